import { type Side, thingAt } from './two-tenants.ts';

/** How to get the other tenant's ID for paths that name something `twoTenants` does not create. */
const FOREIGN: Record<string, (b: Side) => string> = {
  '/api/v1/products/requests/{id}/decision': (b) => b.tenant.id,
  '/api/v1/tenants/plan-requests/{id}/decision': (b) => b.tenant.id,
  '/api/v1/users/{id}': (b) => b.user.id,
  '/api/v1/users/{id}/suspend': (b) => b.user.id,
  '/api/v1/users/{id}/reactivate': (b) => b.user.id,
  '/api/v1/users/{id}/sign-out': (b) => b.user.id,
  '/api/v1/users/{id}/second-factor': (b) => b.user.id,
  '/api/v1/users/{id}/applications': (b) => b.user.id,
  '/api/v1/users/{id}/sessions': (b) => b.user.id,
  '/api/v1/users/{id}/left-behind': (b) => b.user.id,
  '/api/v1/users/{id}/devices': (b) => b.user.id,
  '/api/v1/users/{id}/data-export': (b) => b.user.id,
  '/api/v1/users/{id}/groups': (b) => b.user.id,
  '/api/v1/users/{id}/access': (b) => b.user.id,
  '/api/v1/users/{id}/custom-attributes': (b) => b.user.id,
  '/api/v1/users/{id}/sessions/{sessionId}': (b) => b.user.id,
  // A user's own objects: the IDs of other users are not found.
  '/api/v1/people/{id}/factors/reset': (b) => b.admin.id,
  '/api/v1/account/factors/passkeys/{id}': (b) => b.admin.id,
  '/api/v1/account/sessions/{id}': (b) => b.admin.id,
  '/api/v1/account/devices/{id}': (b) => b.admin.id,
  '/api/v1/account/devices/{id}/sign-out': (b) => b.admin.id,
  '/api/v1/account/sign-ins/{id}/report': (b) => b.admin.id,
  // Platform objects: rejected before any lookup.
  '/api/v1/mail/outbox/{id}': (b) => b.tenant.id,
  '/api/v1/mail/outbox/{id}/open': (b) => b.tenant.id,
  '/api/v1/system/jobs/{name}/run': () => 'outbox-delivery',
  '/api/v1/system/jobs/dead-letters/{id}/retry': () => crypto.randomUUID(),
  '/api/v1/system/live/displays/{id}': () => crypto.randomUUID(),
  '/api/v1/sessions/{id}': (b) => b.tenant.id,
  '/api/v1/security/rate-limits/{key}/lift': () => 'a'.repeat(43),
  '/api/v1/people/{id}': (b) => b.user.id,
  '/api/v1/people/{id}/suspend': (b) => b.user.id,
  '/api/v1/people/{id}/reactivate': (b) => b.user.id,
  '/api/v1/people/{id}/sign-out': (b) => b.user.id,
  '/api/v1/people/{id}/sessions': (b) => b.user.id,
  '/api/v1/people/{id}/left-behind': (b) => b.user.id,
  '/api/v1/people/{id}/devices': (b) => b.user.id,
  '/api/v1/people/{id}/data-export': (b) => b.user.id,
};

/**
 * Fills a path with that tenant's IDs.
 *
 * @param child ID for the nested object in the path, such as a user's session
 */
export function foreignPath(path: string, b: Side, child?: string): string {
  if (!path.includes('{')) return path;
  const id = FOREIGN[path]?.(b) ?? thingAt(path, b);
  if (!id) throw new Error(`make one of ${path} for each side in test/support/two-tenants.ts`);
  let named = 0;
  return path.replace('{number}', '1').replaceAll(/\{[^}]+\}/g, () => {
    named += 1;
    return named > 1 && child ? child : id;
  });
}
