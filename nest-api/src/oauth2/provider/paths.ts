import { PROVIDER_ROUTES } from '@gatehouse/contracts';

/** Our device page. The library's own is unreachable. */
export const DEVICE_PAGE = '/device';

const WELL_KNOWN = new Set(['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']);
const EXACT = new Set<string>(Object.values(PROVIDER_ROUTES));
/** Path to resume a flow. It ends with a secret of the flow. */
const BELOW = [`${PROVIDER_ROUTES.authorization}/`, `${PROVIDER_ROUTES.end_session}/`];

/** Whether the library handles `path`, which has no query. */
export function isProviderPath(path: string): boolean {
  return EXACT.has(path) || WELL_KNOWN.has(path) || BELOW.some((start) => path.startsWith(start));
}

/** Endpoints that another site's form may post to. */
export function takesForm(path: string): boolean {
  return path === PROVIDER_ROUTES.authorization || path === PROVIDER_ROUTES.end_session;
}
