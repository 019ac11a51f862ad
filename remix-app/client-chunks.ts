import type { Rollup } from 'vite';
import { ROUTES } from './app/pages/table.ts';

type GetManualChunk = Rollup.GetManualChunk;

type GetModuleInfo = Parameters<GetManualChunk>[1]['getModuleInfo'];

/** Packages, and what Vite and Rollup add. Nothing in it may import the app: files that import each other do not start. */
const VENDOR = /node_modules\/(?!zod\/|@simplewebauthn\/)|commonjsHelpers|preload-helper/;
const BASE =
  /libs\/(contracts|texts)\/|remix-app\/app\/((components|pages|texts|features\/(shell|session))\/|[\w-]+\.tsx?$)/;
const APP = /remix-app\/app\//;
const PAGE = /remix-app\/app\/routes\//;
/** What browsers start hydrated pages with. */
const START = /remix-app\/app\/(root|entry\.client)\.tsx$/;
/** The frame of many pages. */
const CONSOLE = 'routes/console.tsx';
/** Pages whose code no browser loads. */
const UNHYDRATED = new Set(
  ROUTES.filter(({ frame }) => frame === 'public' || frame === 'plain').map(
    ({ file }) => `routes/${file}.tsx`,
  ),
);

/** Guides for the consoles of directories: only pages of connections and set-up portals need them. */
const GUIDES = /remix-app\/app\/features\/(directory|set-up-guides)\//;

/** An icon that one page needs is in the file of that page. */
const ICON = /@tabler\/icons-react\/dist\/esm\/icons\//;

/** A module that this many pages need is in the file that every page loads, or that all pages of their area load. */
const MANY_PAGES = 4;
/** Characters below which a module is there as soon as three pages need it: a file of its own costs more. */
const SMALL = 1_800;

/**
 * Names the file of a module that many pages share, so that a page loads at most ten files. Rollup chooses for the
 * others.
 */
export const clientChunk: GetManualChunk = (id, meta) => {
  const { getModuleInfo } = meta;
  // Global styles keep their order, which is that of root.tsx.
  if (/(?<!\.module)\.css(\?|$)/.test(id)) return undefined;
  if (VENDOR.test(id) && !ICON.test(id)) return 'vendor';
  if (PAGE.test(id)) return undefined;
  const needing = modulesThatNeed(id, getModuleInfo);
  const pages = pagesIn(needing);
  const hydrated = [...pages].filter((page) => !UNHYDRATED.has(page));
  const isForStart = [...needing].some((module) => START.test(module));
  // The style sheets of unhydrated pages are in one file as well.
  if (pages.size > 0 && hydrated.length === 0 && !isForStart) return 'unhydrated';
  if (ICON.test(id)) return isOfOnePage(id, pages, meta) ? undefined : 'vendor';
  if (BASE.test(id)) return 'base';
  if (!APP.test(id)) return undefined;
  const isSmall = (getModuleInfo(id)?.code?.length ?? 0) < SMALL;
  if (hydrated.includes(CONSOLE)) return 'base';
  if (hydrated.length >= MANY_PAGES) {
    const [area, ...others] = new Set(hydrated.map(areaOf));
    if (area && others.length === 0) return `of-${area}`;
    return GUIDES.test(id) ? 'guides' : 'base';
  }
  if (hydrated.length >= 3 && GUIDES.test(id)) return 'guides';
  if (isSmall && hydrated.length >= 3) return 'base';
  // Rollup would put it into the file of unhydrated pages, and a hydrated page would load that whole file.
  if (hydrated.length === 0 || hydrated.length === pages.size) return undefined;
  return isSmall ? 'base' : `both-${nameOf(hydrated)}`;
};

/** Whether one page needs an icon, and every module that imports it is in the file of that page. */
function isOfOnePage(id: string, pages: ReadonlySet<string>, meta: Parameters<GetManualChunk>[1]): boolean {
  const importers = meta.getModuleInfo(id)?.importers ?? [];
  return pages.size === 1 && importers.every((importer) => !clientChunk(importer, meta));
}

/** What the files of pages about one thing begin with: `consoles-sso` for `routes/consoles/sso.$id.draft.tsx`. */
function areaOf(page: string): string {
  const [path = ''] = page.slice(page.indexOf('routes/') + 'routes/'.length).split('.');
  return path.replaceAll('/', '-');
}

/** Names a file after the pages that need it: `routes/sso.setup.tsx` is `sso.setup`. */
function nameOf(pages: readonly string[]): string {
  return pages
    .map((page) => page.slice(page.lastIndexOf('/') + 1, -'.tsx'.length))
    .sort()
    .join('-');
}

/** The modules that import a module, also by way of others, and the module itself. */
function modulesThatNeed(id: string, getModuleInfo: GetModuleInfo, seen = new Set<string>()): Set<string> {
  seen.add(id);
  for (const importer of getModuleInfo(id)?.importers ?? []) {
    if (!seen.has(importer)) modulesThatNeed(importer, getModuleInfo, seen);
  }
  return seen;
}

/** The modules of pages among some, as `routes/login.tsx`. Remix has a second module of each, with a query. */
function pagesIn(modules: Iterable<string>): Set<string> {
  const pages = [...modules].filter((module) => PAGE.test(module));
  return new Set(pages.map((module) => module.slice(module.indexOf('routes/')).split('?', 1)[0] ?? ''));
}
