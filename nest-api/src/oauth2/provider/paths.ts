import { PROVIDER_ROUTES } from '@gatehouse/contracts';

/** Our page for the codes of devices; the library's own is not reachable. */
export const DEVICE_PAGE = '/device';

const WELL_KNOWN = new Set(['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']);
const EXACT = new Set<string>(Object.values(PROVIDER_ROUTES));
/** Where a flow goes on: the address ends in something that only this flow knows. */
const BELOW = [`${PROVIDER_ROUTES.authorization}/`, `${PROVIDER_ROUTES.end_session}/`];

/** Whether the library answers `path`, which has no query. */
export function isProviderPath(path: string): boolean {
  return EXACT.has(path) || WELL_KNOWN.has(path) || BELOW.some((start) => path.startsWith(start));
}

/** Endpoints that a browser may be sent to by another site's form. */
export function takesForm(path: string): boolean {
  return path === PROVIDER_ROUTES.authorization || path === PROVIDER_ROUTES.end_session;
}
