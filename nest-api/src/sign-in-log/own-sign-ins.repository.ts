import type { AttemptMethod, SignInRisk } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { leastIdSince } from '../common/least-id.js';

/** A sign-in, or the request of an application, of the user of the unit of work. */
export interface OwnAttempt {
  readonly id: string;
  readonly at: string | Date;
  readonly method: AttemptMethod;
  readonly isSignIn: boolean;
  readonly failed: boolean;
  readonly outcome: string;
  readonly count: number;
  readonly tenantId: string;
  /** Null on the platform, and for an organization that the user left. */
  readonly tenantName: string | null;
  readonly application: string | null;
  readonly ip: string | null;
  readonly device: string | null;
  readonly risk: SignInRisk | null;
  readonly sessionId: string | null;
  readonly deviceId: string | null;
}

const DAY_MS = 86_400_000;
/** Days of the statements, the newest first: each opens only the partitions of its days. */
const WIDTHS = [2, 8, 30, 50];
export const OWN_SIGN_IN_DAYS = WIDTHS.reduce((sum, days) => sum + days, 0);

const COLUMNS = `a.id, a.at, a.method, a.is_sign_in as "isSignIn", a.failed, a.outcome, a.count, a.tenant_id as "tenantId",
  tenant_name_of_person(a.tenant_id) as "tenantName",
  case when a.application_id is not null then application_of_person(a.application_type, a.application_id) end as application,
  a.ip, a.user_agent as device, a.risk, a.session_id as "sessionId", a.device_id as "deviceId"`;
/** Tokens and sign-outs follow from the sign-ins. */
const SHOWN = `not a.is_copy and (a.is_sign_in or a.method in ('authorization', 'saml_request'))`;

/** The user's own sign-ins in all tenants. Joins the caller's unit of work, which must be the user's. */
@Injectable()
export class OwnSignInsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The newest first, by `sign_in_attempts_user_index`. @param before the ID of the last one of the previous page */
  async newest(userId: string, before: string | null, limit: number, now: Date): Promise<OwnAttempt[]> {
    const found: OwnAttempt[] = [];
    let end = now.getTime() + DAY_MS;
    for (const days of WIDTHS) {
      const start = end - days * DAY_MS;
      found.push(...(await this.within(userId, before, { start, end }, limit - found.length)));
      if (found.length >= limit) break;
      end = start;
    }
    return found;
  }

  async find(userId: string, id: string, now: Date): Promise<OwnAttempt | null> {
    const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    // A UUID of another version, which contains no time.
    if (at > now.getTime() + DAY_MS) return null;
    const [row] = await this.em.execute<OwnAttempt[]>(
      `select ${COLUMNS} from sign_in_attempts a
       where a.user_id = ? and a.id = ?::uuid and a.at >= ? and a.at < ? and ${SHOWN} limit 1`,
      [userId, id, new Date(at), new Date(at + 1)],
    );
    return row ?? null;
  }

  /** Failures and successes are in partitions of their own. */
  private within(
    userId: string,
    before: string | null,
    { start, end }: { readonly start: number; readonly end: number },
    limit: number,
  ): Promise<OwnAttempt[]> {
    const branch = (failed: string) => `(
      select ${COLUMNS} from sign_in_attempts a
      where ${failed} and a.user_id = ? and a.at >= ? and a.at < ? and a.id < ?::uuid and ${SHOWN}
      order by a.id desc limit ?)`;
    const until = leastIdSince(end);
    const values = [
      userId,
      new Date(start),
      new Date(end),
      before !== null && before < until ? before : until,
      limit,
    ];
    return this.em.execute<OwnAttempt[]>(
      `select * from (${branch('a.failed')} union all ${branch('not a.failed')}) found order by id desc limit ?`,
      [...values, ...values, limit],
    );
  }
}
