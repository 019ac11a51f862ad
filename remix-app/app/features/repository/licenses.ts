import type { Formats } from '@gatehouse/texts';
import type { Dependency } from './bill-of-materials.server';

/** How many packages have which license, the most frequent first. @param notStated name of a missing license */
export function licensesOf(
  dependencies: readonly Pick<Dependency, 'license'>[],
  notStated: string,
  { compare }: Formats,
): { license: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { license } of dependencies) {
    const name = license ?? notStated;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([license, count]) => ({ license, count }))
    .sort((a, b) => b.count - a.count || compare(a.license, b.license));
}
