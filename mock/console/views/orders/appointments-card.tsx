import type { Order } from "../../../../src/generated/types.ts";
import type { AppointmentMove } from "../../../tools/appointments.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { ActionButton } from "../../components/button.tsx";
import { Badge, Card, EmptyState, Loaded, Time } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";

const moves: Readonly<Record<AppointmentMove, readonly [text: string, done: string]>> = {
  confirm: ["Confirm the appointment", "Confirmed the appointment."],
  reject: ["Reject the booking", "Rejected the booking."],
  start: ["Start the visit", "Started the visit."],
  complete: ["Complete the appointment", "Completed the appointment."],
  cancel: ["Cancel the appointment", "Cancelled the appointment."],
};

/** The appointments of an order, with their moves. Nothing for methods without appointments. */
export function AppointmentsCard({ order }: { order: Order }) {
  const { method } = order.lab_test;
  const takesAppointments = method === "at_home_phlebotomy" || method === "walk_in_test";
  const live = useLive(
    async (team) => {
      if (!takesAppointments) return [];
      const appointments = await team.appointments.list(order.id);
      return Promise.all(
        appointments.map(async (one) => ({ ...one, moves: await team.appointments.moves(one.id) })),
      );
    },
    [order.id, takesAppointments],
    ["appointments"],
  );
  const isOpen = order.status === "received" || order.status === "collecting_sample";
  if (!takesAppointments || (!isOpen && live.data?.length === 0)) return null;
  const create = (
    <ActionButton act={(team) => team.appointments.create(order.id)} undo="Created an appointment.">
      Create an appointment
    </ActionButton>
  );
  return (
    <Card title="Appointments">
      <Loaded live={live}>
        {(appointments) => (
          <>
            {appointments.length === 0 && (
              <EmptyState
                title="There is no appointment."
                hint="An order with a requisition takes one: create it here, or book a slot with your client."
              >
                {create}
              </EmptyState>
            )}
            {appointments.map((one) => (
              <div class="stack" key={one.id}>
                <p class="row">
                  <Badge tone={one.status === "cancelled" ? "plain" : "info"}>{toWords(one.status)}</Badge>
                  {one.start_at == null ? (
                    <span class="soft">no time yet</span>
                  ) : (
                    <Time value={one.start_at} />
                  )}
                  <span class="soft">{one.provider}</span>
                </p>
                <div class="row">
                  {one.moves.map((name) => (
                    <ActionButton
                      key={name}
                      look={name === "cancel" || name === "reject" ? "danger" : "normal"}
                      act={(team) => team.appointments[name](one.id)}
                      undo={moves[name][1]}
                    >
                      {moves[name][0]}
                    </ActionButton>
                  ))}
                </div>
              </div>
            ))}
            {isOpen && appointments.length > 0 && appointments.every((one) => one.moves.length === 0) && (
              <div class="row">{create}</div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
