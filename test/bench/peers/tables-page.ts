/** The page of figures has a place for each mode. */
export type Mode = 'all cores' | 'pinned';

/**
 * Replaces what a page of Markdown has between `<!-- peers: <mode> -->` and `<!-- end -->`.
 *
 * @throws Error the page has no such place
 */
export function withTables(page: string, mode: Mode, figures: string): string {
  const [begin, end] = [`<!-- peers: ${mode} -->`, '<!-- end -->'];
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`the page has no place for the figures: ${begin}`);
  return `${page.slice(0, from + begin.length)}\n${figures}\n${page.slice(to)}`;
}
