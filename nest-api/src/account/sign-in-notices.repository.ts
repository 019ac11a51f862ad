import type { SignInRecovery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** A sign-in whose user was asked whether it was theirs. */
export interface NoticedSignIn {
  readonly userId: string;
  /** Null on the platform. */
  readonly tenantId: string | null;
  readonly sessionId: string | null;
  readonly deviceId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly signedInAt: Date;
}

export interface ReportedSignIn extends NoticedSignIn {
  readonly id: string;
  readonly recovery: SignInRecovery;
  /** Factors that the report suspended. */
  readonly suspended: number;
}

const COLUMNS = `id, user_id as "userId", session_id as "sessionId", device_id as "deviceId", address,
  user_agent as "userAgent", signed_in_at as "signedInAt", recovery, suspended`;

/** Sign-ins whose users were asked, and their reports. Joins the caller's unit of work. */
@Injectable()
export class SignInNoticesRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns its ID, which the link names */
  async add(signIn: NoticedSignIn, times: { now: Date; expiresAt: Date }): Promise<string> {
    const id = uuidv7();
    await this.em.execute(
      `insert into sign_in_notices (id, user_id, tenant_id, session_id, device_id, address, user_agent, signed_in_at,
         expires_at, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        signIn.userId,
        signIn.tenantId,
        signIn.sessionId,
        signIn.deviceId,
        signIn.address,
        signIn.userAgent,
        new Date(signIn.signedInAt),
        times.expiresAt,
        times.now,
      ],
    );
    return id;
  }

  /**
   * Marks it as reported, in its user's unit of work. The tenant is null if the user left it.
   *
   * @returns null if it has expired, is reported already, or is another user's
   */
  async report(id: string, recovery: SignInRecovery, now: Date): Promise<ReportedSignIn | null> {
    const [row] = await this.em.execute<ReportedSignIn[]>(
      `update sign_in_notices set reported_at = ?, recovery = ?
       where id = ?::uuid and reported_at is null and expires_at > ?
       returning ${COLUMNS}, case when is_place_of_person(tenant_id) then tenant_id end as "tenantId"`,
      [now, recovery, id, now],
    );
    return row ?? null;
  }

  /** For the email to administrators, in the user's unit of work. */
  async noteSuspended(id: string, factors: number): Promise<void> {
    await this.em.execute('update sign_in_notices set suspended = ? where id = ?::uuid', [factors, id]);
  }

  /** Reported ones, the oldest first, locked until the transaction ends, so that each is processed once. */
  reported(most: number): Promise<ReportedSignIn[]> {
    return this.em.execute<ReportedSignIn[]>(
      `select ${COLUMNS}, tenant_id as "tenantId" from sign_in_notices
       where reported_at is not null order by id limit ? for update skip locked`,
      [most],
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.em.execute('delete from sign_in_notices where id = any(?::uuid[])', [`{${ids.join(',')}}`]);
  }
}

/** @param client connected as the maintenance role, which sees notices one hour after they expire */
export async function removeExpiredNotices(client: ClientBase): Promise<void> {
  await client.query(`delete from sign_in_notices where expires_at < now() - interval '1 hour'`);
}
