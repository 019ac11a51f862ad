import type { Request } from 'express';
import { remembered } from '../common/remembered.js';

const ID = /^([0-9a-f]{8}-[0-9a-f-]{27}|\d+|[\w-]{20,})$/i;

/**
 * The matched route template, such as `/api/v1/tenants/:id`.
 *
 * The set of values is limited, because they are labels of metrics. Requests that no controller handled (the provider
 * library's endpoints, unknown paths) are reduced to the known prefixes.
 */
export function routeOf(request: Request): string {
  const matched: unknown = (request.route as { path?: unknown } | undefined)?.path;
  if (typeof matched === 'string' && !matched.includes('*')) return request.baseUrl + matched;
  return providerRoute(request.originalUrl.split(/[?#;]/, 1)[0] ?? '');
}

/** Few paths are frequent, and invalid ones are soon evicted. */
const providerRoute = remembered(200, reduced);

const SCIM =
  /^\/scim\/v2\/[^/]+\/(Users|Groups|ServiceProviderConfig|ResourceTypes|Schemas|Bulk|\.search)(\/[^/]+)?\/?$/;

function reduced(path: string): string {
  const [, endpoint, rest] = SCIM.exec(path) ?? [];
  if (endpoint) return `/scim/v2/:connection/${endpoint}${rest === '/.search' ? rest : rest ? '/:id' : ''}`;
  const plain = path.replace(/^\/t\/[^/]+/, '/t/:tenant');
  const known =
    /^(\/t\/:tenant)?\/(\.well-known\/[a-z-]{1,40}$|api\/v1\/(oauth2|saml)\/[a-z_-]{1,30}(\/|$))/.test(plain);
  if (!known) return 'unmatched';
  return plain
    .split('/')
    .slice(0, 7)
    .map((part) => (ID.test(part) ? ':id' : part))
    .join('/');
}
