import { emailKey } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { PastEvent } from './events.js';
import { insertRows } from './insert-rows.js';
import type { DemoOrganization } from './organizations.js';
import type { Past } from './past.js';
import type { DemoPerson } from './people.js';

interface Context {
  readonly tenantId: string;
  readonly people: readonly DemoPerson[];
  readonly connectionId: string | null;
  readonly past: Past;
}

/**
 * Activity of admins: invitations, roles, requests, policies.
 *
 * @returns the events of it
 */
export async function administrationOf(
  em: EntityManager,
  organization: DemoOrganization,
  context: Context,
): Promise<PastEvent[]> {
  const admin = context.people.find(({ isAdmin }) => isAdmin);
  if (!admin) return [];
  return [
    ...(await inviteSomebody(em, organization, admin, context)),
    ...(await addRole(em, admin, context)),
    ...(await askForMore(em, organization, admin, context)),
    ...(await requireFactors(em, organization, admin, context)),
    ...suspensions(admin, context),
  ];
}

type Step = Omit<PastEvent, 'at' | 'actor' | 'outcome' | 'requestId'>;

function by(admin: DemoPerson, at: Date, past: Past, step: Step): PastEvent {
  return {
    ...step,
    at,
    actor: { type: 'user', id: admin.id },
    outcome: 'success',
    address: admin.home,
    requestId: past.requestId(),
  };
}

/** Ages in days; an invitation is open for seven. */
const INVITATIONS = [
  { name: 'new.colleague', age: 1, end: 'open' },
  { name: 'summer.intern', age: 3, end: 'open' },
  { name: 'external.auditor', age: 12, end: 'expired' },
  { name: 'wrong.address', age: 9, end: 'revoked' },
] as const;
const OPEN_DAYS = 7;

async function inviteSomebody(
  em: EntityManager,
  { slug, status }: DemoOrganization,
  admin: DemoPerson,
  { tenantId, past }: Context,
): Promise<PastEvent[]> {
  const wanted = status === 'active' ? INVITATIONS : INVITATIONS.slice(0, 1);
  const rows = wanted.map(({ name, age, end }) => {
    const at = past.daysAgo(age + past.random.between(0, 0.4));
    const email = `${name}@${slug}.test`;
    return {
      id: uuidv7({ msecs: at.getTime() }),
      tenant_id: tenantId,
      email,
      email_key: emailKey(email),
      given_name: '',
      family_name: '',
      role: 'tenant_user',
      invited_by: admin.id,
      sent_at: at,
      times_sent: 1,
      expires_at: new Date(at.getTime() + OPEN_DAYS * 86_400_000),
      revoked_at: end === 'revoked' ? new Date(at.getTime() + 900_000) : null,
      created_at: at,
    };
  });
  await insertRows(em, 'invitations', rows);
  return rows.flatMap((row) => {
    const target = { type: 'invitation', id: row.id };
    const sent = by(admin, row.created_at, past, {
      action: 'invitation.sent',
      target,
      detail: { role: row.role },
    });
    if (!row.revoked_at) return [sent];
    return [sent, by(admin, row.revoked_at, past, { action: 'invitation.revoked', target })];
  });
}

async function addRole(
  em: EntityManager,
  admin: DemoPerson,
  { tenantId, people, past }: Context,
): Promise<PastEvent[]> {
  if (people.length < 40) return [];
  const at = past.between(29, 20);
  const row = {
    id: uuidv7({ msecs: at.getTime() }),
    tenant_id: tenantId,
    name: 'Help desk',
    name_key: 'help desk',
    description: 'Invites people and helps them with their accounts.',
    permissions: ['user_management'],
    created_at: at,
    updated_at: at,
  };
  await insertRows(em, 'tenant_roles', [row]);
  const detail = { name: row.name, permissions: row.permissions };
  return [by(admin, at, past, { action: 'role.created', target: { type: 'role', id: row.id }, detail })];
}

/** A larger plan, and a product that the plan lacks. */
async function askForMore(
  em: EntityManager,
  { plan, trialDaysLeft }: DemoOrganization,
  admin: DemoPerson,
  { tenantId, past }: Context,
): Promise<PastEvent[]> {
  const asked: PastEvent[] = [];
  if (plan === 'basic') {
    const at = past.between(6, 1);
    const id = uuidv7({ msecs: at.getTime() });
    const row = {
      id,
      tenant_id: tenantId,
      product: 'privacy-monitor',
      requested_by: admin.id,
      created_at: at,
    };
    await insertRows(em, 'product_requests', [row]);
    const target = { type: 'product_request', id };
    asked.push(
      by(admin, at, past, { action: 'product.requested', target, detail: { product: row.product } }),
    );
  }
  if (plan === 'basic' || trialDaysLeft !== undefined) {
    const at = past.between(4, 0.5);
    const id = uuidv7({ msecs: at.getTime() });
    await insertRows(em, 'plan_requests', [
      { id, tenant_id: tenantId, plan: 'pro', requested_by: admin.id, created_at: at },
    ]);
    const target = { type: 'plan_request', id };
    asked.push(by(admin, at, past, { action: 'plan.requested', target, detail: { plan: 'pro' } }));
  }
  return asked;
}

async function requireFactors(
  em: EntityManager,
  { factors }: DemoOrganization,
  admin: DemoPerson,
  { tenantId, past }: Context,
): Promise<PastEvent[]> {
  if (factors < 90) return [];
  const at = past.between(28, 22);
  await insertRows(em, 'sign_in_policies', [
    { tenant_id: tenantId, password_min_length: 12, second_factor_since: at, grace_days: 14, updated_at: at },
  ]);
  const detail = { passwordMinLength: 12, secondFactor: 'required', graceDays: 14 };
  const target = { type: 'tenant', id: tenantId };
  return [by(admin, at, past, { action: 'sign_in_policy.updated', target, detail })];
}

function suspensions(admin: DemoPerson, { people, past }: Context): PastEvent[] {
  return people
    .filter(({ isSuspended }) => isSuspended)
    .map(({ id }) => {
      const target = { type: 'user', id };
      return by(admin, past.daysAgo(4), past, {
        action: 'membership.suspended',
        target,
        detail: { sessions: 0 },
      });
    });
}
