import { SCOPE_CLAIMS, type Scope } from '@gatehouse/contracts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { requireSoundAcr } from './acr-check.js';

type Requested = Record<string, Record<string, unknown> | undefined>;

/** Claims about the sign-in rather than the person, which every application may ask for. */
const OF_THE_SIGN_IN: ReadonlySet<string> = new Set([...SCOPE_CLAIMS.openid, 'sid']);

/**
 * Leaves of a `claims` parameter what the application may learn by its scopes; what it may not learn, and what nobody
 * knows, is left out and not refused. Source: OIDC Core §5.5.
 *
 * @throws InvalidRequest
 */
export function keepAllowedClaims(ctx: KoaContextWithOIDC, asked: object, client: { scope?: string }): void {
  const requested = asked as Requested;
  requireSoundAcr(requested.id_token?.acr);
  const scopes = (client.scope ?? '').split(' ').filter((scope): scope is Scope => scope in SCOPE_CLAIMS);
  const allowed = new Set<string>(scopes.flatMap((scope) => SCOPE_CLAIMS[scope]));
  const kept = Object.fromEntries(
    Object.entries(requested).map(([target, claims]) => [
      target,
      Object.fromEntries(
        Object.entries(claims ?? {}).filter(([name]) => allowed.has(name) || OF_THE_SIGN_IN.has(name)),
      ),
    ]),
  );
  const { params, route } = ctx.oidc;
  // The page for devices asks for scopes alone.
  if (params) params.claims = route === 'device_authorization' ? undefined : JSON.stringify(kept);
}
