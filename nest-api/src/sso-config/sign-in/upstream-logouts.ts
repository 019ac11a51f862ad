import type { SsoLogout } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { hashSessionToken } from '../../auth/session-token.js';
import type { Caller } from '../../common/caller.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Lookups } from '../../database/lookups.js';

/**
 * Where upstreams end their own sessions. The address carries the ID token as a hint, so it is kept sealed, with the
 * session that it began, and told once: to whoever signs out. Source: OpenID Connect RP-Initiated Logout 1.0 §2.
 */
@Injectable()
export class UpstreamLogouts {
  constructor(
    private readonly lookups: Lookups,
    private readonly keys: MasterKeys,
  ) {}

  /** @param sessionToken of the session that the sign-in has just made */
  async note(sessionToken: string, configurationId: string, logoutUrl: string): Promise<void> {
    const [session] = await this.lookups.query<{ id: string }>(
      'session-id-of-token',
      'select id from sessions where token_hash = $1',
      [hashSessionToken(sessionToken)],
    );
    if (!session) return;
    await this.lookups.query(
      'upstream-session-note',
      `insert into sso_upstream_sessions (session_id, configuration_id, logout_url) values ($1, $2, $3)
       on conflict (session_id) do nothing`,
      [session.id, configurationId, this.keys.seal(logoutUrl, aadOf(session.id))],
    );
  }

  /** Takes it: the address is told once. */
  async take({ sessionId }: Caller): Promise<SsoLogout> {
    const [row] = await this.lookups.query<{ logoutUrl: string; provider: string }>(
      'upstream-session-take',
      `with taken as (delete from sso_upstream_sessions where session_id = $1 returning *)
       select t.logout_url as "logoutUrl", c.name as provider
       from taken t join sso_configurations c on c.id = t.configuration_id`,
      [sessionId],
    );
    return row
      ? { logoutUrl: this.keys.open(row.logoutUrl, aadOf(sessionId)), provider: row.provider }
      : { logoutUrl: null, provider: null };
  }
}

function aadOf(sessionId: string): string {
  return `sso_upstream_sessions:${sessionId}`;
}
