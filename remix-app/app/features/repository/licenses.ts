import type { Dependency } from './bill-of-materials.server';

/** How many packages are under which license, the most frequent first. */
export function licensesOf(
  dependencies: readonly Pick<Dependency, 'license'>[],
): { license: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { license } of dependencies) {
    const name = license ?? 'Not stated';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([license, count]) => ({ license, count }))
    .sort((a, b) => b.count - a.count || a.license.localeCompare(b.license));
}
