/** A node that splits, or the number of rows in a leaf. */
export type Tree = readonly [feature: number, split: number, below: Tree, above: Tree] | number;

export interface Forest {
  /** Rows that each tree saw. */
  readonly sample: number;
  readonly trees: readonly Tree[];
}

/** A row of numbers, with the same meaning in each row. */
export type Row = readonly number[];

/**
 * Grows an isolation forest: rows that few random cuts separate from the others are unusual.
 *
 * Source: Liu, Ting, Zhou: Isolation Forest, ICDM 2008, algorithms 1 and 2.
 *
 * @param strange rows that every tree sees beside its sample, so that it cuts where the other rows do not vary
 * @param random numbers from 0 to 1, without 1
 */
export function grow(
  rows: readonly Row[],
  strange: readonly Row[],
  trees: number,
  most: number,
  random: () => number,
): Forest {
  return drained(growing(rows, strange, trees, most, random));
}

/** The same, and yields after each tree. */
export function* growing(
  rows: readonly Row[],
  strange: readonly Row[],
  trees: number,
  most: number,
  random: () => number,
): Generator<void, Forest> {
  const sample = Math.min(most, rows.length) + strange.length;
  const height = Math.ceil(Math.log2(Math.max(2, sample)));
  const all: Tree[] = [];
  for (let made = 0; made < trees; made += 1) {
    all.push(grown([...chosen(rows, sample - strange.length, random), ...strange], height, random));
    yield;
  }
  return { sample, trees: all };
}

/** Runs work that yields to its end at once. */
export function drained<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** From 0 to 1: about 0.5 for usual rows, near 1 for unusual ones. Source: the same, equation 2. */
export function anomalyOf(forest: Forest, row: Row): number {
  const depths = forest.trees.reduce<number>((sum, tree) => sum + depthOf(tree, row), 0);
  return 2 ** -(depths / forest.trees.length / averageDepth(forest.sample));
}

/** Rows without repetition: the first part of a Fisher-Yates shuffle. */
function chosen(rows: readonly Row[], count: number, random: () => number): Row[] {
  const all = [...rows];
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (all.length - at));
    [all[at], all[other]] = [all[other] as Row, all[at] as Row];
  }
  return all.slice(0, count);
}

function grown(rows: readonly Row[], height: number, random: () => number): Tree {
  const features = height > 0 && rows.length > 1 ? varying(rows) : [];
  const feature = features[Math.floor(random() * features.length)];
  if (feature === undefined) return rows.length;
  const [least, greatest] = rangeOf(rows, feature);
  const split = least + random() * (greatest - least);
  const below = rows.filter((row) => valueIn(row, feature) <= split);
  const above = rows.filter((row) => valueIn(row, feature) > split);
  return [feature, rounded(split), grown(below, height - 1, random), grown(above, height - 1, random)];
}

/** Features that can still separate the rows. */
function varying(rows: readonly Row[]): number[] {
  const all = [...(rows[0] ?? []).keys()];
  return all.filter((feature) => rows.some((row) => row[feature] !== rows[0]?.[feature]));
}

function rangeOf(rows: readonly Row[], feature: number): [least: number, greatest: number] {
  const values = rows.map((row) => valueIn(row, feature));
  return [Math.min(...values), Math.max(...values)];
}

function depthOf(tree: Tree, row: Row): number {
  let depth = 0;
  let at = tree;
  while (typeof at !== 'number') {
    at = valueIn(row, at[0]) <= at[1] ? at[2] : at[3];
    depth += 1;
  }
  return depth + averageDepth(at);
}

function valueIn(row: Row, feature: number): number {
  return row[feature] ?? 0;
}

const EULER = 0.5772156649;

/** Average depth of a row in a binary search tree of `rows` rows. Source: the same, equation 1. */
export function averageDepth(rows: number): number {
  if (rows <= 1) return 0;
  if (rows === 2) return 1;
  return 2 * (Math.log(rows - 1) + EULER) - (2 * (rows - 1)) / rows;
}

/** Four digits keep the stored forest small. */
function rounded(split: number): number {
  return Math.round(split * 1e4) / 1e4;
}
