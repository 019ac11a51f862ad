/** The performance page has a section for each mode. */
export type Mode = 'all cores' | 'pinned';

/**
 * Replaces the content between `<!-- peers: <mode> -->` and `<!-- end -->` on a Markdown page.
 *
 * @throws Error if the page has no such section
 */
export function withTables(page: string, mode: Mode, figures: string): string {
  const [begin, end] = [`<!-- peers: ${mode} -->`, '<!-- end -->'];
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`the page has no place for the figures: ${begin}`);
  return `${page.slice(0, from + begin.length)}\n${figures}\n${page.slice(to)}`;
}
