import { randomUUID } from 'node:crypto';
import type Provider from 'oidc-provider';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

interface IdToken {
  mask: Record<string, null>;
  set(name: string, value: unknown): void;
  issue(options: { use: 'logout' }): Promise<string>;
}
type IdTokenClass = new (available: { sub: string }, context: { client: object; ctx: undefined }) => IdToken;

/**
 * A logout token for an application, signed like its ID tokens and valid for two minutes.
 *
 * @param sid only if the application requires it
 * Source: OpenID Connect Back-Channel Logout 1.0 §2.4.
 */
export function makeLogoutToken(
  provider: Provider,
  client: object,
  { sub, sid }: { sub: string; sid: string | null },
): Promise<string> {
  const IdToken = provider.IdToken as unknown as IdTokenClass;
  const token = new IdToken({ sub }, { client, ctx: undefined });
  token.mask = { sub: null };
  token.set('events', { [EVENT]: {} });
  token.set('jti', randomUUID());
  if (sid !== null) token.set('sid', sid);
  return token.issue({ use: 'logout' });
}
