import {
  RISK_ACTIONS,
  RISK_MODELS,
  type RiskRule,
  RiskRuleSchema,
  riskRulesText,
  type SaveSignInPolicy,
  SaveSignInPolicySchema,
  type SignInModel,
  type SignInPolicy,
  type SignInStatistics,
  type TenantDto,
  type WorksCouncilMode,
} from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { Difference, FieldErrors } from '~/form-state';
import { orRefuse, valueOrNull } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type ReplayView, readReplay } from '../policy-replay/policy-replay.server';
import {
  saveApplicationNetworks,
  type TriedNetworks,
  tryApplicationNetworks,
} from './application-networks.server';
import type { PolicyState } from './policy-state';
import { RISK_FIELDS, riskField } from './risk-choices';
import {
  editedRules,
  placeOfRule,
  rulesOf,
  type TargetChoice,
  type TypedRule,
  typedRules,
} from './risk-rules';
import { readTargets } from './risk-targets.server';
import { readSignInStatistics } from './sign-in-statistics.server';
import { policyTexts } from './texts/policy';
import { policyAnswers } from './texts/policy-answers';
import { listOf, NETWORK_FIELDS, networkErrors } from './typed-networks.server';
import { UPSTREAM_CHOICES } from './upstream-choices';
import { readWorksCouncil, saveWorksCouncil } from './works-council.server';

const PATH = '/api/v1/sign-in-policy';

export interface SecurityView {
  isPlatform: boolean;
  /** Code or slug of the organization, as a superadmin entered it. */
  of: string;
  isUnknown: boolean;
  /** Null until the organization is known. */
  about: {
    /** Its name, for a user who is not a member. */
    owner: string | null;
    policy: SignInPolicy;
    /** The model of the organization's own sign-ins; null if it cannot be read. */
    model: SignInModel | null;
    /** The form's values when their effect was requested. */
    tried: Record<string, string> | null;
    triedErrors: FieldErrors;
    /** The rules of the form when their effect was requested. */
    triedRules: TypedRule[] | null;
    /** Groups and applications that can have stricter actions at risk. */
    targets: TargetChoice[];
    /** The effect of a required second factor, of the networks, or of the actions at risk. */
    replay: ReplayView | null;
    /** The networks of applications when the effect of one was requested. */
    triedNetworks: TriedNetworks | null;
    figures: SignInStatistics | null;
    /** Null if it cannot be read. */
    worksCouncil: WorksCouncilMode | null;
    /** Of the organization, for a superadmin. */
    tenantId: string | null;
    limits: Pick<TenantDto, 'sessionIdleSeconds' | 'sessionTotalSeconds'> | null;
  } | null;
}

/** The policy of the organization, and its sign-in statistics. */
export async function readSecurity(visit: Visit): Promise<SecurityView> {
  const platform = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const view = { isPlatform: platform, of, isUnknown };
  const tenantId = platform ? tenant?.id : visit.session.user.tenantId;
  if (!tenantId) return { ...view, about: null };
  const { searchParams } = visit.url;
  const triedNetworks = await tryApplicationNetworks(visit, tenantId);
  const tried = searchParams.has('replay') && !triedNetworks ? triedPolicy(searchParams) : null;
  const triedRules = searchParams.has('ruleTarget') ? typedRules(searchParams) : null;
  const isOfNetworks = searchParams.get('replay') === 'networks';
  const triedErrors =
    tried && isOfNetworks ? networkErrors(tried, textsOf(visit.request, policyAnswers)) : {};
  const isReplayed = tried && Object.keys(triedErrors).length === 0;
  const [policy, model, replay, figures, worksCouncil, known, found] = await Promise.all([
    readPolicy(visit, platform ? tenantId : undefined),
    readModel(visit, platform ? tenantId : undefined),
    isReplayed
      ? readReplay(visit, {
          ...(platform && { tenantId }),
          ...ruleOf(searchParams, tried),
        })
      : null,
    readSignInStatistics(visit, platform ? tenantId : undefined),
    readWorksCouncil(visit, platform ? tenantId : undefined),
    visit.api.GET('/api/v1/tenants/{id}', { params: { path: { id: tenantId } } }),
    readTargets(visit, tenantId),
  ]);
  const targets = withNamed(found, [...policy.risk.rules, ...policy.applicationNetworks]);
  const limits = known.ok ? limitsOf(known.value) : null;
  const owner = platform ? (tenant?.name ?? null) : null;
  return {
    ...view,
    about: {
      ...{ owner, policy, model, tried, triedErrors, triedRules, targets, replay, figures, limits },
      ...{ triedNetworks, worksCouncil, tenantId: platform ? tenantId : null },
    },
  };
}

function ruleOf(searchParams: URLSearchParams, tried: Record<string, string>) {
  const asked = searchParams.get('replay');
  if (asked === 'networks') return networksRule(tried);
  return asked === 'risk' ? riskRule(tried, typedRules(searchParams)) : factorRule(tried);
}

/** Unknown actions keep their current value; unknown rules are left out. */
function riskRule({ riskMedium, riskHigh, riskModel }: Record<string, string>, rules: readonly TypedRule[]) {
  const actionOf = (typed: string | undefined) => RISK_ACTIONS.find((action) => action === typed);
  const known = rulesOf(rules).flatMap((rule) => RiskRuleSchema.safeParse(rule).data ?? []);
  return {
    rule: 'risk' as const,
    riskMedium: actionOf(riskMedium),
    riskHigh: actionOf(riskHigh),
    riskModel: RISK_MODELS.find((use) => use === riskModel),
    riskRules: riskRulesText(known),
  };
}

function factorRule({ upstreamFactor }: Record<string, string>) {
  const rule = 'second_factor' as const;
  return { rule, upstreamFactor: UPSTREAM_CHOICES.find((choice) => choice === upstreamFactor) };
}

/** Fields without input keep their current value. */
function networksRule(tried: Record<string, string>) {
  const typed = NETWORK_FIELDS.filter((name) => tried[name] !== undefined);
  const lists = Object.fromEntries(typed.map((name) => [name, listOf(tried[name]).join(',')]));
  return { rule: 'networks' as const, ...lists };
}

function limitsOf({ sessionIdleSeconds, sessionTotalSeconds }: TenantDto) {
  return { sessionIdleSeconds, sessionTotalSeconds };
}

async function readPolicy(visit: Visit, tenantId: string | undefined): Promise<SignInPolicy> {
  const query = tenantId ? { tenantId } : {};
  return orRefuse(await visit.api.GET(PATH, { params: { query } }));
}

async function readModel(visit: Visit, tenantId: string | undefined): Promise<SignInModel | null> {
  const query = tenantId ? { tenantId } : {};
  return valueOrNull(await visit.api.GET('/api/v1/sign-in-policy/model', { params: { query } }));
}

/** The page has three forms. */
export function actOnSecurity(visit: Visit, form: FormData): Promise<Outcome<PolicyState>> {
  if (form.has('applicationNetworks')) return saveApplicationNetworks(visit, form);
  return form.has('worksCouncil') ? saveWorksCouncil(visit, form) : saveSignInPolicy(visit, form);
}

async function saveSignInPolicy(visit: Visit, form: FormData): Promise<Outcome<PolicyState>> {
  const tenantId = visit.can('platform_management') ? String(form.get('tenantId') ?? '') : undefined;
  const edited = editedRules(form);
  if (edited) return refused({ errors: {}, message: null, values: typedPolicy(form), rules: edited }, 200);
  const rules = typedRules(form);
  const checked = SaveSignInPolicySchema.safeParse({
    ...(tenantId && { tenantId }),
    passwordMinLength: numberOf(form, 'passwordMinLength'),
    secondFactor: form.get('secondFactor') === 'required' ? 'required' : 'optional',
    graceDays: numberOf(form, 'graceDays'),
    upstreamFactor: form.get('upstreamFactor'),
    checkPasswords: form.get('checkPasswords') === 'true',
    failedSignInRetentionDays: numberOf(form, 'failedSignInRetentionDays'),
    allowedNetworks: listOf(form.get('allowedNetworks')),
    blockedNetworks: listOf(form.get('blockedNetworks')),
    acceptOwnExclusion: form.get('acceptOwnExclusion') === 'true',
    risk: {
      mode: form.get('riskMode'),
      medium: form.get('riskMedium'),
      high: form.get('riskHigh'),
      model: form.get('riskModel') ?? undefined,
      rules: rulesOf(rules),
    },
    version: numberOf(form, 'version'),
  });
  const t = textsOf(visit.request, policyAnswers);
  if (!checked.success) {
    const others = checked.error.issues.filter(
      ({ path }) => !NETWORK_FIELDS.some((name) => name === path[0]),
    );
    const errors = {
      ...Object.fromEntries(
        others.map(({ path }) => [
          fieldOf(path, rules),
          t(BOUNDS.find((name) => name === path.join('.')) ?? 'chooseOne'),
        ]),
      ),
      ...networkErrors(typedPolicy(form), t),
    };
    return refused({ errors, message: null, values: typedPolicy(form), rules }, 400);
  }
  const answer = await visit.api.PUT(PATH, { body: checked.data });
  if (answer.ok) return done(visit.here, 'sign-in-policy-saved');
  const state: PolicyState = {
    ...refusedForm(form, answer.problem, t('notSaved')),
    values: typedPolicy(form),
    rules,
    excludesSelf: answer.problem.errors?.some(({ code }) => code === 'own_network_excluded') ?? false,
  };
  state.errors = Object.fromEntries(
    Object.entries(state.errors).map(([field, text]) => [fieldOf(field.split('.'), rules), text]),
  );
  if (answer.problem.code === 'stale_version') {
    const now = await readPolicy(visit, tenantId);
    state.version = now.version;
    const targets = await readTargets(visit, now.tenantId);
    state.conflict = differences(now, checked.data, textsOf(visit.request, policyTexts), targets);
  }
  return refused(state, answer.problem.status);
}

/** With those that the policy names, which may not be among the first ones. */
function withNamed(
  targets: readonly TargetChoice[],
  rules: readonly Pick<RiskRule, 'target'>[],
): TargetChoice[] {
  const unknown = rules.filter(({ target }) => !targets.some(({ id }) => id === target.id));
  return [
    ...targets,
    ...unknown.map(({ target: { type, id } }) => ({ type, id, name: id, isOfPlatform: false })),
  ];
}

/** Fields whose error contains the valid range. */
const BOUNDS = ['passwordMinLength', 'graceDays', 'failedSignInRetentionDays'] as const;

/** Longer than two full lists. */
const LONGEST = 5_000;

type PolicyTexts = Translate<typeof import('./texts/policy/en').default>;

const FIELDS = [
  'passwordMinLength',
  'secondFactor',
  'graceDays',
  'upstreamFactor',
  'checkPasswords',
  'failedSignInRetentionDays',
  ...NETWORK_FIELDS,
  ...RISK_FIELDS,
] as const;

/** The field of an error: those of the risk are one object in the API. */
function fieldOf(path: readonly PropertyKey[], rules: readonly TypedRule[]): string {
  if (path[0] === 'risk' && path[1] === 'rules') return `rule-${placeOfRule(rules, Number(path[2]))}`;
  return (
    RISK_FIELDS.find((name) => `risk.${name.slice(4).toLowerCase()}` === path.join('.')) ?? path.join('.')
  );
}

/** The input. The shared helper would drop the password length because of its name. */
function typedPolicy(form: FormData): Record<string, string> {
  return Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')]));
}

/** The effect of the requirement is requested, whether its box is checked or not. */
function triedPolicy(address: URLSearchParams): Record<string, string> {
  const typed = FIELDS.map((name) => [name, (address.get(name) ?? '').slice(0, LONGEST)] as const);
  // An empty list is a value; an empty number is not.
  const isTyped = (name: string) =>
    name === 'secondFactor' ||
    name === 'checkPasswords' ||
    (NETWORK_FIELDS.some((field) => field === name) && address.has(name));
  return Object.fromEntries(typed.filter(([name, value]) => value !== '' || isTyped(name)));
}

function numberOf(form: FormData, name: string): number {
  const text = String(form.get(name) ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
}

function differences(
  now: SignInPolicy,
  yours: SaveSignInPolicy,
  t: PolicyTexts,
  targets: readonly TargetChoice[],
): Difference[] {
  const rows: Difference[] = [
    {
      field: t('passwordMinLength'),
      now: String(now.passwordMinLength),
      yours: String(yours.passwordMinLength),
    },
    { field: t('secondFactor'), now: t(now.secondFactor), yours: t(yours.secondFactor) },
    { field: t('graceDays'), now: String(now.graceDays), yours: String(yours.graceDays) },
    {
      field: t('upstreamFactor'),
      now: t(now.upstreamFactor),
      yours: t(yours.upstreamFactor),
    },
    {
      field: t('checkPasswords'),
      now: t(now.checkPasswords ? 'checkOn' : 'checkOff'),
      yours: t(yours.checkPasswords ? 'checkOn' : 'checkOff'),
    },
    {
      field: t('failedSignInRetentionDays'),
      now: String(now.failedSignInRetentionDays),
      yours: String(yours.failedSignInRetentionDays),
    },
  ];
  const inWords = (networks: readonly string[] | undefined) => (networks ?? []).join(', ');
  for (const name of NETWORK_FIELDS)
    rows.push({ field: t(name), now: inWords(now[name]), yours: inWords(yours[name]) });
  const risk = { ...now.risk, ...yours.risk };
  for (const name of RISK_FIELDS)
    rows.push({ field: t(name), now: t(riskField(name, now.risk)), yours: t(riskField(name, risk)) });
  const rulesInWords = (rules: readonly RiskRule[]) =>
    rules
      .map(({ target, medium, high }) => {
        const name = targets.find(({ id }) => id === target.id)?.name ?? target.id;
        return `${name}: ${t(medium)}, ${t(high)}`;
      })
      .join('; ');
  rows.push({ field: t('riskRules'), now: rulesInWords(now.risk.rules), yours: rulesInWords(risk.rules) });
  return rows.filter((row) => row.now !== row.yours);
}
