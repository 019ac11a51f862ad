import {
  COUNTED,
  FAILING_SIGN_INS,
  type Overview,
  type Plan,
  type PlanUsage,
  type SignInStatistics,
  type SsoAttention,
  type SsoConfigurationDto,
  TENANT_STANDING,
  type TenantDto,
  type TenantHealth,
  type TenantProduct,
  type TenantStatus,
  type TenantUserSummary,
} from '@gatehouse/contracts';
import { attentionPath } from '~/features/sso-configuration/attention-path';
import { tenantPath } from '~/features/tenants/tenant-path';

/** The API's data about a tenant; a part that could not be read is null and leads to no item. */
export interface TenantFacts {
  tenant: TenantDto;
  usage: PlanUsage | null;
  products: readonly TenantProduct[] | null;
  sso: SsoAttention['items'] | null;
  configurations: readonly SsoConfigurationDto[] | null;
  health: TenantHealth | null;
  people: TenantUserSummary | null;
  overview: Overview | null;
  signIns: SignInStatistics | null;
}

interface Placed {
  /** `bad` prevents sign-ins now, `wait` will or may, `info` is not set up. */
  level: 'bad' | 'wait' | 'info';
  /** The page that fixes it. */
  to: string;
}

/** Something is missing, or another administrator has to set it up. */
export type SetupKind =
  | 'noAdmin'
  | 'adminInvited'
  | 'lastAdmin'
  | 'noConnection'
  | 'noneEnabled'
  | 'noDomain';

/** A recommended action for a tenant. `kind` is the key of its texts. */
export type Attention = Placed &
  (
    | { kind: 'setup'; of: SetupKind }
    | { kind: 'untested'; name: string }
    | { kind: 'unverified'; name: string }
    | { kind: 'onHold' }
    | { kind: 'closed'; status: TenantStatus }
    | { kind: 'overdue' }
    | { kind: 'trial'; days: number }
    | { kind: 'planRequest'; plan: Plan }
    | { kind: 'productRequest'; name: string }
    | { kind: 'nearLimit'; what: (typeof COUNTED)[number]; used: number; limit: number }
    | { kind: 'failing'; failed: number; succeeded: number }
    | { kind: 'sso'; name: string; message: string }
  );

const DAY_MS = 86_400_000;
/** The first reminder of a trial is sent this many days before its end. */
const TRIAL_DAYS = 7;
/** Of the plan's limit. */
const NEARLY_FULL = 0.9;

/** Recommended actions, those that prevent sign-ins first. */
export function attentionOf(facts: TenantFacts, now: Date): Attention[] {
  const order = ['bad', 'wait', 'info'];
  return [
    ...ofStatus(facts.tenant),
    ...ofSso(facts),
    ...ofSignIns(facts),
    ...ofPeople(facts),
    ...ofConnections(facts),
    ...ofDomains(facts),
    ...ofSubscription(facts, now),
    ...ofRequests(facts),
    ...ofLimits(facts),
  ].toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

function ofStatus({ id, status }: TenantDto): Attention[] {
  const to = tenantPath(id, 'settings');
  if (status === 'on-hold') return [{ kind: 'onHold', level: 'bad', to }];
  // A pending tenant has a notice with a button above every tab.
  return TENANT_STANDING[status].signIn ? [] : [{ kind: 'closed', level: 'bad', to, status }];
}

function ofSso({ sso }: TenantFacts): Attention[] {
  return (sso ?? []).map((item) => ({
    kind: 'sso',
    level: item.kind === 'sign_ins' || (item.daysLeft !== null && item.daysLeft <= 0) ? 'bad' : 'wait',
    to: attentionPath(item, true),
    name: item.name,
    message: item.message,
  }));
}

function ofSignIns({ tenant, signIns }: TenantFacts): Attention[] {
  if (!signIns) return [];
  const { failed, succeeded } = signIns.last24Hours;
  if (failed < FAILING_SIGN_INS || failed <= succeeded) return [];
  const to = `${tenantPath(tenant.id, 'activity')}?show=failed`;
  return [{ kind: 'failing', level: 'wait', to, failed, succeeded }];
}

function ofPeople({ tenant, people }: TenantFacts): Attention[] {
  if (!people) return [];
  const to = tenantPath(tenant.id, 'people');
  if (people.admins === 0) {
    return [{ kind: 'setup', of: people.invited > 0 ? 'adminInvited' : 'noAdmin', level: 'wait', to }];
  }
  return people.admins === 1 ? [{ kind: 'setup', of: 'lastAdmin', level: 'info', to }] : [];
}

function ofConnections({ tenant, configurations, health }: TenantFacts): Attention[] {
  if (!configurations) return [];
  const to = tenantPath(tenant.id, 'connections');
  if (configurations.length === 0) return [{ kind: 'setup', of: 'noConnection', level: 'info', to }];
  const enabled = configurations.filter(({ isEnabled }) => isEnabled);
  if (enabled.length === 0) return [{ kind: 'setup', of: 'noneEnabled', level: 'info', to }];
  const used = new Set(
    health?.connections.filter(({ lastSignInAt }) => lastSignInAt !== null).map(({ id }) => id),
  );
  return enabled
    .filter(({ id, lastTest }) => health !== null && lastTest === null && !used.has(id))
    .map(({ id, name }) => ({
      kind: 'untested',
      level: 'wait',
      to: `/superadmin/sso-configuration/${id}?tab=sign-ins`,
      name,
    }));
}

function ofDomains({ tenant, health }: TenantFacts): Attention[] {
  if (!health) return [];
  if (health.domains.length === 0) {
    return [{ kind: 'setup', of: 'noDomain', level: 'info', to: tenantPath(tenant.id, 'domains') }];
  }
  return health.domains
    .filter(({ status }) => status === 'pending')
    .map(({ id, domain }) => ({
      kind: 'unverified',
      level: 'wait',
      to: `/superadmin/domains/${id}`,
      name: domain,
    }));
}

function ofSubscription({ tenant }: TenantFacts, now: Date): Attention[] {
  const { status, paymentStatus, subscriptionPlan, trialEndsAt } = tenant;
  const to = tenantPath(tenant.id, 'plan');
  if (paymentStatus === 'overdue') return [{ kind: 'overdue', level: 'bad', to }];
  if (status !== 'active' || subscriptionPlan !== 'trial' || !trialEndsAt) return [];
  const days = Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / DAY_MS));
  return days <= TRIAL_DAYS ? [{ kind: 'trial', level: 'wait', to, days }] : [];
}

function ofRequests({ tenant, usage, products }: TenantFacts): Attention[] {
  const plan: Attention[] = usage?.requested
    ? [
        {
          kind: 'planRequest',
          level: 'wait',
          to: '/superadmin/plan-requests?state=open',
          plan: usage.requested,
        },
      ]
    : [];
  const requested = (products ?? []).filter(({ standing }) => standing === 'requested');
  return [
    ...plan,
    ...requested.map(
      ({ name }): Attention => ({
        kind: 'productRequest',
        level: 'wait',
        to: tenantPath(tenant.id, 'plan'),
        name,
      }),
    ),
  ];
}

function ofLimits({ tenant, usage }: TenantFacts): Attention[] {
  if (!usage) return [];
  return COUNTED.flatMap((what): Attention[] => {
    const { used, limit } = usage[what];
    if (limit === null || used < limit * NEARLY_FULL) return [];
    return [{ kind: 'nearLimit', level: 'wait', to: tenantPath(tenant.id, 'plan'), what, used, limit }];
  });
}
