import { deregister, getProvider, findLiveConnection } from "../../domain/connections/rules.ts";
import { orNotFound } from "../../domain/service-error.ts";
import { getPatientInfo, serializePatientInfo, setPatientInfo } from "../../domain/patients/rules.ts";
import { deleteUser, undoDelete } from "../../domain/users/deletion.ts";
import { refreshUser } from "../../domain/connections/refresh.ts";
import { getActiveUser, createUser, listUsers, resolveUser, updateUser } from "../../domain/users/rules.ts";
import {
  serializeRefresh,
  serializeUser,
  serializeUserProviders,
} from "../../domain/connections/serialize.ts";
import type { AllRead } from "../../domain/query.ts";
import { defineHandlers, anyCase } from "../handler.ts";

const success = { body: { success: true } };

export const userHandlers = defineHandlers({
  "users.create": ({ world, body }) => ({ body: serializeUser(world, createUser(world, body)) }),
  "users.list": ({ world, query: { offset = 0, limit = 100, ...rest } }) => {
    rest satisfies AllRead;
    const { users, total } = listUsers(world, offset, limit);
    return { body: { users: users.map((user) => serializeUser(world, user)), total, offset, limit } };
  },
  "users.get": ({ world, path }) => ({ body: serializeUser(world, getActiveUser(world, path.user_id)) }),
  "users.update": ({ world, path, body }) => {
    updateUser(world, path.user_id, body);
    return {};
  },
  "users.delete": ({ world, path }) => {
    deleteUser(world, path.user_id);
    return success;
  },
  "users.undoDelete": ({ world, query }) => {
    undoDelete(world, query);
    return success;
  },
  "users.resolve": ({ world, path }) => ({
    body: serializeUser(world, resolveUser(world, path.client_user_id)),
  }),
  "users.refresh": ({ world, path, query: { timeout = 10, ...rest } }) => {
    rest satisfies AllRead;
    return serializeRefresh(path.user_id, refreshUser(world, path.user_id, timeout));
  },
  "users.providers": ({ world, path }) => ({
    body: serializeUserProviders(world, getActiveUser(world, path.user_id)),
  }),
  "users.disconnect": ({ world, path }) => {
    const provider = getProvider(path.provider, ["path", "provider"]);
    const user = getActiveUser(world, path.user_id);
    const connection = orNotFound("Connection", findLiveConnection(world, user.user_id, provider.slug));
    deregister(world, connection);
    return success;
  },
  "users.updateInfo": ({ world, path, body }) => ({
    body: serializePatientInfo(setPatientInfo(world, anyCase(path.user_id), body)),
  }),
  "users.latestInfo": ({ world, path }) => ({
    body: serializePatientInfo(getPatientInfo(world, anyCase(path.user_id))),
  }),
});
