/**
 * Remix compares the path of a request with every route of the app, four times for each page, and compiles the path of
 * each route every time. These handlers know one branch of the routes each: the page at the path, and its parents.
 *
 * @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, caseSensitive?: boolean }} Route
 */

/** Paths that `URL` leaves as they are and that compare by ASCII alone. Anything else goes to the whole app. */
const PLAIN = /^\/(?!.*\/\.)(?!\.)[\w./~-]*$/;

/**
 * Wraps `createRequestHandler` of `@remix-run/express`. A path that leads to one page for certain gets a handler with
 * that page alone, which is made at its first request. Every other request gets the handler of the whole app.
 *
 * @template {{ build: { routes: Record<string, Route>, assets: { routes: Record<string, unknown> } }, mode?: string }} O
 * @param {(options: O) => (...args: any[]) => unknown} createHandler
 */
export function branchHandlers(createHandler) {
  return (/** @type {O} */ options) => {
    const whole = createHandler(options);
    // In development each request has a build of its own.
    if (options.mode === 'development') return whole;
    const findPage = pageFinder(options.build.routes);
    const handlers = new Map();
    const handlerOf = (id) => {
      if (!handlers.has(id))
        handlers.set(id, createHandler({ ...options, build: onlyBranch(options.build, id) }));
      return handlers.get(id);
    };
    return (req, ...rest) => {
      const id = findPage(req.originalUrl.split('?', 1)[0]);
      return (id === undefined ? whole : handlerOf(id))(req, ...rest);
    };
  };
}

/**
 * The id of the route that Remix would choose for a path; undefined where that is not certain, or no page is there.
 *
 * @param {Record<string, Route>} routes as in the build
 * @returns {(path: string) => string | undefined} for a path as in the request, without its query
 * @throws Error a route has a path that is neither words nor `:parameters`
 */
export function pageFinder(routes) {
  const { addresses, patterns } = read(routes);
  return (path) => {
    if (!PLAIN.test(path)) return undefined;
    const asked = segmentsOf(pageOf(path).toLowerCase());
    const address = `/${asked.join('/')}`;
    return addresses.has(address) ? addresses.get(address) : best(patterns, asked);
  };
}

/** The path of the page that a request of Remix' router for its data is about. */
function pageOf(path) {
  return path.endsWith('.data') ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;
}

function read(routes) {
  const addresses = new Map();
  const patterns = [];
  for (const route of Object.values(routes)) {
    if (!isPage(route)) continue;
    const segments = branchOf(routes, route.id).flatMap(({ path }) => segmentsOf(path ?? ''));
    requireKnown(route, segments);
    const address = `/${segments.join('/')}`.toLowerCase();
    if (segments.some(isParameter)) patterns.push({ id: route.id, segments: segmentsOf(address) });
    else addresses.set(address, addresses.has(address) ? undefined : route.id);
  }
  return { addresses, patterns };
}

/** The root and layouts are no pages, and what answers any path is left to the whole app. */
function isPage({ parentId, path, index }) {
  return parentId !== undefined && (path !== undefined || index === true) && path !== '*';
}

function requireKnown({ id, caseSensitive }, segments) {
  const isKnown = (segment) => /^(:[\w-]+|[\w.-]+)$/.test(segment);
  if (caseSensitive || !segments.every(isKnown))
    throw new Error(`Route ${id}: remix-app/server/branch-handlers.mjs knows words and :parameters alone.`);
}

/** Remix ranks patterns of one length by how many of their segments are words. Of two equal ones, neither is certain. */
function best(patterns, asked) {
  const fitting = patterns.filter(({ segments }) => fits(segments, asked));
  const words = ({ segments }) => segments.filter((segment) => !isParameter(segment)).length;
  const most = Math.max(...fitting.map(words));
  const first = fitting.filter((pattern) => words(pattern) === most);
  return first.length === 1 ? first[0].id : undefined;
}

function fits(segments, asked) {
  return (
    segments.length === asked.length &&
    segments.every(
      (segment, place) => segment === asked[place] || (isParameter(segment) && asked[place] !== ''),
    )
  );
}

function isParameter(segment) {
  return segment.startsWith(':');
}

/** An empty segment within a path fits no page, and slashes at its end do not count. */
function segmentsOf(path) {
  const inner = path.replace(/^\//, '').replace(/\/+$/, '');
  return inner === '' ? [] : inner.split('/');
}

function onlyBranch(build, id) {
  const ids = branchOf(build.routes, id).map((route) => route.id);
  const only = (all) => Object.fromEntries(ids.flatMap((known) => (all[known] ? [[known, all[known]]] : [])));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** From the root to the route. */
function branchOf(routes, id) {
  const route = routes[id];
  return route.parentId === undefined ? [route] : [...branchOf(routes, route.parentId), route];
}
