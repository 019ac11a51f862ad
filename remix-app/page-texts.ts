import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:page-texts';
const APP = fileURLToPath(new URL('./app', import.meta.url));
/** Stands in the built module until every module is known. */
const LATER = '__PAGE_TEXTS__';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };

/**
 * Provides `virtual:page-texts`: for each route module, the catalogues that its components can show. So a page is sent
 * these texts and no others. In development and in tests it is null, and pages are sent all of them.
 */
export function pageTexts(): Plugin {
  let isBuild = false;
  return {
    name: 'page-texts',
    configResolved(config) {
      isBuild = config.command === 'build' && !!config.build.ssr && !process.env.VITEST;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${isBuild ? LATER : 'null'};` : undefined),
    renderChunk(code) {
      if (!code.includes(LATER)) return null;
      const infoOf = (id: string) => this.getModuleInfo(id);
      const roots = [...this.getModuleIds()].filter((id) => isRoute(pathOf(id)));
      const found = Object.fromEntries(roots.map((id) => [pathOf(id), textsWithin(id, infoOf)]));
      return { code: code.replace(LATER, JSON.stringify(found)), map: null };
    },
  };
}

/** In the form of `routes/login.tsx`. */
function pathOf(id: string): string {
  return relative(APP, id).split(sep).join('/');
}

function isRoute(path: string): boolean {
  return path === 'root.tsx' || /^routes\/.+\.tsx$/.test(path);
}

/** The catalogue that a module names, as `features/auth/login`; null for every other module. */
function textsAt(path: string): string | null {
  const [, folder, name] =
    /^((?:components|features|routes|server)(?:\/.+)?)\/texts\/([\w-]+)\/index\.ts$/.exec(path) ?? [];
  return folder && name ? `${folder}/${name}` : null;
}

/** Modules that run on the server alone bring nothing to a browser. */
function textsWithin(root: string, infoOf: (id: string) => ModuleInfo | null): string[] {
  const seen = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || /\.server\.tsx?$/.test(id) || id.includes('node_modules')) continue;
    seen.add(id);
    const info = infoOf(id);
    if (info) open.push(...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return [...seen]
    .map((id) => textsAt(pathOf(id)))
    .filter((texts) => texts !== null)
    .sort();
}
