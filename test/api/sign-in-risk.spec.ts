import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ApprovalState,
  AuditEventPage,
  ChangeGroupMembers,
  IncidentDetail,
  IncidentPage,
  Me,
  OwnSession,
  Problem,
  RiskAction,
  RiskRule,
  RiskTerms,
  SaveRiskPolicy,
  SignInApproval,
  SignInApprovalList,
  SignInAttemptDetail,
  SignInAttemptPage,
  SignInPolicy,
  SignInRisk,
} from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { Uint32, writeMmdb } from '@gatehouse/network-origin/write';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionMoves } from '../../nest-api/src/auth/moves/session-moves.js';
import { PersonStandings } from '../../nest-api/src/auth/person-standing.js';
import { SessionLookup } from '../../nest-api/src/auth/session-lookup.js';
import { DetectionJob } from '../../nest-api/src/incidents/detection/detection.job.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { ModelTrainingJob } from '../../nest-api/src/risk/model-training.job.js';
import { RecentFailures } from '../../nest-api/src/risk/recent-failures.js';
import { SignInModels } from '../../nest-api/src/risk/sign-in-models.js';
import { SignInRisks } from '../../nest-api/src/risk/sign-in-risks.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { SuspectNetworks } from '../../nest-api/src/suspect-networks/suspect-networks.js';
import { codeOf, type LoginAnswer } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  callerWith,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient } from '../support/relying-party.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';

const HOUR = 3_600;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** The network and browser of a sign-in. */
interface Where {
  readonly address: string;
  readonly device: string;
  readonly application?: string;
}
const HOME: Where = { address: '203.0.113.7', device: 'h'.repeat(22) };
/** Another country and an unknown browser. */
const ABROAD: Where = { address: '198.51.100.7', device: 'a'.repeat(22) };

let folder: string;
let api: TestApi;
let database: pg.Client;
const clock = new HeldClock();
let tenantId: string;
let admin: Person;
let member: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-risk-'));
  const at = new Date(0);
  const networks: { first: bigint; country: string; asn: number; state1?: string }[] = [
    { first: BigInt(0xc6_33_64_00), country: 'BR', asn: 64_497 },
    { first: BigInt(0xcb_00_71_00), country: 'DE', asn: 64_496, state1: 'Bavaria' },
    { first: BigInt(0xcb_00_72_00), country: 'DE', asn: 64_496, state1: 'Hesse' },
    { first: BigInt(0xc0_00_02_00), country: 'DE', asn: 64_498 },
  ];
  const kept = (name: string, dataOf: (network: (typeof networks)[number]) => object) => {
    const path = join(folder, name);
    const rows = networks.map((network) => ({
      first: network.first,
      last: network.first + 0xffn,
      data: dataOf(network) as never,
    }));
    writeFileSync(path, writeMmdb('Test', at, rows));
    return path;
  };
  api = await startApi({
    clock,
    env: {
      COUNTRY_DATABASE: kept('country.mmdb', ({ country, state1 }) => ({
        country_code: country,
        ...(state1 && { state1 }),
      })),
      OPERATOR_DATABASE: kept('operator.mmdb', ({ asn }) => ({
        autonomous_system_number: new Uint32(asn),
        autonomous_system_organization: `Operator ${asn}`,
      })),
    },
  });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clock.advance(2 * HOUR);
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  member = await aPerson(api, { tenantId });
});

const headersOf = ({ address, device, application }: Where) => ({
  ...(application && { 'x-gatehouse-application': application }),
  'x-forwarded-for': address,
  'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
  'x-gatehouse-device': device,
  'user-agent': CHROME,
});
const login = (where: Where, { email }: Person = member, password = PASSWORD) =>
  post(api, '/api/v1/auth/login', { email, password }, headersOf(where));
const enters = async (where: Where, person?: Person) =>
  (await (await login(where, person)).json()) as LoginAnswer & { code?: string; detail?: string };
/** The session is also used at home; elsewhere, it would count as moved. */
const signedInAtHome = async (person = member): Promise<ApiCaller> =>
  callerWith(api, (await enters(HOME, person)).accessToken, headersOf(HOME));
const asAdmin = () => signedInAtHome(admin);

/** Creates enough sign-ins for a profile, the last one two hours ago. */
async function atHome(person: Person = member): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    expect(await enters(HOME, person)).toMatchObject({ status: 'authenticated' });
    clock.advance(2 * HOUR);
  }
}

/** Only the actions, because the model only reports. */
type Actions = Omit<RiskTerms, 'model'>;
const policy = (risk: Actions, of = tenantId) =>
  database.query(
    `insert into sign_in_policies (tenant_id, risk_mode, risk_medium, risk_high, updated_at)
     values ($1, $2, $3, $4, now())
     on conflict (tenant_id) do update set risk_mode = $2, risk_medium = $3, risk_high = $4`,
    [of, risk.mode, risk.medium, risk.high],
  );
const enforced = (high: Actions['high'], medium: Actions['medium'] = 'allow'): Actions => ({
  mode: 'enforce',
  medium,
  high,
});

/** The newest stored attempt of a user. */
async function lastRisk({ id }: Person = member): Promise<SignInRisk | null> {
  await api.app.get(SignInLog).flush();
  const { rows } = await database.query<{ risk: SignInRisk | null }>(
    'select risk from sign_in_attempts where user_id = $1 order by seq desc limit 1',
    [id],
  );
  return rows[0]?.risk ?? null;
}
const signalsOf = (risk: SignInRisk | null) => risk?.reasons.map(({ signal }) => signal);
const profileOf = async ({ id }: Person = member) =>
  (await database.query('select profile from sign_in_profiles where user_id = $1', [id])).rows[0]?.profile;

describe('a sign-in is assessed', () => {
  test('as usual from the usual place, and as risky from another country on a new device', async () => {
    await atHome();
    await enters(HOME);
    expect(await lastRisk()).toMatchObject({ level: 'low', reasons: [], action: 'allow', isEnforced: false });

    await enters(ABROAD);
    const risk = await lastRisk();
    expect(risk).toMatchObject({ level: 'high', action: 'second_factor', isEnforced: false });
    expect(signalsOf(risk)).toEqual(
      expect.arrayContaining(['new_device', 'new_country', 'impossible_travel']),
    );
    expect(risk?.reasons.find(({ signal }) => signal === 'new_country')).toMatchObject({
      found: 'BR',
      usual: 'DE',
    });
  });

  test('as new in another region of the country, if the file has regions', async () => {
    await atHome();
    await enters({ ...HOME, address: '203.0.114.7' });
    expect(await lastRisk()).toMatchObject({
      level: 'low',
      reasons: [{ signal: 'new_region', found: 'DE-Hesse', usual: 'DE-Bavaria' }],
    });
    await enters({ ...HOME, address: '203.0.114.7' });
    expect(await lastRisk()).toMatchObject({ reasons: [] });
  });

  test('by the profile of this user in this organization only', async () => {
    await atHome();
    const other = await aPerson(api, { tenantId });
    await enters(ABROAD, other);
    expect(await lastRisk(other)).toMatchObject({ level: 'low', reasons: [] });

    const elsewhere = (await aTenant(api)).id;
    await aMembership(api, member, { tenantId: elsewhere });
    expect(await profileOf()).toMatchObject({ count: 6 });
    expect(
      (await database.query('select tenant_id from sign_in_profiles where user_id = $1', [member.id])).rows,
    ).toEqual([{ tenant_id: tenantId }]);
  });

  test('and learned only after success', async () => {
    await atHome();
    await login(ABROAD, member, 'a wrong password');
    expect(await profileOf()).toMatchObject({ count: 6, countries: { DE: expect.anything() } });
    await policy(enforced('reject'));
    expect(await enters(ABROAD)).toMatchObject({ code: 'sign_in_too_risky' });
    expect((await profileOf()).countries).not.toHaveProperty('BR');
    await policy(enforced('allow'));
    await enters(ABROAD);
    expect((await profileOf()).countries).toHaveProperty('BR');
  });

  test('with the failures of the last hour, and without older ones', async () => {
    await atHome();
    for (let n = 0; n < 6; n += 1)
      await login({ ...ABROAD, address: `198.51.${100 + n}.1` }, member, 'a guess');
    clock.advance(120);
    await enters({ ...ABROAD, address: HOME.address });
    expect(signalsOf(await lastRisk())).toEqual(expect.arrayContaining(['many_networks', 'many_failures']));
    clock.advance(2 * HOUR);
    await enters({ ...HOME, device: 'b'.repeat(22) });
    expect(signalsOf(await lastRisk())).toEqual(['new_device']);
  });

  test('with the requesting application, which is learned', async () => {
    await atHome();
    await enters({ ...HOME, application: 'client-of-ledger' });
    expect(await lastRisk()).toMatchObject({
      level: 'low',
      reasons: [{ signal: 'new_application', found: 'client-of-ledger' }],
    });
    expect(Object.keys((await profileOf()).applications)).toEqual(['nt-of-ledger']);
    await enters({ ...HOME, application: 'client-of-ledger' });
    expect(await lastRisk()).toMatchObject({ reasons: [] });
    await enters({ ...HOME, application: 'not an ID' });
    expect(await lastRisk()).toMatchObject({ reasons: [] });
  });

  test('with detections for its network, in the organization that they belong to', async () => {
    await database.query(
      `insert into incidents (id, tenant_id, kind, severity, subject, first_seen_at, last_seen_at, failures, accounts,
         network_count, users, signed_in, networks, created_at)
       values (gen_random_uuid(), $1, 'password_spraying', 'medium', $2::text, now(), now(), 40, 40, 1, '{}', '{}',
         array[$2::text], now())`,
      [tenantId, ABROAD.address],
    );
    await vi.waitFor(() =>
      expect(api.app.get(SuspectNetworks).of(tenantId, ABROAD.address)).toBe('password_spraying'),
    );
    await enters(ABROAD);
    expect(signalsOf(await lastRisk())).toEqual(['suspect_network']);
    const other = await aPerson(api, { tenantId });
    await enters(HOME, other);
    expect(await lastRisk(other)).toMatchObject({ reasons: [] });
    const elsewhere = await aPerson(api, { tenantId: (await aTenant(api)).id });
    await enters(ABROAD, elsewhere);
    expect(await lastRisk(elsewhere)).toMatchObject({ reasons: [] });
  });

  test('not for superadmins, who belong to no organization', async () => {
    const superadmin = await aPerson(api);
    await enters(HOME, superadmin);
    expect(await lastRisk(superadmin)).toBeNull();
    expect(await profileOf(superadmin)).toBeUndefined();
  });
});

describe('a sign-in of high risk', () => {
  const mailsTo = async ({ email }: Person) =>
    (
      await database.query<{ template: string }>(
        'select template from outbox where recipient = $1 order by id',
        [email],
      )
    ).rows.map(({ template }) => template);
  const notify = async () => {
    clock.advance(10);
    await api.app.get(Jobs).runIfDue('new-device-mails');
  };

  test('sends one email to its user, combined with the one about a new device', async () => {
    await atHome();
    await notify();
    await enters(ABROAD);
    await notify();
    await notify();
    expect(await mailsTo(member)).toEqual(['new-device']);

    const other = await aPerson(api, { tenantId });
    await atHome(other);
    await database.query('update users set new_device_mail = false where id = $1', [other.id]);
    await enters(ABROAD, other);
    await notify();
    await notify();
    expect(await mailsTo(other)).toEqual(['risky-sign-in']);
  });
});

describe('the policy', () => {
  beforeEach(() => atHome());

  test('only reports at first: every sign-in continues', async () => {
    const as = await asAdmin();
    const saved = (await (await as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
    expect(saved.risk).toEqual({
      mode: 'report_only',
      medium: 'second_factor',
      high: 'second_factor',
      model: 'report',
      rules: [],
    });
    await policy({ mode: 'report_only', medium: 'reject', high: 'reject' });
    expect(await enters(ABROAD)).toMatchObject({ status: 'authenticated' });
    expect(await lastRisk()).toMatchObject({ level: 'high', action: 'reject', isEnforced: false });
  });

  test('rejects only at high risk', async () => {
    await policy(enforced('reject'));
    const response = await login(ABROAD);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'sign_in_too_risky',
      detail: personMessage('sign_in_too_risky'),
    });
    expect(await lastRisk()).toMatchObject({ level: 'high', action: 'reject', isEnforced: true });
    expect(await enters(HOME)).toMatchObject({ status: 'authenticated' });
  });

  test('asks for the second factor that the user has', async () => {
    await policy(enforced('second_factor'));
    const caller = await signedInAtHome();
    const { secret } = (await (await caller.post('/api/v1/account/factors/totp')).json()) as {
      secret: string;
    };
    await caller.post('/api/v1/account/factors/totp/confirm', { code: codeOf(api, secret) });
    clock.advance(2 * HOUR);

    const { ticket, status, mustEnrol } = await enters(ABROAD);
    expect({ status, mustEnrol }).toEqual({ status: 'second_factor_required', mustEnrol: false });
    const answer = { method: 'totp', code: codeOf(api, secret) };
    const finished = await post(api, '/api/v1/auth/second-factor', { ticket, answer }, headersOf(ABROAD));
    expect(await finished.json()).toMatchObject({ status: 'authenticated' });
    expect(await lastRisk()).toMatchObject({ level: 'high', action: 'second_factor', isEnforced: true });
  });

  describe('a policy that requires a passkey', () => {
    type Asked = Parameters<SoftPasskey['get']>[0];
    const PASSKEYS = '/api/v1/account/factors/passkeys';
    const nearby: Where = { address: HOME.address, device: 'n'.repeat(22) };

    async function addPasskey(caller: ApiCaller): Promise<SoftPasskey> {
      const key = new SoftPasskey(api.settings.PUBLIC_URL);
      const asked = (await (await caller.post(`${PASSKEYS}/options`)).json()) as Asked;
      expect((await caller.post(PASSKEYS, { ...key.create(asked), name: 'Laptop' })).status).toBe(201);
      return key;
    }
    async function addTotp(caller: ApiCaller): Promise<string> {
      const { secret } = (await (await caller.post('/api/v1/account/factors/totp')).json()) as {
        secret: string;
      };
      await caller.post('/api/v1/account/factors/totp/confirm', { code: codeOf(api, secret) });
      clock.advance(60);
      return secret;
    }
    const answerWith = (ticket: string, answer: object, where: Where) =>
      post(api, '/api/v1/auth/second-factor', { ticket, answer }, headersOf(where));
    async function passkeyAnswer(key: SoftPasskey, ticket: string) {
      const asked = await post(api, '/api/v1/auth/second-factor/passkey', { ticket });
      return { method: 'passkey', ...key.get((await asked.json()) as Asked) };
    }
    async function riskNearby(): Promise<void> {
      for (let n = 0; n < 6; n += 1) await login(nearby, member, 'a guess');
      clock.advance(300);
    }

    test('accepts only the passkey of the user', async () => {
      await policy(enforced('passkey'));
      const caller = await signedInAtHome();
      const secret = await addTotp(caller);
      const key = await addPasskey(caller);
      const { ticket, status, factors } = await enters(ABROAD);
      expect({ status, factors }).toEqual({ status: 'second_factor_required', factors: ['passkey'] });
      const byCode = await answerWith(ticket, { method: 'totp', code: codeOf(api, secret) }, ABROAD);
      expect(await byCode.json()).toMatchObject({ code: 'passkey_needed' });
      const byKey = await answerWith(ticket, await passkeyAnswer(key, ticket), ABROAD);
      expect(await byKey.json()).toMatchObject({ status: 'authenticated' });
      expect(await lastRisk()).toMatchObject({ level: 'high', action: 'passkey', isEnforced: true });
    });

    test('asks for it after a code, if the risk has become high in between', async () => {
      await policy(enforced('passkey', 'second_factor'));
      const caller = await signedInAtHome();
      const secret = await addTotp(caller);
      await addPasskey(caller);
      const { ticket } = await enters(HOME);
      const next = await answerWith(ticket, { method: 'totp', code: codeOf(api, secret) }, ABROAD);
      expect(await next.json()).toMatchObject({ status: 'second_factor_required', factors: ['passkey'] });
    });

    test('is satisfied by a sign-in with a passkey', async () => {
      await policy(enforced('passkey', 'passkey'));
      const key = await addPasskey(await signedInAtHome());
      const asked = await post(api, '/api/v1/auth/passkey', {}, headersOf(ABROAD));
      const given = key.get((await asked.json()) as Asked);
      const entered = await post(api, '/api/v1/auth/passkey/complete', given, headersOf(ABROAD));
      expect(await entered.json()).toMatchObject({ status: 'authenticated' });
    });

    test('rejects a user without one at high risk, even with a code', async () => {
      await policy(enforced('passkey', 'passkey'));
      const secret = await addTotp(await signedInAtHome());
      const rejected = { code: 'risk_requires_passkey', detail: personMessage('risk_requires_passkey') };
      expect(await enters(ABROAD)).toMatchObject(rejected);
      const { ticket } = await enters(HOME);
      const byCode = await answerWith(ticket, { method: 'totp', code: codeOf(api, secret) }, ABROAD);
      expect(await byCode.json()).toMatchObject(rejected);
      expect(await lastRisk()).toMatchObject({ level: 'high', action: 'passkey', isEnforced: true });
    });

    test('accepts another second factor of a user without one at medium risk', async () => {
      await policy(enforced('reject', 'passkey'));
      await riskNearby();
      expect(await enters(nearby)).toMatchObject({ status: 'second_factor_required', mustEnrol: true });
      const secret = await addTotp(await signedInAtHome());
      await riskNearby();
      const { ticket, factors } = await enters(nearby);
      expect(factors).toContain('totp');
      const byCode = await answerWith(ticket, { method: 'totp', code: codeOf(api, secret) }, nearby);
      expect(await byCode.json()).toMatchObject({ status: 'authenticated' });
      expect(await lastRisk()).toMatchObject({ level: 'medium', action: 'passkey', isEnforced: true });
    });

    test('prevents users without it from replacing a factor', async () => {
      await policy(enforced('allow', 'passkey'));
      const caller = await signedInAtHome();
      const secret = await addTotp(caller);
      await addPasskey(caller);
      await database.query('update memberships set factor_required_at = $2 where user_id = $1', [
        member.id,
        new Date(clock.now().getTime() + 1_000),
      ]);
      clock.advance(60);
      const first = await enters(HOME);
      const byCode = { method: 'totp', code: codeOf(api, secret) };
      const anew = (await (await answerWith(first.ticket, byCode, HOME)).json()) as LoginAnswer;
      expect(anew).toMatchObject({ status: 'second_factor_required', mustEnrol: true });
      const setUp = await post(
        api,
        '/api/v1/auth/second-factor/enrolment',
        { ticket: anew.ticket },
        headersOf(HOME),
      );
      const next = (await setUp.json()) as { secret: string };
      await riskNearby();
      const confirmed = await post(
        api,
        '/api/v1/auth/second-factor/enrolment/confirm',
        { ticket: anew.ticket, code: codeOf(api, next.secret) },
        headersOf(nearby),
      );
      expect(await confirmed.json()).toMatchObject({ code: 'sign_in_too_risky' });
    });
  });

  describe('a policy that holds a sign-in for the approval of an admin', () => {
    interface Held {
      readonly ticket: string;
      readonly number: string;
      /** The admin's view of it. */
      readonly seen: SignInApproval;
    }
    const asAnAdmin = () => signedIn(api, admin);
    const waitingFor = async (as: ApiCaller) =>
      ((await (await as.get('/api/v1/sign-in-approvals')).json()) as SignInApprovalList).items;
    const stateOf = async (ticket: string) =>
      (await (await post(api, '/api/v1/auth/approval/state', { ticket })).json()) as ApprovalState;
    const complete = async (ticket: string, where = ABROAD) =>
      (await (await post(api, '/api/v1/auth/approval', { ticket }, headersOf(where))).json()) as LoginAnswer;
    const decide = async (as: ApiCaller, { id }: SignInApproval, decision: 'approve' | 'reject') => {
      const answer = await as.post(`/api/v1/sign-in-approvals/${id}/${decision}`);
      return answer.status === 204 ? 204 : ((await answer.json()) as Problem).code;
    };
    async function held(as: ApiCaller, person: Person = member): Promise<Held> {
      const { ticket, ...asked } = await enters(ABROAD, person);
      expect(asked).toMatchObject({ status: 'second_factor_required', factors: [], mustAwaitApproval: true });
      const { state, number } = await stateOf(ticket);
      expect(state).toBe('waiting');
      const seen = (await waitingFor(as)).find((one) => one.number === number);
      return { ticket, number, seen: seen as SignInApproval };
    }
    const outcomesOf = async ({ id }: Person) => {
      await api.app.get(SignInLog).flush();
      const { rows } = await database.query<{ outcome: string }>(
        'select outcome from sign_in_attempts where user_id = $1 and failed order by seq',
        [id],
      );
      return rows.map(({ outcome }) => outcome);
    };

    beforeEach(() => policy(enforced('approval')));

    test('admits it once, only in its browser, after an admin has approved it', async () => {
      const as = await asAnAdmin();
      const { ticket, seen } = await held(as);
      expect(seen).toMatchObject({
        user: { id: member.id, email: member.email },
        device: 'Chrome on Windows',
        address: ABROAD.address,
        origin: { country: 'BR' },
        risk: { level: 'high', action: 'approval', isEnforced: true },
        isOwn: false,
      });
      expect(await complete(ticket)).toMatchObject({ code: 'approval_pending' });
      expect(await decide(as, seen, 'approve')).toBe(204);
      expect(await waitingFor(as)).toEqual([]);
      expect(await stateOf(ticket)).toMatchObject({ state: 'approved' });
      expect(await complete(ticket, { ...ABROAD, device: 'o'.repeat(22) })).toMatchObject({
        code: 'ticket_expired',
      });
      expect(await complete(ticket)).toMatchObject({ status: 'authenticated' });
      expect(await complete(ticket)).toMatchObject({ code: 'ticket_expired' });
      expect(await lastRisk()).toMatchObject({ level: 'high', action: 'approval', isApproved: true });
      const { rows } = await database.query(
        `select event ->> 'action' as action from audit_events where tenant_id = $1 and event ->> 'action' like 'sign_in.appro%'
         order by action`,
        [tenantId],
      );
      expect(rows.map(({ action }) => action)).toEqual(['sign_in.approval_requested', 'sign_in.approved']);
    });

    test('rejects it with a cause after an admin has rejected it', async () => {
      const as = await asAnAdmin();
      const { ticket, seen } = await held(as);
      expect(await decide(as, seen, 'reject')).toBe(204);
      expect(await decide(as, seen, 'approve')).toBe('approval_decided');
      expect(await stateOf(ticket)).toMatchObject({ state: 'rejected' });
      expect(await complete(ticket)).toMatchObject({
        code: 'approval_rejected',
        detail: personMessage('approval_rejected'),
      });
      expect(await outcomesOf(member)).toEqual(['approval_rejected']);
    });

    test('is decided by an admin other than its user, within 15 minutes', async () => {
      const second = await aPerson(api, { tenantId, role: 'tenant_admin' });
      await atHome(second);
      const as = await asAnAdmin();
      const own = await signedInAtHome(second);
      const { ticket, seen } = await held(as, second);
      expect(await waitingFor(own)).toMatchObject([{ id: seen.id, isOwn: true }]);
      expect(await decide(own, seen, 'approve')).toBe('forbidden');
      const other = await signedIn(api, await aPerson(api, { tenantId }));
      expect((await other.get('/api/v1/sign-in-approvals')).status).toBe(403);
      clock.advance(901);
      expect(await decide(await asAnAdmin(), seen, 'approve')).toBe('approval_decided');
      expect(await stateOf(ticket)).toMatchObject({ state: 'expired' });
      expect(await complete(ticket)).toMatchObject({ code: 'approval_expired' });
    });

    test('rejects the sign-in if there is no other admin', async () => {
      await atHome(admin);
      expect(await enters(ABROAD, admin)).toMatchObject({
        code: 'approval_unavailable',
        detail: personMessage('approval_unavailable'),
      });
      expect(await outcomesOf(admin)).toEqual(['approval_unavailable']);
    });

    test('holds at most three sign-ins of a user, and admins get one email', async () => {
      for (let n = 0; n < 3; n += 1) expect(await enters(ABROAD)).toMatchObject({ mustAwaitApproval: true });
      expect(await enters(ABROAD)).toMatchObject({ code: 'approval_unavailable' });
      const { rows } = await database.query('select template from outbox where recipient = $1', [
        admin.email,
      ]);
      expect(rows.filter(({ template }) => template === 'sign-in-approval')).toHaveLength(1);
    });

    test('is canceled by its user and cannot be approved afterwards', async () => {
      const as = await asAnAdmin();
      const { ticket, seen } = await held(as);
      expect((await post(api, '/api/v1/auth/approval/cancel', { ticket })).status).toBe(204);
      expect(await decide(as, seen, 'approve')).toBe('approval_decided');
      expect(await complete(ticket)).toMatchObject({ code: 'approval_expired' });
    });

    test('follows the second factor that the user has', async () => {
      const caller = await signedInAtHome();
      const { secret } = (await (await caller.post('/api/v1/account/factors/totp')).json()) as {
        secret: string;
      };
      await caller.post('/api/v1/account/factors/totp/confirm', { code: codeOf(api, secret) });
      clock.advance(60);
      const { ticket, mustAwaitApproval } = await enters(ABROAD);
      expect(mustAwaitApproval).toBe(false);
      expect((await post(api, '/api/v1/auth/approval/state', { ticket })).status).toBe(410);
      const answer = { method: 'totp', code: codeOf(api, secret) };
      const next = await post(api, '/api/v1/auth/second-factor', { ticket, answer }, headersOf(ABROAD));
      expect(await next.json()).toMatchObject({ mustAwaitApproval: true });
    });
  });

  test('requires a new factor at medium risk and prevents it at high risk', async () => {
    await policy(enforced('second_factor', 'second_factor'));
    const nearby: Where = { address: HOME.address, device: 'n'.repeat(22) };
    for (let n = 0; n < 6; n += 1) await login(nearby, member, 'a guess');
    clock.advance(300);
    const { status, mustEnrol, ticket } = await enters(nearby);
    expect({ status, mustEnrol }).toEqual({ status: 'second_factor_required', mustEnrol: true });
    expect(await enters(ABROAD)).toMatchObject({ code: 'sign_in_too_risky' });

    // A ticket from the usual place does not work elsewhere.
    const setUp = await post(api, '/api/v1/auth/second-factor/enrolment', { ticket }, headersOf(nearby));
    const { secret } = (await setUp.json()) as { secret: string };
    const confirm = (where: Where) =>
      post(
        api,
        '/api/v1/auth/second-factor/enrolment/confirm',
        { ticket, code: codeOf(api, secret) },
        headersOf(where),
      );
    expect(await (await confirm(ABROAD)).json()).toMatchObject({ code: 'sign_in_too_risky' });
    expect(
      (
        await database.query('select 1 from totp_factors where user_id = $1 and confirmed_at is not null', [
          member.id,
        ])
      ).rows,
    ).toEqual([]);
    expect((await confirm(nearby)).status).toBe(200);
    expect(await lastRisk()).toMatchObject({ level: 'medium', action: 'second_factor', isEnforced: true });
  });

  describe('of a group', () => {
    let as: ApiCaller;
    const aGroup = async (orders: ChangeGroupMembers = {}): Promise<string> => {
      const made = await as.post('/api/v1/groups', { name: `Group ${randomUUID()}` });
      const { id } = (await made.json()) as { id: string };
      expect((await as.post(`/api/v1/groups/${id}/members`, orders)).status).toBe(200);
      return id;
    };
    async function save(risk: SaveRiskPolicy): Promise<Response> {
      const now = (await (await as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
      const { tenantId: _, requiredSince: __, ...fields } = now;
      return as.put('/api/v1/sign-in-policy', { ...fields, risk });
    }
    beforeEach(async () => {
      as = await asAdmin();
    });
    const ruleOf = (id: string, high: RiskAction, medium: RiskAction = 'allow'): RiskRule => ({
      target: { type: 'group', id },
      medium,
      high,
    });

    test('is stricter only for its members and those of nested groups', async () => {
      const other = await aPerson(api, { tenantId });
      await atHome(other);
      as = await asAdmin();
      const inner = await aGroup({ addUsers: [member.id] });
      const outer = await aGroup({ addGroups: [inner] });
      const rules = [ruleOf(await aGroup(), 'passkey'), ruleOf(outer, 'reject', 'reject')];
      expect((await save({ ...enforced('allow'), rules })).status).toBe(200);
      expect(await enters(ABROAD)).toMatchObject({ code: 'sign_in_too_risky' });
      expect(await lastRisk()).toMatchObject({ action: 'reject', isEnforced: true });
      expect(await enters(ABROAD, other)).toMatchObject({ status: 'authenticated' });
      expect(await lastRisk(other)).toMatchObject({ action: 'allow' });
    });

    test('is never more lenient than the policy', async () => {
      const id = await aGroup({ addUsers: [member.id] });
      await save({ ...enforced('reject'), rules: [ruleOf(id, 'allow')] });
      expect(await enters(ABROAD)).toMatchObject({ code: 'sign_in_too_risky' });
    });

    test('is the strictest of several groups', async () => {
      const [one, two] = [await aGroup({ addUsers: [member.id] }), await aGroup({ addUsers: [member.id] })];
      await save({ ...enforced('allow'), rules: [ruleOf(one, 'reject'), ruleOf(two, 'second_factor')] });
      expect(await enters(ABROAD)).toMatchObject({ code: 'sign_in_too_risky' });
      expect(await lastRisk()).toMatchObject({ action: 'reject' });
    });

    test('is kept if a client omits it, and ends with an empty list or with the group', async () => {
      const rules = [ruleOf(await aGroup(), 'reject', 'passkey'), ruleOf(await aGroup(), 'passkey')];
      const rulesAfter = async (risk: SaveRiskPolicy) =>
        ((await (await save(risk)).json()) as SignInPolicy).risk.rules;
      expect(await rulesAfter({ ...enforced('allow'), rules })).toEqual(rules);
      expect(await rulesAfter(enforced('allow'))).toEqual(rules);
      const id = rules[0]?.target.id;
      const { version } = (await (await as.get(`/api/v1/groups/${id}`)).json()) as { version: number };
      await as.delete(`/api/v1/groups/${id}?version=${version}`);
      const left = (await (await as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
      expect(left.risk.rules).toEqual(rules.slice(1));
      expect(await rulesAfter({ ...enforced('allow'), rules: [] })).toEqual([]);
    });

    test('of another organization is unknown, and two rules for one group are rejected', async () => {
      const elsewhere = (await aTenant(api)).id;
      const theirs = await aPerson(api, { tenantId: elsewhere, role: 'tenant_admin' });
      const own = as;
      as = await signedInAtHome(theirs);
      const id = await aGroup();
      as = own;
      const problemOf = async (rules: RiskRule[]) => {
        const saved = await save({ ...enforced('allow'), rules });
        return [saved.status, ((await saved.json()) as Problem).errors];
      };
      expect(await problemOf([ruleOf(id, 'reject')])).toEqual([
        422,
        [expect.objectContaining({ field: 'risk.rules.0.target', code: 'unknown' })],
      ]);
      const ours = await aGroup();
      expect(await problemOf([ruleOf(ours, 'reject'), ruleOf(ours, 'allow')])).toEqual([
        422,
        [expect.objectContaining({ field: 'risk.rules.1.target', code: 'duplicate' })],
      ]);
      const many = Array.from({ length: 21 }, () => ruleOf(randomUUID(), 'reject'));
      expect((await save({ ...enforced('allow'), rules: many })).status).toBe(400);
    });
  });

  test('of an application is stricter for sign-ins to it, and ends with it', async () => {
    const as = await asAdmin();
    const client = await aClient(as);
    const now = (await (await as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
    const { tenantId: _, requiredSince: __, ...fields } = now;
    const target = { type: 'oauth_client', id: client.id } as const;
    const risk = { ...enforced('allow'), rules: [{ target, medium: 'allow', high: 'reject' } as const] };
    expect((await as.put('/api/v1/sign-in-policy', { ...fields, risk })).status).toBe(200);
    expect(await enters({ ...ABROAD, application: client.client_id })).toMatchObject({
      code: 'sign_in_too_risky',
    });
    expect(await enters({ ...ABROAD, application: 'another-client' })).toMatchObject({
      status: 'authenticated',
    });
    const found = await as.get(`/api/v1/admin/oauth2/clients/${client.id}`);
    const { version } = (await found.json()) as { version: number };
    await as.delete(`/api/v1/admin/oauth2/clients/${client.id}?version=${version}`);
    const left = (await (await as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
    expect(left.risk.rules).toEqual([]);
  });

  test('of one organization does not apply in another', async () => {
    const elsewhere = (await aTenant(api)).id;
    await policy(enforced('reject'), elsewhere);
    expect(await enters(ABROAD)).toMatchObject({ status: 'authenticated' });
  });

  test('of the other organization applies when a user switches to it', async () => {
    const lenient = (await aTenant(api)).id;
    await database.query(
      // A sign-in opens the last used organization.
      `insert into memberships (id, tenant_id, user_id, role, status, created_at, updated_at, last_sign_in_at)
       select gen_random_uuid(), $1, user_id, role, status, now(), now(), last_sign_in_at + interval '1 minute'
       from memberships where user_id = $2`,
      [lenient, member.id],
    );
    await policy(enforced('reject'));
    const strict = tenantId;
    const entered = await enters(ABROAD);
    expect(entered).toMatchObject({ status: 'authenticated', user: { tenantId: lenient } });
    const change = async (where: Where, token = entered.accessToken) =>
      post(
        api,
        '/api/v1/auth/switch-tenant',
        { tenantId: strict },
        {
          ...headersOf(where),
          authorization: `Bearer ${token}`,
        },
      );
    expect(await (await change(ABROAD)).json()).toMatchObject({ code: 'sign_in_too_risky' });
    expect(await (await change(HOME)).json()).toMatchObject({ status: 'authenticated' });
  });

  test('is saved by an admin with its actions in the audit log, and unknown actions are rejected', async () => {
    const as = await asAdmin();
    const now = (await (await as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
    const { tenantId: _, requiredSince: __, ...fields } = now;
    const risk: RiskTerms = { mode: 'enforce', medium: 'allow', high: 'reject', model: 'count' };
    const saved = (await (
      await as.put('/api/v1/sign-in-policy', { ...fields, risk })
    ).json()) as SignInPolicy;
    expect(saved.risk).toEqual({ ...risk, rules: [] });
    // A client that does not know the field does not change it.
    const { risk: ___, ...older } = fields;
    const again = await as.put('/api/v1/sign-in-policy', { ...older, version: saved.version });
    const kept = (await again.json()) as SignInPolicy;
    expect(kept.risk).toEqual({ ...risk, rules: [] });
    const events = await as.get('/api/v1/audit/events?action=sign_in_policy.updated');
    expect(((await events.json()) as AuditEventPage).items[0]?.detail).toMatchObject({
      riskMode: 'enforce',
      riskMedium: 'allow',
      riskHigh: 'reject',
      riskModel: 'count',
    });
    const { model: ____, ...withoutModel } = risk;
    const same = await as.put('/api/v1/sign-in-policy', {
      ...fields,
      version: kept.version,
      risk: withoutModel,
    });
    const last = (await same.json()) as SignInPolicy;
    expect(last.risk.model).toBe('count');
    for (const field of ['high', 'model']) {
      const unknown = { ...fields, version: last.version, risk: { ...risk, [field]: 'captcha' } };
      expect((await as.put('/api/v1/sign-in-policy', unknown)).status).toBe(400);
    }
  });
});

describe('the model of the organization', () => {
  /** Sign-ins from the home networks in every hour of the last days. */
  const signInsAtHome = (count: number, of = tenantId) =>
    database.query(
      `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, ip, user_agent)
       select false, at, uuidv7(at - now()), $1, 'password', true, 'success', 'aaaaaaaaaaaa', '203.0.113.' || n % 50,
         'Chrome on Windows'
       from generate_series(1, $2::int) n, lateral (select now() - n * interval '50 minutes' as at) t`,
      [of, count],
    );
  const train = async () => {
    await database.query(`update sign_in_models set checked_at = now() - interval '25 hours'`);
    await api.app.get(Jobs).runNow(ModelTrainingJob.NAME);
  };
  const standing = async (as: ApiCaller) => (await as.get('/api/v1/sign-in-policy/model')).json();
  const use = (model: RiskTerms['model']) =>
    database.query(
      `insert into sign_in_policies (tenant_id, risk_model, updated_at) values ($1, $2, now())
       on conflict (tenant_id) do update set risk_model = $2`,
      [tenantId, model],
    );
  const isHeld = (is = true) =>
    vi.waitFor(() => expect(api.app.get(SignInModels).of(tenantId) !== null).toBe(is), EVENTUALLY);
  const unlike = async () =>
    (await lastRisk())?.reasons.find(({ signal }) => signal === 'unlike_organization');

  test('is trained from 500 sign-ins on, and admins see how many are missing', async () => {
    const as = await asAdmin();
    expect(await standing(as)).toEqual({ trainedAt: null, signIns: 0, missing: 500 });
    await signInsAtHome(498);
    await api.app.get(SignInLog).flush();
    await train();
    expect(await standing(as)).toEqual({ trainedAt: null, signIns: 499, missing: 1 });
    await signInsAtHome(1);
    await train();
    expect(await standing(as)).toEqual({
      trainedAt: expect.stringMatching(/Z$/),
      signIns: 500,
      missing: 0,
    });
    const other = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    expect(await standing(await signedInAtHome(other))).toMatchObject({ trainedAt: null });
    expect((await (await signedInAtHome()).get('/api/v1/sign-in-policy/model')).status).toBe(403);
  });

  test('reports at first, counts if the policy requires it, and is silent if it is disabled', async () => {
    await signInsAtHome(600);
    await train();
    await isHeld();
    await atHome();
    expect(await unlike()).toBeUndefined();

    await enters(ABROAD);
    const reported = await lastRisk();
    expect(await unlike()).toMatchObject({ points: 12, isCounted: false });
    expect((await unlike())?.found?.split(', ').slice(0, 2).sort()).toEqual(['country', 'operator']);

    await database.query('delete from sign_in_profiles where user_id = $1', [member.id]);
    await atHome();
    await use('count');
    await enters(ABROAD);
    expect(await unlike()).toMatchObject({ points: 12 });
    expect(await unlike()).not.toHaveProperty('isCounted');
    expect((await lastRisk())?.score).toBeGreaterThan(reported?.score as number);

    await use('off');
    await enters(ABROAD);
    expect(await unlike()).toBeUndefined();
  });

  test('never reaches medium risk alone', async () => {
    await use('count');
    await signInsAtHome(600);
    await train();
    await isHeld();
    await enters(ABROAD);
    expect(await lastRisk()).toMatchObject({ level: 'low', score: 12, action: 'allow' });
  });

  test('is deleted with too few sign-ins, from memory, too', async () => {
    await signInsAtHome(600);
    await train();
    await isHeld();
    await database.query('delete from sign_in_attempts where tenant_id = $1', [tenantId]);
    await train();
    await isHeld(false);
    expect(await standing(await asAdmin())).toMatchObject({ trainedAt: null });
  });

  test('is trained once a day, and not while it is disabled', async () => {
    await signInsAtHome(600);
    await use('off');
    await train();
    const of = async () =>
      (await database.query('select trained_at from sign_in_models where tenant_id = $1', [tenantId])).rows;
    expect(await of()).toEqual([]);
    await use('report');
    await train();
    const first = await of();
    expect(first).toEqual([{ trained_at: expect.any(Date) }]);
    await api.app.get(Jobs).runNow(ModelTrainingJob.NAME);
    expect(await of()).toEqual(first);
  });

  test('of one organization that fails does not delay others', async () => {
    await signInsAtHome(600);
    const broken = (await aTenant(api)).id;
    await signInsAtHome(600, broken);
    await database.query(
      `alter table sign_in_models add constraint broken check (tenant_id <> '${broken}') not valid`,
    );
    try {
      await expect(train()).rejects.toThrow('broken');
      await isHeld();
    } finally {
      await database.query('alter table sign_in_models drop constraint broken');
    }
  });

  test('can be read by no role except through a sign-in', async () => {
    const app = new pg.Client({ connectionString: api.database.appUrl });
    await app.connect();
    try {
      await app.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
      expect((await app.query('select trained_at from sign_in_models')).rows).toBeInstanceOf(Array);
      await expect(app.query('select model from sign_in_models')).rejects.toMatchObject({ code: '42501' });
    } finally {
      await app.end();
    }
  });
});

describe('admins', () => {
  beforeEach(async () => {
    await atHome();
    await enters(ABROAD);
    await api.app.get(SignInLog).flush();
  });

  test('see the risk of an attempt, and find attempts by it', async () => {
    const as = await asAdmin();
    const high = (await (await as.get('/api/v1/sign-ins?risk=high')).json()) as SignInAttemptPage;
    expect(high.items.map(({ user, assessedRisk }) => [user?.id, assessedRisk])).toEqual([
      [member.id, 'high'],
    ]);
    const detail = await as.get(`/api/v1/sign-ins/${high.items[0]?.id}`);
    expect(((await detail.json()) as SignInAttemptDetail).risk).toEqual(await lastRisk());
    expect(await (await as.get('/api/v1/sign-ins?risk=medium')).json()).toMatchObject({ items: [] });
    expect((await as.get('/api/v1/sign-ins?risk=any')).status).toBe(400);
  });

  test('of another organization see nothing of it', async () => {
    const other = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    const as = await signedInAtHome(other);
    expect(await (await as.get('/api/v1/sign-ins?risk=high')).json()).toMatchObject({ items: [] });
  });
});

test('users see the risk of their own sessions', async () => {
  await atHome();
  const { accessToken } = await enters(ABROAD);
  const sessions = await callerWith(api, accessToken).get('/api/v1/account/sessions');
  const { items } = (await sessions.json()) as { items: OwnSession[] };
  expect(items.map(({ isCurrent, risk }) => [isCurrent, risk?.level])).toContainEqual([true, 'high']);
  expect(items.find(({ isCurrent }) => isCurrent)?.risk).toEqual(await lastRisk());
});

describe('the profile of a user', () => {
  beforeEach(() => atHome());

  test('is deleted with the membership', async () => {
    expect(await profileOf()).toMatchObject({ v: 1 });
    const as = await asAdmin();
    const { version } = (await (await as.get(`/api/v1/users/${member.id}`)).json()) as { version: number };
    const removed = await as.delete(`/api/v1/users/${member.id}?version=${version}`);
    expect(removed.status).toBeLessThan(300);
    expect(await profileOf()).toBeUndefined();
  });

  test('can be read by no role except through a sign-in', async () => {
    const app = new pg.Client({ connectionString: api.database.appUrl });
    await app.connect();
    try {
      await app.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
      await expect(app.query('select profile from sign_in_profiles')).rejects.toMatchObject({
        code: '42501',
      });
    } finally {
      await app.end();
    }
  });

  test('is erased with the user', async () => {
    await database.query('delete from memberships where user_id = $1', [member.id]);
    await database.query(`update users set erase_after = now() - interval '1 day' where id = $1`, [
      member.id,
    ]);
    await api.app.get(Jobs).runIfDue('person-erasure');
    expect(await profileOf()).toBeUndefined();
  });
});

describe('a session that moves', () => {
  /** The same country as at home, but another operator. */
  const MOBILE: Where = { address: '192.0.2.7', device: HOME.device };
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
  let token: string;

  const call = (where: Where, path = '/api/v1/account/sessions', agent = CHROME, init: RequestInit = {}) =>
    fetch(`${api.url}${path}`, {
      ...init,
      headers: {
        ...headersOf(where),
        'user-agent': agent,
        authorization: `Bearer ${token}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    });
  const codeAt = async (where: Where, path?: string, agent?: string) => {
    const response = await call(where, path, agent);
    return response.ok ? response.status : ((await response.json()) as { code: string }).code;
  };
  const movesOf = async () => {
    const { items } = (await (await call(HOME)).json()) as { items: OwnSession[] };
    return items.find(({ isCurrent }) => isCurrent)?.moves ?? [];
  };
  const eventsOf = async (action: string) =>
    (
      await database.query(
        `select event -> 'detail' as detail from audit_events where tenant_id = $1 and event ->> 'action' = $2
           and event -> 'detail' ->> 'userId' = $3`,
        [tenantId, action, member.id],
      )
    ).rows.map(({ detail }) => detail);
  const confirmAt = (where: Where) =>
    call(where, '/api/v1/auth/step-up', CHROME, {
      method: 'POST',
      body: JSON.stringify({ method: 'password', password: PASSWORD }),
    });

  beforeEach(async () => {
    token = (await enters(HOME)).accessToken as string;
  });

  test('is assessed once at each place and shows its user where it was used', async () => {
    const reads = vi.spyOn(api.app.get(PersonStandings), 'find');
    for (const where of [HOME, MOBILE, HOME, MOBILE, HOME]) expect(await codeAt(where)).toBe(200);
    expect(reads).toHaveBeenCalledOnce();
    reads.mockRestore();
    expect(await movesOf()).toMatchObject([
      {
        address: MOBILE.address,
        origin: { country: 'DE', operator: { asn: 64_498 } },
        deviceName: 'Chrome on Windows',
        risk: { level: 'low', reasons: [{ signal: 'other_operator', found: 'AS64498', usual: 'AS64496' }] },
      },
    ]);
    expect(await eventsOf('session.moved')).toEqual([]);
  });

  test('continues under a policy that only reports, with an event that gives the reasons', async () => {
    expect(await codeAt(ABROAD)).toBe(200);
    expect(await codeAt(ABROAD)).toBe(200);
    expect(await eventsOf('session.moved')).toEqual([
      {
        userId: member.id,
        began: HOME.address,
        level: 'medium',
        reasons: ['other_country', 'impossible_travel'],
        policy: 'report_only',
      },
    ]);
  });

  test('is rejected at the new place until its user confirms there', async () => {
    await policy(enforced('second_factor', 'second_factor'));
    expect(await codeAt(ABROAD)).toBe('reauthentication_required');
    expect(await codeAt(ABROAD)).toBe('reauthentication_required');
    const me = (await (await call(ABROAD, '/api/v1/auth/me')).json()) as Me;
    expect(me.session.mustReauthenticate).toBe(true);
    expect(await codeAt(HOME)).toBe(200);

    // Confirming at home does not confirm the session abroad.
    expect((await confirmAt(HOME)).status).toBe(200);
    expect(await codeAt(ABROAD)).toBe('reauthentication_required');

    expect((await confirmAt(ABROAD)).status).toBe(200);
    expect(await codeAt(ABROAD)).toBe(200);
    expect(await codeAt(ABROAD, undefined, FIREFOX)).toBe('reauthentication_required');
  });

  test('cannot open an application before that', async () => {
    await policy(enforced('second_factor', 'second_factor'));
    const lookup = api.app.get(SessionLookup);
    const from = ({ address }: Where) => ({ address, userAgent: CHROME });
    expect(await lookup.findHeld(token, from(HOME))).not.toHaveProperty('mustProve');
    expect(lookup.peek(token, from(ABROAD))).toBeNull();
    expect(await lookup.findHeld(token, from(ABROAD))).toMatchObject({ mustProve: 'any' });
  });

  test('accepts only the passkey of its user at the new place, if the policy requires one', async () => {
    await policy(enforced('passkey', 'passkey'));
    await database.query(
      `insert into totp_factors (id, user_id, secret, created_at, confirmed_at)
       values (gen_random_uuid(), $1, 'v1.k.' || repeat('A', 16) || '.' || repeat('A', 30), now(), now())`,
      [member.id],
    );
    await database.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'key', 0, '{}', false, 'Key', now())`,
      [member.id],
    );
    const methodsAt = async (where: Where) => {
      const options = await call(where, '/api/v1/auth/step-up/options', CHROME, { method: 'POST' });
      return ((await options.json()) as { methods: string[] }).methods;
    };
    expect(await methodsAt(HOME)).toEqual(['password_totp', 'passkey']);
    expect(await codeAt(ABROAD)).toBe('reauthentication_required');
    expect(await methodsAt(ABROAD)).toEqual(['passkey']);
    const byCode = await call(ABROAD, '/api/v1/auth/step-up', CHROME, {
      method: 'POST',
      body: JSON.stringify({ method: 'password_totp', password: PASSWORD, code: '000000' }),
    });
    expect(await byCode.json()).toMatchObject({ code: 'second_factor_needed' });
  });

  test('of a user without a passkey accepts the password at medium risk, and ends at high risk', async () => {
    await policy(enforced('passkey', 'passkey'));
    expect(await codeAt(ABROAD)).toBe('reauthentication_required');
    expect((await confirmAt(ABROAD)).status).toBe(200);
    expect(await codeAt(ABROAD, undefined, FIREFOX)).toBe('session_moved');
  });

  test('ends if the policy rejects the risk; both browsers see the reason, and applications are notified', async () => {
    await policy(enforced('reject'));
    const { rows: clients } = await database.query<{ id: string }>(
      `with client as (
         insert into oauth_clients (id, tenant_id, client_id, name, redirect_uris, post_logout_redirect_uris, scopes,
           token_endpoint_auth_method, backchannel_logout_uri, skip_consent, is_active, created_at, updated_at)
         values (gen_random_uuid(), $1::uuid, $1::uuid::text, 'Expenses', '{}', '{}', '{openid}', 'none',
           'https://expenses.example.test/logout', true, true, now(), now())
         returning id, client_id
       ), held as (
         insert into oauth_authorizations (id, tenant_id, client_id, user_id, session_id, payload, expires_at)
         select 'held-' || client_id, $1::uuid, client_id, $2::uuid, (select id from sessions where user_id = $2::uuid), '{}',
           now() + interval '1 day'
         from client)
       select id from client`,
      [tenantId, member.id],
    );
    expect(await codeAt(ABROAD)).toBe(200);
    expect(await codeAt(ABROAD, undefined, FIREFOX)).toBe('session_moved');
    expect(await codeAt(HOME)).toBe('session_moved');
    expect(await eventsOf('session.ended')).toMatchObject([
      { reason: 'moved', level: 'high', policy: 'reject', began: HOME.address },
    ]);
    const { rows } = await database.query(
      'select end_reason from sessions where user_id = $1 and ended_at is not null',
      [member.id],
    );
    expect(rows).toEqual([{ end_reason: 'moved' }]);
    const told = await database.query('select reason from oauth_logout_deliveries where client_id = $1', [
      clients[0]?.id,
    ]);
    expect(told.rows).toEqual([{ reason: 'moved' }]);
  });

  /** Waits until the job has evaluated every moved session. */
  const looked = () =>
    vi.waitFor(async () => {
      expect(await api.app.get(Jobs).runNow(DetectionJob.NAME)).toBe(true);
      const { rowCount } = await database.query('select from sessions where moved_at is not null');
      expect(rowCount).toBe(0);
    }, EVENTUALLY);
  const incidentsOf = async (as: ApiCaller) =>
    ((await (await as.get('/api/v1/incidents')).json()) as IncidentPage).items;

  test('to another browser abroad opens an incident with the user, both networks and the session', async () => {
    expect(await codeAt(ABROAD, undefined, FIREFOX)).toBe(200);
    const began = performance.now();
    await looked();
    const as = await signedIn(api, admin);
    const [incident, ...others] = await incidentsOf(as);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(others).toEqual([]);
    expect(incident).toMatchObject({
      kind: 'session_moved',
      technique: 'T1550.004',
      severity: 'high',
      subject: member.email,
      accounts: 1,
      failures: 0,
    });
    const path = `/api/v1/incidents/${incident?.id}`;
    const detail = (await (await as.get(path)).json()) as IncidentDetail;
    expect(detail).toMatchObject({
      users: [{ id: member.id, signedIn: true }],
      networkList: [
        { network: HOME.address, origin: { country: 'DE' } },
        { network: ABROAD.address, origin: { country: 'BR' } },
      ],
      sessions: [{ userId: member.id, address: HOME.address }],
      entries: [{ kind: 'detected', detail: { session: detail.sessions[0]?.id } }],
      actions: ['end_sessions', 'require_factor'],
    });

    const ended = await as.post(`${path}/actions`, { action: 'end_sessions', userId: member.id });
    expect(ended.status).toBe(200);
    expect(await codeAt(HOME)).toBe('unauthenticated');
  });

  test('between the mobile network and the office opens no incident, however often', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(await codeAt(MOBILE)).toBe(200);
      expect(await codeAt(HOME)).toBe(200);
      clock.advance(60);
    }
    await looked();
    expect(await incidentsOf(await signedIn(api, admin))).toEqual([]);
  });

  test('whose token was used twice requires its user to confirm at every place, and opens an incident', async () => {
    await policy(enforced('second_factor'));
    const { rows } = await database.query<{ id: string }>(
      'select id from sessions where user_id = $1 and ended_at is null order by id desc limit 1',
      [member.id],
    );
    const owner = await signedIn(api, admin);
    const application = await aClient(owner, { name: 'Expenses' });
    const reused = {
      sessionId: rows[0]?.id as string,
      tenantId,
      userId: member.id,
      authorizationId: 'an-authorization',
      application: { id: application.id, name: 'Expenses' },
      client: { address: ABROAD.address, userAgent: 'curl/8.0' },
    };
    await api.app.get(SessionMoves).reassess(reused);
    await api.app.get(SessionMoves).reassess(reused);
    expect(await codeAt(HOME)).toBe('reauthentication_required');
    expect(await codeAt(MOBILE)).toBe('reauthentication_required');
    expect((await confirmAt(HOME)).status).toBe(200);
    expect(await codeAt(HOME)).toBe(200);
    expect(await movesOf()).toMatchObject([
      { address: MOBILE.address },
      {
        address: ABROAD.address,
        risk: { level: 'high', reasons: [{ signal: 'reused_token', found: 'Expenses' }] },
      },
    ]);
    expect(await eventsOf('session.token_reused')).toHaveLength(1);

    await looked();
    const [incident, ...others] = await incidentsOf(owner);
    expect(others).toEqual([]);
    expect(incident).toMatchObject({
      kind: 'token_reused',
      technique: 'T1528',
      severity: 'high',
      subject: member.email,
    });
    const whole = await owner.get(`/api/v1/incidents/${incident?.id}`);
    expect(await whole.json()).toMatchObject({ application: { id: application.id, name: 'Expenses' } });
  });

  test('keeps its newest 20 places', async () => {
    for (let n = 1; n <= 22; n += 1)
      await call({ address: `10.0.${n}.1`, device: HOME.device }, undefined, FIREFOX);
    const moves = await movesOf();
    expect(moves).toHaveLength(20);
    expect(moves[0]?.address).toBe('10.0.22.1');
  });
});

describe('networks of the policy, by country and operator,', () => {
  const lists = (allowed: string[], blocked: string[] = []) =>
    database.query(
      `insert into sign_in_policies (tenant_id, allowed_networks, blocked_networks, updated_at)
       values ($1, $2, $3, now())`,
      [tenantId, allowed, blocked],
    );

  test.each([
    ['a sign-in from an allowed country', ['DE'], [], HOME, 'authenticated'],
    ['a sign-in from another country', ['DE'], [], ABROAD, 'network_not_allowed'],
    ['a sign-in at a blocked operator', ['DE'], ['AS64496'], HOME, 'network_not_allowed'],
    ['a sign-in at an allowed operator', ['AS64497'], [], ABROAD, 'authenticated'],
  ])('decide %s', async (_, allowed, blocked, where, expected) => {
    await lists(allowed, blocked);
    const { code, status } = await enters(where);
    expect(code ?? status).toBe(expected);
  });

  test('are saved by an admin in an allowed network, or by another one after confirming', async () => {
    // The tests' own address belongs to no country.
    const as = callerWith(api, (await enters(HOME, admin)).accessToken);
    const policyNow = (await (await as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
    const { tenantId: _, requiredSince: __, ...kept } = policyNow;
    const save = (change: object) => as.put('/api/v1/sign-in-policy', { ...kept, ...change });
    const codeOfError = async (response: Response) => ((await response.json()) as Problem).errors?.[0]?.code;
    expect(await codeOfError(await save({ allowedNetworks: ['de'] }))).toBe('own_network_excluded');
    const response = await save({ allowedNetworks: ['de'], acceptOwnExclusion: true });
    expect(await response.json()).toMatchObject({ allowedNetworks: ['DE'] });
  });
});

// Runs last: passport's strategies belong to the newest application in the process, which these tests stop.
describe('failures and unanswered second steps of the last hour', () => {
  const knownIn = ({ app }: TestApi) => app.get(RecentFailures).of(member.id);
  const wrongPasswords = async (count: number) => {
    for (let n = 0; n < count; n += 1) await login(ABROAD, member, 'a wrong password');
  };

  test('are available to another process and to one that starts later', async () => {
    const other = await startApi({ clock, database: api.database });
    try {
      const { prompts: _, ...before } = knownIn(other);
      expect(before).toEqual({ accountFailures: 0, accountNetworks: 0 });
      await wrongPasswords(3);
      api.app.get(SignInRisks).prompted(member.id);
      const all = { accountFailures: 3, accountNetworks: 1, prompts: 1 };
      await vi.waitFor(() => expect(knownIn(other)).toEqual(all), EVENTUALLY);
      expect(knownIn(api)).toEqual(all);

      await enters(HOME);
      await vi.waitFor(() => expect(knownIn(other)).toEqual({ ...all, prompts: 0 }), EVENTUALLY);
    } finally {
      await other.stop();
    }

    await api.app.get(SignInLog).flush();
    await database.query(
      `insert into sign_in_tickets (id, token_hash, user_id, proof, must_enrol, expires_at, created_at)
       values (gen_random_uuid(), 't', $1, '{}', false, now() + interval '5 minutes', now() - interval '1 second')`,
      [member.id],
    );
    const later = await startApi({ clock, database: api.database });
    try {
      const all = { accountFailures: 3, accountNetworks: 1, prompts: 1 };
      await vi.waitFor(() => expect(knownIn(later)).toEqual(all), EVENTUALLY);
    } finally {
      await later.stop();
    }
  });
});
