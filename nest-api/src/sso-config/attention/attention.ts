import { FAILING_SIGN_INS, type SsoAttention } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { certificateWarning, WARNED_DAYS } from './certificate-warning.js';

const DAY_MS = 86_400_000;
const MOST = 20;
const PLATFORM = 'a superadmin looks after the connections of all tenants';

type Item = SsoAttention['items'][number];

interface Row {
  readonly id: string;
  readonly tenantId: string | null;
  readonly tenantName: string | null;
  readonly name: string;
}

const CONNECTION = `
  select c.id, c.tenant_id as "tenantId", t.name as "tenantName", c.name,
    s.certificate_expires_at as "endsAt", s.refresh_failure as failure,
    s.failures_since_success as failed
  from sso_configuration_states s
  join sso_configurations c on c.id = s.id and c.is_enabled and c.deleted_at is null
  left join tenants t on t.id = c.tenant_id`;

/** What will keep people out unless somebody acts: of one tenant, or of all. */
@Injectable()
export class Attention {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The soonest first; what is found by an index, so that it costs the same however many connections there are. */
  of(caller: Caller, named: string | undefined): Promise<Item[]> {
    const tenantId = tenantInQuestion(caller, named);
    return this.unit.inScopeOf(tenantId, PLATFORM, async () => [
      ...(await this.certificates()),
      ...(await this.failures()),
      ...(await this.applications()),
      ...(await this.failingSignIns()),
      ...(tenantId ? await this.domains(tenantId) : []),
    ]);
  }

  private async certificates(): Promise<Item[]> {
    const now = this.clock.now();
    const rows = (await this.em.execute(
      `${CONNECTION} where s.certificate_expires_at < ? order by s.certificate_expires_at limit ${MOST}`,
      [new Date(now.getTime() + WARNED_DAYS * DAY_MS)],
    )) as (Row & { endsAt: string | Date })[];
    return rows.map((row) => {
      const { daysLeft, message } = certificateWarning(new Date(row.endsAt), now);
      return { ...itemOf(row), kind: 'certificate' as const, message, daysLeft };
    });
  }

  private async failures(): Promise<Item[]> {
    const rows = (await this.em.execute(
      `${CONNECTION} where s.refresh_failure is not null order by c.id limit ${MOST}`,
    )) as (Row & { failure: string })[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'refresh' as const,
      message: `Its provider could not be read: ${row.failure}`,
      daysLeft: null,
    }));
  }

  private async applications(): Promise<Item[]> {
    const rows = (await this.em.execute(
      `select p.id, p.tenant_id as "tenantId", t.name as "tenantName", p.name, p.metadata_problem as problem
       from saml_service_providers p left join tenants t on t.id = p.tenant_id
       where p.metadata_problem is not null and p.is_active and p.deleted_at is null order by p.id limit ${MOST}`,
    )) as (Row & { problem: string })[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'application' as const,
      message: `The metadata of this application could not be read: ${row.problem}`,
      daysLeft: null,
    }));
  }

  private async failingSignIns(): Promise<Item[]> {
    const rows = (await this.em.execute(
      `${CONNECTION} where s.failures_since_success >= ${FAILING_SIGN_INS} order by c.id limit ${MOST}`,
    )) as (Row & { failed: number })[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'sign_ins' as const,
      message: `Its last ${row.failed} sign-ins failed. Its sign-in log shows why.`,
      daysLeft: null,
    }));
  }

  private async domains(tenantId: string): Promise<Item[]> {
    const rows = (await this.em.execute(
      `select d.id, d.tenant_id as "tenantId", t.name as "tenantName", d.domain as name
       from domains d join tenants t on t.id = d.tenant_id
       where d.tenant_id = ? and d.status = 'inactive' order by d.domain limit ${MOST}`,
      [tenantId],
    )) as Row[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'domain' as const,
      message: 'Its proof is gone: nobody joins by it until the DNS record is back.',
      daysLeft: null,
    }));
  }
}

function itemOf({ id, tenantId, tenantName, name }: Row): Omit<Item, 'kind' | 'message' | 'daysLeft'> {
  return { id, tenantId, tenantName, name };
}
