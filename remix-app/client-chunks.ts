/** Bytes below which Rollup joins a file with another, where that loads little that a page does not need. */
export const SMALL_CHUNK = 2_000;

const PACKAGES: readonly (readonly [name: string, packages: RegExp])[] = [
  ['framework', /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|@remix-run|turbo-stream)\//],
  ['ui', /node_modules\/(@mantine|@floating-ui|@tabler|clsx|react-remove-scroll|react-textarea-autosize)/],
  [
    'base',
    /libs\/(contracts|texts)\/|node_modules\/(intl-messageformat|@formatjs)\/|remix-app\/app\/((components|pages|texts|features\/(shell|session))\/|[\w-]+\.tsx?$)/,
  ],
];

/**
 * Names the file of a module that many pages of the browser share, so that a page loads about a dozen files instead of a
 * hundred. A module without a name goes where Rollup puts it.
 */
export function clientChunk(id: string): string | undefined {
  // Global styles keep their order, which is that of root.tsx.
  if (/(?<!\.module)\.css(\?|$)/.test(id)) return undefined;
  return PACKAGES.find(([, packages]) => packages.test(id))?.[0];
}
