import { SCOPE_CLAIMS, type Scope } from '@gatehouse/contracts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { requireSoundAcr } from './acr-check.js';

type Requested = Record<string, Record<string, unknown> | undefined>;

/** Claims about the sign-in, not the user. Every application may request them. */
const OF_THE_SIGN_IN: ReadonlySet<string> = new Set([...SCOPE_CLAIMS.openid, 'sid']);

/**
 * Reduces a `claims` parameter to claims of the application's scopes. Others, including unknown ones, are
 * ignored without an error. Source: OIDC Core §5.5.
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
  // The device page only asks for scopes.
  if (params) params.claims = route === 'device_authorization' ? undefined : JSON.stringify(kept);
}
