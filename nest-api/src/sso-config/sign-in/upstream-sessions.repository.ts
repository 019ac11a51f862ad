import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** Sessions whose identity provider has a logout URL. Uses separate statements. */
@Injectable()
export class UpstreamSessionsRepository {
  constructor(private readonly lookups: Lookups) {}

  /** @param logoutUrl sealed */
  async note(sessionId: string, configurationId: string, logoutUrl: string): Promise<void> {
    await this.lookups.query(
      'upstream-session-note',
      `insert into sso_upstream_sessions (session_id, configuration_id, logout_url) values ($1, $2, $3)
       on conflict (session_id) do nothing`,
      [sessionId, configurationId, logoutUrl],
    );
  }

  /** Removes it. @returns the address, sealed, and the name of the connection; null where there was none */
  async take(sessionId: string): Promise<{ readonly logoutUrl: string; readonly provider: string } | null> {
    const [row] = await this.lookups.query<{ logoutUrl: string; provider: string }>(
      'upstream-session-take',
      `with taken as (delete from sso_upstream_sessions where session_id = $1 returning *)
       select t.logout_url as "logoutUrl", c.name as provider
       from taken t join sso_configurations c on c.id = t.configuration_id`,
      [sessionId],
    );
    return row ?? null;
  }
}
