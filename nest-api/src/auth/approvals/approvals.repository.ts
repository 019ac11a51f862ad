import type { AttemptMethod, SignInRisk } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

interface NewApproval {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly ticketHash: string;
  readonly number: string;
  readonly method: AttemptMethod;
  /** As the web app names it. */
  readonly application: string | null;
  readonly address: string;
  readonly userAgent: string | null;
  readonly risk: SignInRisk;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

export interface WaitingSignIn
  extends Omit<NewApproval, 'tenantId' | 'ticketHash' | 'askedAt' | 'expiresAt'> {
  /** Name of the application. */
  readonly application: string | null;
  readonly askedAt: Date | string;
  readonly expiresAt: Date | string;
}

export interface HeldSignIn {
  readonly tenantId: string;
  readonly number: string;
  readonly expiresAt: Date;
  readonly decision: 'approved' | 'rejected' | 'canceled' | null;
}

/** Sign-ins of one user that may wait at once: the others would hide them. */
const MOST_OF_USER = 3;
/** Emails about waiting sign-ins: one for each user in this time, and these by organization and hour. */
const MAIL_MINUTES = 15;
export const MOST_MAILS = 10;
/** Waiting sign-ins that an admin sees. */
const MOST_LISTED = 50;

const COLUMNS = `a.id, a.user_id as "userId", a.number, a.method, a.application, a.address,
  a.user_agent as "userAgent", a.risk, a.asked_at as "askedAt", a.expires_at as "expiresAt"`;

/** Sign-ins that wait for an admin. In the tenant's unit of work, except for the statements of the browser that waits. */
@Injectable()
export class ApprovalsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** @returns whether admins get an email; null if too many sign-ins of the user wait */
  async add(approval: NewApproval): Promise<{ mails: boolean } | null> {
    const { id, tenantId, userId, ticketHash, number, method, application, address, userAgent } = approval;
    const { risk, askedAt, expiresAt } = approval;
    const [row] = await this.em.execute<{ mails: boolean }[]>(
      `insert into sign_in_approvals (id, tenant_id, user_id, ticket_hash, number, method, application, address,
         user_agent, risk, asked_at, expires_at, mailed_at)
       select ?, n.tenant, n.user_id, ?, ?, ?, name_of_application(n.tenant, ?), ?, ?, ?, n.at, ?, case
         when (select count(*) from sign_in_approvals m
             where m.tenant_id = n.tenant and m.mailed_at > n.at - interval '1 hour') < ${MOST_MAILS}
           and not exists (select from sign_in_approvals m where m.tenant_id = n.tenant and m.user_id = n.user_id
             and m.mailed_at > n.at - interval '${MAIL_MINUTES} minutes')
         then n.at end
       from (select ?::uuid as tenant, ?::uuid as user_id, ?::timestamptz as at) n
       where (select count(*) from sign_in_approvals w where w.tenant_id = n.tenant and w.user_id = n.user_id
         and w.decision is null and w.expires_at > n.at) < ${MOST_OF_USER}
       returning mailed_at is not null as mails`,
      [
        id,
        ticketHash,
        number,
        method,
        application,
        address,
        userAgent,
        JSON.stringify(risk),
        expiresAt,
        tenantId,
        userId,
        askedAt,
      ],
    );
    return row ?? null;
  }

  /** The newest first. */
  waiting(now: Date): Promise<WaitingSignIn[]> {
    return this.em.execute<WaitingSignIn[]>(
      `select ${COLUMNS} from sign_in_approvals a where a.decision is null and a.expires_at > ?
       order by a.asked_at desc limit ${MOST_LISTED}`,
      [now],
    );
  }

  async find(id: string): Promise<WaitingSignIn | null> {
    const [row] = await this.em.execute<WaitingSignIn[]>(
      `select ${COLUMNS} from sign_in_approvals a where a.id = ?`,
      [id],
    );
    return row ?? null;
  }

  /** One statement decides between two admins, and between an admin and the user who cancels. @returns null: too late */
  async decide(
    id: string,
    decision: 'approved' | 'rejected',
    { by, now }: { by: string; now: Date },
  ): Promise<{ ticketHash: string } | null> {
    const [row] = await this.em.execute<{ ticketHash: string }[]>(
      `update sign_in_approvals set decision = ?, decided_by = ?, decided_at = ?
       where id = ? and decision is null and expires_at > ? and user_id <> ?
       returning ticket_hash as "ticketHash"`,
      [decision, by, now, id, now, by],
    );
    return row ?? null;
  }

  async ofTicket(ticketHash: string): Promise<HeldSignIn | null> {
    const [row] = await this.lookups.query<HeldSignIn>(
      'sign-in-approval',
      `select tenant_id as "tenantId", number, expires_at as "expiresAt", decision from sign_in_approvals
       where ticket_hash = $1`,
      [ticketHash],
    );
    return row ?? null;
  }

  async cancel(ticketHash: string, now: Date): Promise<void> {
    await this.lookups.query(
      'cancel-sign-in-approval',
      `update sign_in_approvals set decision = 'canceled', decided_at = $2
       where ticket_hash = $1 and decision is null`,
      [ticketHash, now],
    );
  }
}
