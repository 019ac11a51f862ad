export interface SankeyNode {
  id: string;
  name: string;
  count: number;
}

export interface SankeyFlow {
  from: string;
  to: string;
  count: number;
}

export interface Box extends SankeyNode {
  x: number;
  y: number;
  height: number;
}

export interface Band {
  key: string;
  path: string;
  text: string;
}

export const SIZE = { width: 960, box: 10, gap: 14, least: 3 } as const;
/** Where each column begins. Left and right of them is room for names. */
const COLUMNS = [190, 475, 760] as const;

/**
 * Boxes and bands of a picture in three columns, as high as their counts. A column of more things is no higher: the
 * scale is that of the column with the least room.
 *
 * @param height of the picture, without its gaps
 * @param written a count as the reader writes it
 */
export function layOut(
  columns: readonly [readonly SankeyNode[], readonly SankeyNode[], readonly SankeyNode[]],
  flows: readonly [readonly SankeyFlow[], readonly SankeyFlow[]],
  height: number,
  written: (count: number) => string,
): { boxes: Box[][]; bands: Band[]; height: number } {
  const totals = columns.map((nodes) => nodes.reduce((sum, { count }) => sum + count, 0));
  const unit = height / Math.max(1, ...totals);
  const boxes = columns.map((nodes, column) => stack(nodes, COLUMNS[column] as number, unit));
  const bottom = Math.max(0, ...boxes.flat().map((box) => box.y + box.height));
  const bands = flows.flatMap((found, side) =>
    bandsOf(found, boxes[side] as Box[], boxes[side + 1] as Box[], unit, written),
  );
  return { boxes, bands, height: bottom };
}

function stack(nodes: readonly SankeyNode[], x: number, unit: number): Box[] {
  let y = 0;
  return nodes.map((node) => {
    const box = { ...node, x, y, height: Math.max(SIZE.least, node.count * unit) };
    // A thin box still needs a line for its name.
    y += Math.max(box.height, 18) + SIZE.gap;
    return box;
  });
}

function bandsOf(
  flows: readonly SankeyFlow[],
  left: readonly Box[],
  right: readonly Box[],
  unit: number,
  written: (count: number) => string,
): Band[] {
  const used = new Map<Box, number>();
  const take = (box: Box, height: number) => {
    const from = used.get(box) ?? 0;
    used.set(box, from + height);
    return box.y + from;
  };
  const place = (boxes: readonly Box[], id: string) => boxes.findIndex((box) => box.id === id);
  return flows
    .toSorted(
      (one, other) =>
        place(left, one.from) - place(left, other.from) || place(right, one.to) - place(right, other.to),
    )
    .flatMap(({ from, to, count }) => {
      const [start, end] = [left[place(left, from)], right[place(right, to)]];
      if (!start || !end) return [];
      const height = Math.max(1, count * unit);
      const [x1, x2] = [start.x + SIZE.box, end.x];
      const [y1, y2] = [take(start, height), take(end, height)];
      const half = (x1 + x2) / 2;
      return {
        key: `${from} ${to}`,
        path: `M${x1},${y1}C${half},${y1} ${half},${y2} ${x2},${y2}V${y2 + height}C${half},${y2 + height} ${half},${y1 + height} ${x1},${y1 + height}Z`,
        text: `${start.name} → ${end.name}: ${written(count)}`,
      };
    });
}
