import type { SsoLogout } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Proof } from '../../auth/proof.js';
import type { SessionRecord } from '../../auth/session-record.js';
import { type SessionWatcher, SignInRules } from '../../auth/sign-in-rules.js';
import type { Caller } from '../../common/caller.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UpstreamSessionsRepository } from './upstream-sessions.repository.js';

/**
 * Where upstreams end their own sessions. The address carries the ID token as a hint, so it is kept sealed, with the
 * session that it began, and told once: to whoever signs out. Source: OpenID Connect RP-Initiated Logout 1.0 §2.
 */
@Injectable()
export class UpstreamLogouts implements SessionWatcher, OnModuleInit {
  constructor(
    private readonly sessions: UpstreamSessionsRepository,
    private readonly keys: MasterKeys,
    private readonly rules: SignInRules,
  ) {}

  onModuleInit(): void {
    this.rules.watch(this);
  }

  /** Until there is a session: while a password or a second factor is pending. */
  seal(configurationId: string, logoutUrl: string): string {
    return this.keys.seal(logoutUrl, aadOnTheWay(configurationId));
  }

  /** Works for any number of sign-in steps: the address is stored with the first one. */
  async opened({ id }: SessionRecord, { through }: Proof): Promise<void> {
    if (!through?.logout) return;
    const logoutUrl = this.keys.open(through.logout, aadOnTheWay(through.configurationId));
    await this.sessions.note(id, through.configurationId, this.keys.seal(logoutUrl, aadOf(id)));
  }

  /** Removes and returns the address, once. */
  async take({ sessionId }: Caller): Promise<SsoLogout> {
    const row = await this.sessions.take(sessionId);
    return row
      ? { logoutUrl: this.keys.open(row.logoutUrl, aadOf(sessionId)), provider: row.provider }
      : { logoutUrl: null, provider: null };
  }
}

function aadOnTheWay(configurationId: string): string {
  return `sso_upstream_sessions:of:${configurationId}`;
}

function aadOf(sessionId: string): string {
  return `sso_upstream_sessions:${sessionId}`;
}
