import type { Rollup } from 'vite';

type GetManualChunk = Rollup.GetManualChunk;

type GetModuleInfo = Parameters<GetManualChunk>[1]['getModuleInfo'];

/** Packages, and what Vite and Rollup add. Nothing in it may import the app: files that import each other do not start. */
const VENDOR = /node_modules\/(?!zod\/|@simplewebauthn\/)|commonjsHelpers|preload-helper/;
const BASE =
  /libs\/(contracts|texts)\/|remix-app\/app\/((components|pages|texts|features\/(shell|session))\/|[\w-]+\.tsx?$)/;
const APP = /remix-app\/app\//;
const PAGE = /remix-app\/app\/routes\//;

/** A module that this many pages need is in the file that every page loads. */
const MANY_PAGES = 4;
/** Characters below which a module is there as soon as three pages need it: a file of its own costs more. */
const SMALL = 1_500;

/**
 * Names the file of a module that many pages share, so that a page loads at most ten files. Rollup chooses for the
 * others.
 */
export const clientChunk: GetManualChunk = (id, { getModuleInfo }) => {
  // Global styles keep their order, which is that of root.tsx.
  if (/(?<!\.module)\.css(\?|$)/.test(id)) return undefined;
  if (VENDOR.test(id)) return 'vendor';
  if (BASE.test(id)) return 'base';
  if (!APP.test(id) || PAGE.test(id)) return undefined;
  const enough = (getModuleInfo(id)?.code?.length ?? 0) < SMALL ? 3 : MANY_PAGES;
  return pagesThatNeed(id, getModuleInfo).size >= enough ? 'base' : undefined;
};

/** Modules of pages that import a module, also by way of others. */
function pagesThatNeed(id: string, getModuleInfo: GetModuleInfo, seen = new Set<string>()): Set<string> {
  seen.add(id);
  for (const importer of getModuleInfo(id)?.importers ?? []) {
    if (!seen.has(importer)) pagesThatNeed(importer, getModuleInfo, seen);
  }
  // Remix has a second module of each page, with a query.
  return new Set(
    [...seen].filter((module) => PAGE.test(module)).map((module) => module.split('?', 1)[0] ?? ''),
  );
}
