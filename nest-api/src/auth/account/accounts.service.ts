import type { AccountDto, AccountNotices, OwnSession, UpdateAccount } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { User } from '../../users/user.entity.js';
import { Session } from '../session.entity.js';
import { Sessions } from '../sessions.js';
import { deviceNameOf } from './device-name.js';
import { EmailChanges } from './email-changes.service.js';

const MOST_SESSIONS = 100;

interface SessionRow {
  readonly id: string;
  readonly tenantName: string | null;
  readonly deviceName: string | null;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly amr: string[];
  readonly authenticatedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** What is a person's own: their name, and where they are signed in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly emailChanges: EmailChanges,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  get({ userId }: Caller): Promise<AccountDto> {
    return this.unit.asPerson(userId, async () =>
      this.toDto(await this.em.findOneOrFail(User, { id: userId })),
    );
  }

  /** @throws StaleVersion */
  update(caller: Caller, input: UpdateAccount, client: ClientContext): Promise<AccountDto> {
    return this.unit.asPerson(caller.userId, async () => {
      const user = await this.em.findOneOrFail(User, { id: caller.userId });
      if (user.version !== input.version) throw new StaleVersion('account');
      if (input.firstName !== undefined) user.givenName = input.firstName;
      if (input.lastName !== undefined) user.familyName = input.lastName;
      if (input.picture !== undefined) user.picture = input.picture;
      if (input.locale !== undefined) user.locale = input.locale;
      if (input.zoneinfo !== undefined) user.zoneinfo = input.zoneinfo;
      await this.em.flush();
      await this.audit.record({
        tenantId: caller.tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'account.updated',
        target: { type: 'user', id: caller.userId },
        outcome: 'success',
        address: client.address,
        detail: { fields: changedIn(input) },
      });
      return this.toDto(user);
    });
  }

  /** Switching off what warns of a stranger is a change of account safety, so the trail tells of it. */
  saveNotices(caller: Caller, { newDeviceMail }: AccountNotices, client: ClientContext): Promise<AccountDto> {
    return this.unit.asPerson(caller.userId, async () => {
      const user = await this.em.findOneOrFail(User, { id: caller.userId });
      user.newDeviceMail = newDeviceMail;
      await this.em.flush();
      await this.audit.record({
        tenantId: caller.tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'account.updated',
        target: { type: 'user', id: caller.userId },
        outcome: 'success',
        address: client.address,
        detail: { fields: ['newDeviceMail'], newDeviceMail },
      });
      return this.toDto(user);
    });
  }

  /** Where the caller is signed in, in whatever tenant; the one seen last first. */
  listSessions(caller: Caller): Promise<OwnSession[]> {
    return this.unit.asPerson(caller.userId, async () => {
      const now = this.clock.now();
      const rows = await this.em.execute<SessionRow[]>(
        `select s.id, tenant_name_of_person(s.tenant_id) as "tenantName", d.name as "deviceName", s.user_agent as "userAgent", s.address, s.amr,
           s.authenticated_at as "authenticatedAt", s.last_seen_at as "lastSeenAt",
           least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds)) as "expiresAt"
         from sessions s left join devices d on d.id = s.device_id
         where s.user_id = ? and s.ended_at is null and s.expires_at > ?
           and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?
         order by s.last_seen_at desc limit ${MOST_SESSIONS}`,
        [caller.userId, now, now],
      );
      return rows.map((row) => toOwnSession(row, caller));
    });
  }

  /** @throws NotFoundError it has ended, or is somebody else's */
  endSession(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      const session = await this.em.findOne(Session, { id, userId: caller.userId, endedAt: null });
      if (!session) throw new NotFoundError('session');
      session.end('signed_out', this.clock.now());
      await this.noteEnded(caller, session.tenantId ?? null, id, client);
    });
  }

  endOtherSessions(caller: Caller, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      const ended = await this.sessions.endOthers(caller);
      if (ended > 0) await this.noteEnded(caller, caller.tenantId, null, client);
    });
  }

  private async toDto(user: User): Promise<AccountDto> {
    const pending = await this.emailChanges.pending(user.id);
    return {
      email: user.email,
      firstName: user.givenName,
      lastName: user.familyName,
      picture: user.picture ?? null,
      locale: user.locale ?? null,
      zoneinfo: user.zoneinfo ?? null,
      pendingEmail: pending && {
        email: pending.email,
        confirmedAtOld: pending.old !== null,
        confirmedAtNew: pending.new !== null,
        expiresAt: new Date(pending.expiresAt).toISOString(),
      },
      newDeviceMail: user.newDeviceMail,
      version: user.version,
    };
  }

  private noteEnded(
    caller: Caller,
    tenantId: string | null,
    id: string | null,
    client: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action: 'session.ended',
      target: { type: 'session', id },
      outcome: 'success',
      address: client.address,
      detail: { reason: 'signed_out', by: caller.sessionId, others: id === null },
    });
  }
}

function changedIn({ firstName, lastName, ...input }: UpdateAccount): string[] {
  const named = firstName !== undefined || lastName !== undefined;
  const others = (['picture', 'locale', 'zoneinfo'] as const).filter((field) => input[field] !== undefined);
  return [...(named ? ['name'] : []), ...others];
}

function toOwnSession(row: SessionRow, caller: Caller): OwnSession {
  return {
    id: row.id,
    isCurrent: row.id === caller.sessionId,
    tenantName: row.tenantName,
    deviceName: row.deviceName ?? deviceNameOf(row.userAgent),
    address: row.address,
    methods: row.amr,
    authenticatedAt: new Date(row.authenticatedAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}
