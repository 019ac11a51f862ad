import type { Nesting } from './group-members.repository.js';

/**
 * The shortest way from some groups to each group that they reach. A way is a list of IDs; it begins with one of `starts`
 * and ends with the group. Cycles are harmless.
 *
 * @param next the groups that one leads to
 */
export function shortestWays(
  starts: readonly string[],
  next: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const ways = new Map<string, string[]>(starts.map((id) => [id, [id]]));
  for (const [id, way] of ways) {
    for (const further of next.get(id) ?? []) {
      if (!ways.has(further)) ways.set(further, [...way, further]);
    }
  }
  return ways;
}

/** From each group to those that it is nested in. */
export function upwards(nestings: readonly Nesting[]): Map<string, string[]> {
  return grouped(nestings.map(({ group, member }) => [member, group]));
}

/** From each group to those that are nested in it. */
export function downwards(nestings: readonly Nesting[]): Map<string, string[]> {
  return grouped(nestings.map(({ group, member }) => [group, member]));
}

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const values = found.get(key);
    if (values) values.push(value);
    else found.set(key, [value]);
  }
  return found;
}
