import type { MembershipRole } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../../test/support/api.ts';
import { aMembership, aPerson, aTenant, type Person } from '../../../../test/support/data.ts';
import { type PersonStanding, PersonStandings } from '../../auth/person-standing.js';
import type { Proof } from '../../auth/proof.js';
import { type Entering, SignInRules } from '../../auth/sign-in-rules.js';
import { SsoPolicyRule } from './sso-policy.rule.js';

const CLIENT = { address: '198.51.100.7', userAgent: null };
let api: TestApi;
let owner: pg.Client;
let rule: SsoPolicyRule;
let tenantId: string;
let named: Person;
let admin: Person;
let member: Person;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  rule = api.app.get(SsoPolicyRule);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  named = await aPerson(api, { tenantId, role: 'tenant_admin' });
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  member = await aPerson(api, { tenantId });
  await policyOf(tenantId, true, named.id);
});

const policyOf = (of: string, enforced: boolean, ...breakGlass: string[]) =>
  owner.query(
    `insert into sso_policies (tenant_id, enforced, break_glass, updated_at) values ($1, $2, $3::uuid[], now())
     on conflict (tenant_id) do update set enforced = $2, break_glass = $3::uuid[]`,
    [of, enforced, breakGlass],
  );
/** A person who signs in as an admin, or with the given role. */
async function entering(
  { id, email }: Person,
  membershipRole: MembershipRole = 'tenant_admin',
  to = tenantId,
): Promise<Entering> {
  const standings = await api.app.get(PersonStandings).find(id);
  const standing = standings.find((one) => one.tenantId === to);
  return { tenantId: to, person: { ...standing, userId: id, email, membershipRole } as PersonStanding };
}
const aProof = (through?: Proof['through']): Proof => ({
  userId: named.id,
  amr: ['pwd', 'otp'],
  method: 'totp',
  ...(through && { through }),
});
const outcome = async (who: Promise<Entering>, proof = aProof()) =>
  rule.refuse(await who, proof)?.code ?? 'let in';

describe('an organization that requires single sign-on', () => {
  test('admits a member only through its own connection', async () => {
    const through = (of: string | null) => aProof({ configurationId: crypto.randomUUID(), tenantId: of });
    const other = (await aTenant(api)).id;
    const who = entering(member, 'tenant_user');
    expect(await outcome(who, through(tenantId))).toBe('let in');
    expect(await outcome(who, through(other))).toBe('sso_required');
    expect(await outcome(who, through(null))).toBe('sso_required');
    expect(await outcome(who)).toBe('sso_required');
  });

  test('admits an emergency administrator without a connection, but no other user', async () => {
    expect(await outcome(entering(named))).toBe('let in');
    expect(await outcome(entering(admin))).toBe('sso_required');
    expect(await outcome(entering(member, 'tenant_user'))).toBe('sso_required');
  });

  test('admits no emergency administrator who is no longer an admin', async () => {
    expect(await outcome(entering(named, 'tenant_user'))).toBe('sso_required');
  });

  test.each([
    ['was demoted', `update memberships set role = 'tenant_user' where tenant_id = $1 and user_id = $2`],
    [
      'has a suspended membership',
      `update memberships set status = 'suspended' where tenant_id = $1 and user_id = $2`,
    ],
    ['is suspended', `update users set status = 'suspended' where id = $2 and $1::uuid is not null`],
    ['left', 'delete from memberships where tenant_id = $1 and user_id = $2'],
  ])('admits any admin, but no other user, if the only emergency administrator %s', async (_name, sql) => {
    // They stay an admin of another organization.
    await aMembership(api, named, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    await owner.query(sql, [tenantId, named.id]);
    expect(await outcome(entering(admin))).toBe('let in');
    expect(await outcome(entering(member, 'tenant_user'))).toBe('sso_required');
  });

  test('admits only emergency administrators while one of them is an admin', async () => {
    const second = await aPerson(api, { tenantId, role: 'tenant_admin' });
    await policyOf(tenantId, true, named.id, second.id);
    await owner.query('delete from memberships where tenant_id = $1 and user_id = $2', [tenantId, named.id]);
    expect(await outcome(entering(second))).toBe('let in');
    expect(await outcome(entering(admin))).toBe('sso_required');
  });
});

test('an organization that does not require single sign-on admits members of one that does', async () => {
  const other = (await aTenant(api)).id;
  await aMembership(api, member, { tenantId: other, role: 'tenant_user' });
  expect(await outcome(entering(member, 'tenant_user', other))).toBe('let in');
  await policyOf(tenantId, false, named.id);
  expect(await outcome(entering(member, 'tenant_user'))).toBe('let in');
});

test('the rule applies at every sign-in', async () => {
  const rules = new SignInRules();
  const another = Object.create(SsoPolicyRule.prototype) as SsoPolicyRule;
  Object.assign(another, rule, { rules });
  another.onModuleInit();
  const refusal = rules.refuse(await entering(member, 'tenant_user'), aProof());
  expect([refusal?.code, refusal?.tenantId]).toEqual(['sso_required', tenantId]);
});

describe('a sign-in', () => {
  const events = async () =>
    (
      await owner.query<{ event: { detail: unknown; target: unknown; actor: unknown } }>(
        `select event from audit_events where tenant_id = $1 and action = 'sign_in.break_glass'`,
        [tenantId],
      )
    ).rows;
  const told = async () =>
    (
      await owner.query<{ recipient: string }>(
        `select recipient from outbox where template = 'sso-break-glass' and tenant_id = $1`,
        [tenantId],
      )
    ).rows
      .map(({ recipient }) => recipient)
      .sort();

  test('of an emergency administrator is in the audit log, and every admin is notified', async () => {
    const proof = aProof();
    rule.refuse(await entering(named), proof);
    await rule.entered(await entering(named), proof, CLIENT);
    expect(await events()).toEqual([
      {
        event: expect.objectContaining({
          actor: { type: 'user', id: named.id },
          target: { type: 'user', id: named.id },
          outcome: 'success',
          detail: { amr: ['pwd', 'otp'] },
        }),
      },
    ]);
    expect(await told()).toEqual([admin.email, named.email].sort());
  });

  test('through the connection is not an emergency sign-in', async () => {
    const proof = aProof({ configurationId: crypto.randomUUID(), tenantId });
    rule.refuse(await entering(named), proof);
    await rule.entered(await entering(named), proof, CLIENT);
    expect([await events(), await told()]).toEqual([[], []]);
  });

  test('that is rejected or needs no single sign-on is not an emergency sign-in', async () => {
    const refused = aProof();
    rule.refuse(await entering(admin), refused);
    await rule.entered(await entering(admin), refused, CLIENT);
    await policyOf(tenantId, false, named.id);
    const free = aProof();
    rule.refuse(await entering(named), free);
    await rule.entered(await entering(named), free, CLIENT);
    expect([await events(), await told()]).toEqual([[], []]);
  });
});
