import { isLowerRole, type Role } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { ForbiddenError, UnauthenticatedError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { SignInLog } from '../sign-in-log/sign-in-log.js';
import { Places } from './moves/places.js';
import type { SessionEnd } from './session.entity.js';
import { hashSessionToken, newSessionToken } from './session-token.js';
import { type Session, SessionsRepository } from './sessions.repository.js';

/** Operations on a user's own session. Only `SignIn` creates sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly log: SignInLog,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /** Records activity: the idle timeout restarts. */
  async touch(caller: Caller): Promise<void> {
    await this.change(caller, async (session) => {
      session.lastSeenAt = this.clock.now();
    });
  }

  async signOut(caller: Caller, client: ClientContext): Promise<void> {
    await this.change(caller, async (session) => {
      session.end('signed_out', this.clock.now());
      await this.audit.record({
        tenantId: caller.tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'session.ended',
        target: { type: 'session', id: session.id },
        outcome: 'success',
        address: client.address,
        detail: { reason: 'signed_out' },
      });
    });
    const { tenantId, userId } = caller;
    this.log.add({ method: 'logout', outcome: 'success', tenantId, userId, client });
  }

  /**
   * Switches to the view of a lower role, or back to the user's own.
   *
   * @returns the session's new token, which replaces the old one
   * @throws ForbiddenError the user is not a superadmin, or the role is not lower
   */
  async switchRole(caller: Caller, role: Role, client: ClientContext): Promise<string> {
    if (caller.accountRole !== 'superadmin')
      throw new ForbiddenError('Only super admins can select a role view.');
    if (role !== caller.accountRole && !isLowerRole(role, caller.accountRole)) throw new ForbiddenError();

    const token = newSessionToken();
    await this.unit.onPlatform('a superadmin takes the view of another role', async () => {
      const session = await this.open(caller);
      session.role = role;
      session.tokenHash = hashSessionToken(token);
      await this.audit.record({
        tenantId: caller.tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'session.role_switched',
        target: { type: 'session', id: session.id },
        outcome: 'success',
        address: client.address,
        detail: { from: caller.role, to: role },
      });
    });
    return token;
  }

  /**
   * Ends the active sessions of a user except `keep`, and all authorizations, including those of expired
   * sessions. Joins the caller's unit of work, for a sign-in or of the platform. Applications are notified.
   *
   * @returns the numbers of sessions and authorizations
   */
  async endAllOf(userId: string, reason: SessionEnd, keep?: string): Promise<number> {
    const ended = await this.endOpen(userId, reason, keep);
    return ended + (await this.sessions.endAccessOf(userId, reason, keep));
  }

  /** The same for the caller, except for the session of this request, in their own unit of work. */
  async endOthers({ userId, sessionId }: Caller, reason: SessionEnd = 'signed_out'): Promise<number> {
    const ended = await this.endOpen(userId, reason, sessionId);
    return ended + (await this.sessions.endOwnAccess(reason, sessionId));
  }

  private async endOpen(userId: string, reason: SessionEnd, keep: string | undefined): Promise<number> {
    const now = this.clock.now();
    const open = await this.sessions.unexpiredOf(userId, now, keep);
    for (const session of open) session.end(reason, now);
    await this.em.flush();
    return open.length;
  }

  /**
   * Records a re-authentication of the session's user.
   *
   * @param client whose place it confirms: the session's other places are not those of the user
   * @param amr methods beyond a password, which are added to the session. Source: RFC 8176 §2
   */
  async noteProof(caller: Caller, amr: readonly string[], client: ClientContext): Promise<Date> {
    const now = this.clock.now();
    await this.change(caller, async (session) => {
      session.prove(now, amr, this.places.keyOf(session, client));
      if (amr.length > 0) session.amr = [...new Set([...session.amr, ...amr])];
    });
    return now;
  }

  /** Uses the user's own unit of work, because a session may belong to no tenant. */
  private change(caller: Caller, work: (session: Session) => Promise<void>): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => work(await this.open(caller)));
  }

  private async open(caller: Caller): Promise<Session> {
    const session = await this.sessions.notEnded(caller.sessionId, caller.userId);
    if (!session) throw new UnauthenticatedError();
    return session;
  }
}
