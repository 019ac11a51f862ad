import type { AccountDto, AccountNotices, OwnSession, UpdateAccount } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Sessions } from '../auth/sessions.js';
import { type SessionOfPerson, SessionsRepository } from '../auth/sessions.repository.js';
import { NotFoundError, StaleVersion } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { deviceNameOf } from '../common/device-name.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Origins } from '../network-origin/origins.js';
import { requireOwnNames } from '../users/member-rules.js';
import { PeopleRelations } from '../users/people-relations.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import { EmailChanges } from './email-changes.service.js';

/** Self-service of users: name, notifications and sessions. */
@Injectable()
export class Accounts {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly emailChanges: EmailChanges,
    private readonly sessions: Sessions,
    private readonly opened: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly people: PeopleRelations,
    private readonly audit: Audit,
    private readonly origins: Origins,
    private readonly clock: Clock,
  ) {}

  get({ userId }: Caller): Promise<AccountDto> {
    return this.unit.asPerson(userId, async () => this.toDto(await this.users.require(userId)));
  }

  /** @throws StaleVersion @throws ManagedByDirectory a directory owns the name */
  update(caller: Caller, input: UpdateAccount, client: ClientContext): Promise<AccountDto> {
    return this.unit.asPerson(caller.userId, async () => {
      const user = await this.users.require(caller.userId);
      if (user.version !== input.version) throw new StaleVersion('account');
      if (input.firstName !== undefined || input.lastName !== undefined)
        requireOwnNames(await this.people.directories.ownerOfNames(user.id));
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

  /** Disabling a security notification is a security event, so the audit log records it. */
  saveNotices(caller: Caller, notices: AccountNotices, client: ClientContext): Promise<AccountDto> {
    return this.unit.asPerson(caller.userId, async () => {
      const user = await this.users.require(caller.userId);
      user.newDeviceMail = notices.newDeviceMail;
      if (notices.weeklyEmail !== undefined) user.weeklyEmail = notices.weeklyEmail;
      await this.em.flush();
      await this.audit.record({
        tenantId: caller.tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'account.updated',
        target: { type: 'user', id: caller.userId },
        outcome: 'success',
        address: client.address,
        detail: { fields: Object.keys(notices), ...notices },
      });
      return this.toDto(user);
    });
  }

  /** The caller's sessions in all tenants, the last used one first. */
  listSessions(caller: Caller): Promise<OwnSession[]> {
    return this.unit.asPerson(caller.userId, async () => {
      const rows = await this.opened.openOf(caller.userId, this.clock.now());
      return rows.map((row) => toOwnSession(row, caller, this.origins.of));
    });
  }

  /** @throws NotFoundError it has ended or belongs to another user */
  endSession(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      const session = await this.opened.notEnded(id, caller.userId);
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
      directory: await this.people.directories.ownerOfNames(user.id),
      newDeviceMail: user.newDeviceMail,
      weeklyEmail: ['admin', 'both'].includes(user.memberAs) ? user.weeklyEmail : null,
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

function toOwnSession(row: SessionOfPerson, caller: Caller, originOf: Origins['of']): OwnSession {
  return {
    id: row.id,
    isCurrent: row.id === caller.sessionId,
    tenantName: row.tenantName,
    deviceName: row.deviceName ?? deviceNameOf(row.userAgent),
    address: row.address,
    origin: originOf(row.address),
    methods: row.amr,
    risk: row.risk,
    moves: (row.places ?? []).map(({ at, address, userAgent, risk }) => ({
      at,
      address,
      origin: originOf(address),
      deviceName: deviceNameOf(userAgent),
      risk,
    })),
    authenticatedAt: new Date(row.authenticatedAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}
