export interface Box {
  readonly id: string;
  readonly label: string;
  /** One line below the label, such as a number. */
  readonly note: string;
  readonly isWrong?: boolean;
}

export interface Line {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

/** Boxes in columns, and the lines between them. */
export interface Diagram {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly boxes: readonly Box[] }[];
  readonly lines: readonly Line[];
}

export interface PlacedBox extends Box {
  readonly x: number;
  readonly y: number;
}

export interface PlacedLine extends Line {
  readonly path: string;
  /** Middle of the line. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedDiagram {
  readonly width: number;
  readonly height: number;
  readonly heads: readonly { readonly title: string; readonly x: number }[];
  readonly boxes: readonly PlacedBox[];
  readonly lines: readonly PlacedLine[];
}

export const BOX = { width: 190, height: 56 } as const;
const GAP = { y: 18 } as const;
/** Total width, so that all diagrams on a page have the same text size. */
const WIDTH = 1130;
const GAP_X = { narrowest: 36, widest: 90 } as const;
const HEAD = 34;
const EDGE = 12;

/** Places columns side by side, vertically centered. */
export function placed({ columns, lines }: Diagram): PlacedDiagram {
  const most = Math.max(...columns.map(({ boxes }) => boxes.length), 1);
  const tall = (count: number) => count * (BOX.height + GAP.y) - GAP.y;
  const gap = gapOf(columns.length);
  const xOf = (column: number) => EDGE + column * (BOX.width + gap);
  const boxes = columns.flatMap((column, place) => {
    const top = EDGE + HEAD + (tall(most) - tall(column.boxes.length)) / 2;
    return column.boxes.map((box, row) => ({ ...box, x: xOf(place), y: top + row * (BOX.height + GAP.y) }));
  });
  const at = new Map(boxes.map((box) => [box.id, box]));
  return {
    width: xOf(columns.length) - gap + EDGE,
    height: EDGE * 2 + HEAD + tall(most),
    heads: columns.map(({ title }, place) => ({ title, x: xOf(place) })),
    boxes,
    lines: lines.flatMap((line) => {
      const [from, to] = [at.get(line.from), at.get(line.to)];
      return from && to ? [{ ...line, ...between(from, to) }] : [];
    }),
  };
}

function gapOf(columns: number): number {
  const left = (WIDTH - 2 * EDGE - columns * BOX.width) / Math.max(columns - 1, 1);
  return Math.min(Math.max(left, GAP_X.narrowest), GAP_X.widest);
}

function between(from: PlacedBox, to: PlacedBox): Pick<PlacedLine, 'path' | 'x' | 'y'> {
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2];
  const [x2, y2] = [to.x, to.y + BOX.height / 2];
  const middle = (x1 + x2) / 2;
  return { path: `M${x1},${y1} C${middle},${y1} ${middle},${y2} ${x2},${y2}`, x: middle, y: (y1 + y2) / 2 };
}
