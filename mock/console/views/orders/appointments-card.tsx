import type { JSX } from "preact";
import type { Order } from "../../../../src/generated/types.ts";
import type { AppointmentMove } from "../../../tools/appointments.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { Badge } from "../../components/badge.tsx";
import { ActionButton, Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { EmptyState, LoadState } from "../../components/load-state.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";

const moves: Readonly<Record<AppointmentMove, readonly [text: string, done: string]>> = {
  confirm: ["Confirm", "Confirmed the appointment."],
  reject: ["Reject", "Rejected the booking."],
  start: ["Start the visit", "Started the visit."],
  complete: ["Complete", "Completed the appointment."],
  cancel: ["Cancel", "Cancelled the appointment."],
};

/** The appointments of an order, with their moves. Nothing for methods without appointments. */
export function AppointmentsCard({ order }: { order: Order }): JSX.Element | null {
  const { method } = order.lab_test;
  const takesAppointments = method === "at_home_phlebotomy" || method === "walk_in_test";
  const team = useTeam();
  const action = useAction();
  const live = useLive(
    async (current) => {
      if (!takesAppointments) return [];
      const appointments = await current.appointments.list(order.id);
      return Promise.all(
        appointments.map(async (one) => ({ ...one, moves: await current.appointments.moves(one.id) })),
      );
    },
    [order.id, takesAppointments],
    { on: ["state"], areas: ["appointments"] },
  );
  if (!takesAppointments) return null;
  const { data } = live;
  const run = (name: AppointmentMove, id: string): void =>
    void action.run(() => team.appointments[name](id), { undo: moves[name][1] });
  const isBookable = data?.every(({ moves: allowed }) => allowed.length === 0) ?? false;
  const create = (
    <ActionButton
      action={action}
      act={() => team.appointments.create(order.id)}
      undo="Created an appointment."
    >
      Create an appointment
    </ActionButton>
  );
  return (
    <Card title="Appointments">
      <LoadState live={live} />
      {data === undefined ? null : data.length === 0 ? (
        <EmptyState
          title="There is no appointment."
          hint="An order with a requisition takes one: create it here, or book a slot with your client."
        >
          {create}
        </EmptyState>
      ) : (
        <>
          {data.map((one) => (
            <div class="appointment" key={one.id}>
              <p class="row">
                <Badge tone={one.status === "cancelled" ? "plain" : "info"}>{toWords(one.status)}</Badge>
                {one.start_at == null ? <span class="soft">no time yet</span> : <Time value={one.start_at} />}
                <span class="soft">{one.provider}</span>
              </p>
              {one.moves.length > 0 && (
                <div class="row" role="group" aria-label="Moves of the appointment">
                  {one.moves.map((name) => (
                    <Button
                      key={name}
                      look={name === "cancel" || name === "reject" ? "danger" : "normal"}
                      busy={action.busy}
                      label={`${moves[name][0]}: appointment`}
                      onClick={() => run(name, one.id)}
                    >
                      {moves[name][0]}
                    </Button>
                  ))}
                </div>
              )}
            </div>
          ))}
          {isBookable && <div class="row">{create}</div>}
        </>
      )}
    </Card>
  );
}
