/** The parts of a state machine that decide its drawing. */
export interface DrawnMachine<Status extends string> {
  readonly states: readonly { readonly status: Status; readonly entry: boolean }[];
  /** All changes; per status the default one first. */
  readonly transitions: readonly { readonly from: Status; readonly to: Status; readonly default: boolean }[];
  /** What an order went through, if one is shown. Its first status begins the drawing. */
  readonly path: readonly { readonly status: Status }[];
}

/** Sizes in pixels. */
export const NODE = { width: 176, height: 28 };
const GAP = { x: 44, y: 20 };
const EDGE = 22;

/** Where a status is drawn: the center of its box. */
export interface Place<Status extends string = string> {
  readonly status: Status;
  readonly x: number;
  readonly y: number;
}

/**
 * Places the default way from the first status of the order in one column, downward. The other statuses stand beside it, each one
 * row below the statuses that lead to it on average, in the first column with a free place.
 */
export function layoutStates<Status extends string>({ states, transitions, path }: DrawnMachine<Status>) {
  const entry = path[0]?.status ?? states.find((state) => state.entry)?.status;
  const main: Status[] = [];
  for (let status = entry; status !== undefined && !main.includes(status);) {
    main.push(status);
    const from: Status = status;
    status = transitions.find((one) => one.from === from && one.default)?.to;
  }
  const cells = new Map(main.map((status, row) => [status, { row, column: 0 }]));
  const others = states.map(({ status }) => status).filter((status) => !cells.has(status));
  const place = (status: Status, row: number): void => {
    const column =
      Math.max(0, ...[...cells.values()].map((cell) => (cell.row === row ? cell.column : 0))) + 1;
    cells.set(status, { row, column });
  };
  // The other statuses of new orders stand at the top.
  for (const { status, entry: isEntry } of states) if (isEntry && !cells.has(status)) place(status, 0);
  // A status may follow another one that has no row yet, so go on until all have one.
  for (let round = 0; others.some((status) => !cells.has(status)) && round < states.length; round += 1) {
    for (const status of others) {
      if (cells.has(status)) continue;
      const before = transitions.flatMap(({ from, to }) => (to === status ? [cells.get(from)?.row] : []));
      const known = before.filter((row) => row !== undefined);
      if (known.length === 0 && round < states.length - 1) continue;
      const average = known.reduce((sum, row) => sum + row, 0) / Math.max(1, known.length);
      place(status, Math.min(Math.round(average + 0.6), Math.max(1, main.length - 1)));
    }
  }
  const places = new Map<Status, Place<Status>>();
  for (const [status, { row, column }] of cells) {
    const x = EDGE + NODE.width / 2 + column * (NODE.width + GAP.x);
    places.set(status, { status, x, y: 8 + NODE.height / 2 + row * (NODE.height + GAP.y) });
  }
  const all = [...places.values()];
  return {
    places,
    width: Math.max(...all.map(({ x }) => x)) + NODE.width / 2 + EDGE,
    height: Math.max(...all.map(({ y }) => y)) + NODE.height / 2 + 8,
  };
}

/** Draws a change from one box to another, as the data of an SVG path. */
export function drawTransition(from: Place, to: Place): string {
  const half = { x: NODE.width / 2, y: NODE.height / 2 };
  if (from.status === to.status) {
    const [x, y] = [from.x - half.x, from.y];
    return `M${x} ${y - 7} C${x - 20} ${y - 14} ${x - 20} ${y + 14} ${x} ${y + 7}`;
  }
  if (from.x === to.x) {
    const isNext = to.y > from.y && to.y - from.y < 2 * (NODE.height + GAP.y);
    if (isNext) return `M${from.x} ${from.y + half.y} L${to.x} ${to.y - half.y}`;
    // A longer way goes around the boxes between.
    const x = from.x - half.x;
    return `M${x} ${from.y} C${x - 24} ${from.y} ${x - 24} ${to.y} ${x} ${to.y}`;
  }
  const side = to.x > from.x ? 1 : -1;
  const [startX, endX] = [from.x + side * half.x, to.x - side * half.x];
  const bend = side * GAP.x * 0.6;
  if (from.y === to.y && Math.abs(endX - startX) > NODE.width) {
    // Over the box between.
    const y = from.y - half.y - GAP.y;
    return `M${startX} ${from.y} C${startX + bend} ${y} ${endX - bend} ${y} ${endX} ${to.y}`;
  }
  return `M${startX} ${from.y} C${startX + bend} ${from.y} ${endX - bend} ${to.y} ${endX} ${to.y}`;
}
