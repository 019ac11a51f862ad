import { MOST_SIGN_INS, type SignInPicture } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Kept } from './kept.js';
import { draw, type PastSignIn, type PastVisit } from './sign-in-picture.js';

const KEPT_MS = 300_000;

/** The newest since a time, by the primary key. A second factor follows a password or a connection. */
const SIGN_INS = `
  select e.at, e.user_id::text as "userId", e.tenant_id as "tenantId",
    array[case method when 'passkey' then 'hwk' else 'pwd' end] as amr, c.type
  from (
    select at, user_id, tenant_id, method, connection_id from sign_in_attempts
    where not failed and is_sign_in and not is_copy and user_id is not null and at >= ?::timestamptz
    order by id desc limit ${MOST_SIGN_INS}
  ) e left join sso_configurations c on c.id = e.connection_id`;

/** The newest, by `audit_events_visits_index`. */
const VISITS = `
  select at, actor_id as "userId", target_id as "applicationId" from audit_events
  where action in ('token.issued', 'saml.signed_in') and at >= now() - make_interval(days => ?)
    and (action = 'saml.signed_in' or event -> 'detail' ->> 'grant_type' = 'authorization_code')
    and target_id is not null and actor_id is not null
  order by at desc limit ${MOST_SIGN_INS}`;

const NAMES = `
  select id::text, name from tenants where id = any(?::uuid[])
  union all select id::text, name from oauth_clients where id = any(?::uuid[])
  union all select id::text, name from saml_service_providers where id = any(?::uuid[])`;

/** Sign-ins by authentication method, across all tenants. */
@Injectable()
export class SignInFlows {
  private readonly kept = new Map<number, Kept<SignInPicture>>();

  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Up to five minutes old. @param days length of the period */
  of(days: number): Promise<SignInPicture> {
    const known = this.kept.get(days) ?? new Kept(this.clock, KEPT_MS, () => this.read(days));
    this.kept.set(days, known);
    return known.get();
  }

  private read(days: number): Promise<SignInPicture> {
    return this.unit.onPlatform('a superadmin sees the sign-ins of all tenants', async () => {
      const since = new Date(this.clock.now().getTime() - days * 86_400_000);
      const signIns = (await this.em.execute<PastSignIn[]>(SIGN_INS, [since])).map(dated);
      const visits = (await this.em.execute<PastVisit[]>(VISITS, [days])).map(dated);
      const drawing = draw(signIns, visits);
      const names = await this.namesOf([...drawing.tenants, ...drawing.applications]);
      const named = <T extends { id: string }>(node: T) => ({
        ...node,
        name: names.get(node.id) ?? 'Deleted',
      });
      return {
        asOf: this.clock.now().toISOString(),
        days,
        signIns: signIns.length,
        isCapped: signIns.length >= MOST_SIGN_INS,
        ...drawing,
        tenants: drawing.tenants.map(named),
        applications: drawing.applications.map(named),
      };
    });
  }

  private async namesOf(nodes: readonly { id: string }[]): Promise<Map<string, string>> {
    const ids = nodes.map(({ id }) => id).filter((id) => id.length === 36);
    const list = `{${ids.join(',')}}`;
    const rows = await this.em.execute<{ id: string; name: string }[]>(NAMES, [list, list, list]);
    return new Map([
      ...rows.map(({ id, name }): [string, string] => [id, name]),
      [PLATFORM_TRAIL, 'The platform'],
      ['others', 'Others'],
      ['none', 'No application'],
    ]);
  }
}

function dated<T extends { at: Date }>(row: T): T {
  return { ...row, at: new Date(row.at) };
}
