import type { EntityManager } from '@mikro-orm/postgresql';
import { Domain } from '../../domains/domain.entity.js';
import { newTenant } from '../../tenants/new-tenant.repository.js';
import type { Tenant } from '../../tenants/tenant.entity.js';
import type { DemoOrganization } from './organizations.js';
import type { Past } from './past.js';
import { DAY_MS } from './rhythm.js';

/** Long enough that open sessions are still open when a visitor looks at them. */
const SESSION_SECONDS = { idle: 4 * 3_600, total: 10 * 3_600 };
const TRIAL_DAYS = 14;

export async function addTenant(
  em: EntityManager,
  { slug, name, plan, status, paymentIsOverdue, trialDaysLeft }: DemoOrganization,
  past: Past,
): Promise<Tenant> {
  const age =
    trialDaysLeft === undefined
      ? status === 'pending'
        ? 2
        : past.random.whole(60, 500)
      : TRIAL_DAYS - trialDaysLeft;
  const createdAt = past.daysAgo(age);
  const tenant = newTenant(em, { slug, name, adminEmail: `admin@${slug}.test`, isDemo: true });
  Object.assign(tenant, {
    plan,
    createdAt,
    sessionIdleSeconds: SESSION_SECONDS.idle,
    sessionTotalSeconds: SESSION_SECONDS.total,
    paymentStatus: paymentIsOverdue ? 'overdue' : plan === 'trial' ? 'pending' : 'paid',
    lastPaymentAt: plan === 'trial' ? null : past.daysAgo(paymentIsOverdue ? 40 : past.random.whole(2, 25)),
    nextPaymentAt: plan === 'trial' ? null : past.daysAgo(paymentIsOverdue ? 10 : -past.random.whole(3, 25)),
    overdueSince: paymentIsOverdue ? past.daysAgo(10) : null,
  });
  if (status === 'active') tenant.activate(new Date(createdAt.getTime() + 3_600_000));
  if (trialDaysLeft !== undefined) {
    // No reminder is sent before the end of a demo.
    Object.assign(tenant, { trialEndsAt: past.daysAgo(-trialDaysLeft), remindedDays: 1 });
  }
  await em.flush();
  const domain = em.create(Domain, { tenantId: tenant.id, domain: `${slug}.test` });
  domain.prove('platform', new Date(createdAt.getTime() + DAY_MS / 4));
  await em.flush();
  return tenant;
}
