import type { TenantDto } from '@gatehouse/contracts';
import { erasesAfter } from './tenant.entity.js';
import type { TenantDomain } from './tenant-relations.js';

type Moment = Date | string;

/** A row of a tenant list. It is read without entities, which take three times the memory. */
export interface ListedTenantRow
  extends Omit<
    TenantDto,
    | 'domain'
    | 'domainId'
    | 'userCount'
    | 'lastPaymentDate'
    | 'nextPaymentDate'
    | 'activatedAt'
    | 'trialEndsAt'
    | 'createdAt'
    | 'updatedAt'
    | 'deletedAt'
    | 'erasesAt'
  > {
  readonly lastPaymentDate: Moment | null;
  readonly nextPaymentDate: Moment | null;
  readonly activatedAt: Moment | null;
  readonly trialEndsAt: Moment | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly deletedAt: Moment | null;
}

/** Takes an array of IDs and returns rows in their order. */
export const LISTED_TENANTS = `
  select t.id, t.code, t.external_id as "externalId", t.slug, t.name,
    t.admin_email as "adminEmail", t.status, t.plan as "subscriptionPlan", t.payment_status as "paymentStatus",
    t.last_payment_at as "lastPaymentDate", t.next_payment_at as "nextPaymentDate", t.activated_at as "activatedAt",
    t.trial_ends_at as "trialEndsAt", t.session_idle_seconds as "sessionIdleSeconds",
    t.session_total_seconds as "sessionTotalSeconds", t.offline_idle_seconds as "offlineIdleSeconds",
    t.offline_total_seconds as "offlineTotalSeconds", t.created_at as "createdAt", t.updated_at as "updatedAt",
    t.deleted_at as "deletedAt", t.is_demo as "isDemo", t.version
  from unnest(?::uuid[]) with ordinality as listed (id, place)
    join tenants t on t.id = listed.id
  order by listed.place`;

export function toListedTenantDto(
  row: ListedTenantRow,
  domain: TenantDomain | undefined,
  userCount: number | undefined,
): TenantDto {
  return {
    ...row,
    domain: domain?.domain ?? null,
    domainId: domain?.id ?? null,
    userCount: userCount ?? 0,
    lastPaymentDate: iso(row.lastPaymentDate),
    nextPaymentDate: iso(row.nextPaymentDate),
    activatedAt: iso(row.activatedAt),
    trialEndsAt: iso(row.trialEndsAt),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    deletedAt: iso(row.deletedAt),
    erasesAt: iso(row.deletedAt && erasesAfter(new Date(row.deletedAt))),
  };
}

const iso = (at: Moment | null) => at && new Date(at).toISOString();
