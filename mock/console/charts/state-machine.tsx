import { useId, useMemo } from "preact/hooks";
import type { OrderLifecycle } from "../../domain/orders/lifecycle/describe-lifecycle.ts";
import { toWords } from "../../kernel/to-words.ts";
import { drawTransition, layoutStates, NODE } from "./layout-states.ts";
import { Time } from "../components/parts.tsx";

/** How changes look: others, taken ones and possible ones. */
const changes = {
  "": { stroke: "var(--edge)", "stroke-opacity": 0.45, "stroke-width": 1.2 },
  next: { stroke: "var(--accent)", "stroke-dasharray": "4 3", "stroke-width": 1.2 },
  taken: { stroke: "var(--good)", "stroke-width": 2.2 },
};

/** How statuses look. */
const boxes = {
  "": { fill: "var(--card)", stroke: "var(--edge)", color: "var(--soft)" },
  visited: { fill: "var(--good-wash)", stroke: "var(--good)", color: "var(--good)" },
  current: { fill: "var(--accent)", stroke: "var(--accent)", color: "var(--accent-ink)" },
};

/** The lifecycle of an order: its state machine as a drawing, and the same as text. */
export function StateMachine({ lifecycle }: { lifecycle: OrderLifecycle }) {
  const { states, transitions, current, path, next, title } = lifecycle;
  const { places, width, height } = useMemo(() => layoutStates(lifecycle), [lifecycle]);
  const arrow = useId();
  const visited = new Set(path.map(({ status }) => status));
  const taken = new Set(path.slice(1).map(({ status }, index) => `${path[index]?.status} ${status}`));
  const getLook = (from: string, to: string): keyof typeof changes =>
    taken.has(`${from} ${to}`) ? "taken" : from === current && next.some((one) => one === to) ? "next" : "";
  const drawn = transitions
    .map(({ from, to }) => ({ from: places.get(from), to: places.get(to), look: getLook(from, to) }))
    // The way of the order lies on top.
    .toSorted((a, b) => a.look.length - b.look.length);
  return (
    <figure class="machine">
      <div class="scroll" role="region" aria-label="State machine" tabIndex={0}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${title}. The order is ${toWords(current)}. It was ${path.map(({ status }) => toWords(status)).join(", ")}. Next: ${next.length === 0 ? "nothing" : next.map(toWords).join(", ")}.`}
        >
          <defs>
            {(["", "taken", "next"] as const).map((look) => (
              <marker
                key={look}
                id={`${arrow}-${look}`}
                fill={changes[look].stroke}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                markerUnits="userSpaceOnUse"
                orient="auto-start-reverse"
              >
                <path d="M0 0 L8 4 L0 8 z" />
              </marker>
            ))}
          </defs>
          {drawn.map(({ from, to, look }) =>
            from === undefined || to === undefined ? null : (
              <path
                key={`${from.status} ${to.status}`}
                fill="none"
                {...changes[look]}
                d={drawTransition(from, to)}
                marker-end={`url(#${arrow}-${look})`}
              />
            ),
          )}
          {states.map(({ status, terminal }) => {
            const place = places.get(status);
            if (place === undefined) return null;
            const { color, ...box } =
              boxes[status === current ? "current" : visited.has(status) ? "visited" : ""];
            return (
              <g key={status}>
                <rect
                  {...box}
                  x={place.x - NODE.width / 2}
                  y={place.y - NODE.height / 2}
                  width={NODE.width}
                  height={NODE.height}
                  rx={terminal ? 14 : 6}
                />
                <text
                  fill={color}
                  font-size={status.length > 25 ? 11 : 12}
                  font-weight={status === current ? 700 : 400}
                  x={place.x}
                  y={place.y + 4}
                  text-anchor="middle"
                >
                  {toWords(status)}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <details>
        <summary>As text</summary>
        <h3>The way of this order</h3>
        <ol>
          {path.map(({ status, at, detail }, index) => (
            <li key={index}>
              {toWords(status)} {detail !== null && <>({toWords(detail)}) </>}
              <Time value={at} />
            </li>
          ))}
        </ol>
        <h3>All changes</h3>
        <ul>
          {states.map(({ status }) => {
            const following = transitions.filter(({ from }) => from === status).map(({ to }) => toWords(to));
            return (
              <li key={status}>
                {toWords(status)}: {following.length === 0 ? "terminal" : following.join(", ")}
              </li>
            );
          })}
        </ul>
      </details>
    </figure>
  );
}
