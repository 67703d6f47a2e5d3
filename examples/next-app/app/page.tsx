import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getClient } from "../lib/client.ts";
import { listChanges } from "../lib/events.ts";
import { findKit } from "../lib/order-kit.ts";
import { isStaff } from "../lib/staff.ts";
import { readUsers } from "../lib/users.ts";
import { OrderForm } from "./order-form.tsx";

// Patient data is read for each request and kept in no cache.
export const dynamic = "force-dynamic";

/** The page of the staff. It shows all users, so a visitor must not see it. */
export default async function Page() {
  if (!isStaff((await headers()).get("authorization"))) notFound();
  const client = getClient();
  const [users, kit] = await Promise.all([readUsers(client, Date.now()), findKit(client)]);
  return (
    <main>
      <h1>Users</h1>
      {users.length === 0 && <p>There are no users yet.</p>}
      <ul className="users">
        {users.map(({ id, name, devices, steps }) => (
          <li key={id}>
            <h2>{name}</h2>
            <p>{devices.join(", ") || "No device is connected."}</p>
            {steps !== null && <p>{steps.toLocaleString("en-US")} steps yesterday</p>}
            {kit !== null && <OrderForm userId={id} kit={kit} idempotencyKey={randomUUID()} />}
          </li>
        ))}
      </ul>
      <h2>Orders</h2>
      <ol>
        {listChanges().map(({ id, orderId, status }) => (
          <li key={id}>
            <code>{orderId}</code> {status}
          </li>
        ))}
      </ol>
    </main>
  );
}
