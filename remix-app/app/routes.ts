import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from '@remix-run/dev';
import type { Frame, RouteEntry } from './pages/entry.ts';
import { RESOURCES } from './pages/resources.ts';
import { ROUTES } from './pages/table.ts';

/** The addresses of the web app. Remix reads this file before there is an app, so it imports the tables alone. */
export default [
  { id: 'console', file: 'routes/console.tsx', children: pagesIn('console') },
  { id: 'public', file: 'routes/public.tsx', children: pagesIn('public') },
  { id: 'plain', file: 'routes/plain.tsx', children: pagesIn('plain') },
  ...pagesIn('none'),
  ...RESOURCES.map(({ path, file }) => ({ id: path, path: path.slice(1), file: `routes/${file}` })),
  { id: 'unknown', path: '*', file: 'routes/unknown.ts' },
] satisfies RouteConfigEntry[];

function pagesIn(frame: Frame): RouteConfigEntry[] {
  return ROUTES.filter((page) => page.frame === frame && !page.isNested).flatMap(routesOf);
}

/** One route for each address of the page. */
function routesOf(page: RouteEntry): RouteConfigEntry[] {
  return [page.path, ...page.also].map((path) =>
    path === '/'
      ? { id: path, index: true, file: fileOf(page) }
      : {
          id: path,
          path: path.slice(1),
          file: fileOf(page),
          children: path === page.path ? nestedIn(page) : [],
        },
  );
}

function nestedIn(page: RouteEntry): RouteConfigEntry[] {
  return ROUTES.filter(({ path, isNested }) => isNested && parentOf(path) === page.path).map((nested) => ({
    id: nested.path,
    path: nested.path.slice(page.path.length + 1),
    file: fileOf(nested),
  }));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function fileOf({ file }: RouteEntry): string {
  return `routes/${file}.tsx`;
}
