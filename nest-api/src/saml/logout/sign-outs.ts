import type { SamlLogoutStart } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SessionLookup } from '../../auth/session-lookup.js';
import { toCaller } from '../../auth/session-record.js';
import { UnauthenticatedError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { sha256 } from '../../crypto/same-secret.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { UpstreamLogouts } from '../../sso-config/sign-in/upstream-logouts.js';
import { SamlStates } from '../states/saml-states.repository.js';
import { Logouts } from './logouts.service.js';

/** As long as a single logout may take. */
const REMEMBERED_SECONDS = 900;
const WHY = 'the token identifies the session that ends';

/**
 * Signs a user out of Gatehouse, however often they press the button. The first press ends the session. Every press
 * leads to the same logout process.
 */
@Injectable()
export class SignOuts {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly sessions: SessionLookup,
    private readonly logouts: Logouts,
    private readonly upstreams: UpstreamLogouts,
    private readonly states: SamlStates,
    private readonly keys: MasterKeys,
  ) {}

  /** @throws UnauthenticatedError no current or recent session has this token */
  start(token: string, client: ClientContext): Promise<SamlLogoutStart> {
    return this.unit.forSignIn(WHY, async () => {
      await this.takeTurn(token);
      const session = await this.sessions.findByToken(token, client);
      const before = await this.before(token);
      if (session) return this.end(token, toCaller(session), before, client);
      if (before) return before;
      throw new UnauthenticatedError();
    });
  }

  /** Serializes concurrent presses: the second one would otherwise find no partner. */
  private async takeTurn(token: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      sha256(`sign-out:${token}`).toString('hex'),
    ]);
  }

  /** An earlier press that failed halfway has already taken the partners. */
  private async end(
    token: string,
    caller: Caller,
    before: SamlLogoutStart | null,
    client: ClientContext,
  ): Promise<SamlLogoutStart> {
    const upstream = await this.upstreams.take(caller);
    const redirectTo = await this.logouts.start(caller, client);
    const start = {
      redirectTo: redirectTo ?? before?.redirectTo ?? null,
      ...(upstream.logoutUrl || !before
        ? upstream
        : { logoutUrl: before.logoutUrl, provider: before.provider }),
    };
    await this.states.keepAs(
      token,
      'sign_out',
      { sealed: this.keys.seal(JSON.stringify(start), aadOf(token)) },
      REMEMBERED_SECONDS,
    );
    return start;
  }

  private async before(token: string): Promise<SamlLogoutStart | null> {
    const kept = await this.states.see<{ sealed: string }>('sign_out', token);
    return kept && (JSON.parse(this.keys.open(kept.sealed, aadOf(token))) as SamlLogoutStart);
  }
}

/** Sealed, because the URL contains an ID token. */
function aadOf(token: string): string {
  return `saml_states:sign_out:${sha256(token).toString('hex')}`;
}
