import {
  type SaveSignInPolicy,
  SaveSignInPolicySchema,
  type SignInPolicy,
  type SignInStatistics,
  type TenantDto,
} from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { Difference, FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { readSignInStatistics } from './sign-in-statistics.server';
import { policyTexts } from './texts/policy';
import { policyAnswers } from './texts/policy-answers';

const PATH = '/api/v1/sign-in-policy';

export interface SecurityView {
  isPlatform: boolean;
  /** Code or slug of the organization that it is about, as a superadmin typed it. */
  of: string;
  isUnknown: boolean;
  /** Null until it is known whose it is. */
  about: {
    /** Its name, for somebody who is no member. */
    owner: string | null;
    policy: SignInPolicy;
    figures: SignInStatistics | null;
    limits: Pick<TenantDto, 'sessionIdleSeconds' | 'sessionTotalSeconds'> | null;
  } | null;
}

export type PolicyState = FormState & {
  conflict?: Difference[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
};

/** The policy of the organization, and how signing in goes there. */
export async function readSecurity(visit: Visit): Promise<SecurityView> {
  const platform = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const view = { isPlatform: platform, of, isUnknown };
  const tenantId = platform ? tenant?.id : visit.session.user.tenantId;
  if (!tenantId) return { ...view, about: null };
  const [policy, figures, known] = await Promise.all([
    readPolicy(visit, platform ? tenantId : undefined),
    readSignInStatistics(visit, platform ? tenantId : undefined),
    visit.api.GET('/api/v1/tenants/{id}', { params: { path: { id: tenantId } } }),
  ]);
  const limits = known.ok ? limitsOf(known.value) : null;
  return { ...view, about: { owner: platform ? (tenant?.name ?? null) : null, policy, figures, limits } };
}

function limitsOf({ sessionIdleSeconds, sessionTotalSeconds }: TenantDto) {
  return { sessionIdleSeconds, sessionTotalSeconds };
}

async function readPolicy(visit: Visit, tenantId: string | undefined): Promise<SignInPolicy> {
  const query = tenantId ? { tenantId } : {};
  return orRefuse(await visit.api.GET(PATH, { params: { query } }));
}

export async function saveSignInPolicy(visit: Visit, form: FormData): Promise<Outcome<PolicyState>> {
  const tenantId = visit.can('platform_management') ? String(form.get('tenantId') ?? '') : undefined;
  const checked = SaveSignInPolicySchema.safeParse({
    ...(tenantId && { tenantId }),
    passwordMinLength: numberOf(form, 'passwordMinLength'),
    secondFactor: form.get('secondFactor') === 'required' ? 'required' : 'optional',
    graceDays: numberOf(form, 'graceDays'),
    upstreamFactor: form.get('upstreamFactor'),
    failedSignInRetentionDays: numberOf(form, 'failedSignInRetentionDays'),
    version: numberOf(form, 'version'),
  });
  const t = textsOf(visit.request, policyAnswers);
  if (!checked.success) {
    const errors = Object.fromEntries(
      checked.error.issues.map(({ path }) => [
        path.join('.'),
        t(BOUNDS.find((name) => name === path.join('.')) ?? 'chooseOne'),
      ]),
    );
    return refused({ errors, message: null, values: typedPolicy(form) }, 400);
  }
  const answer = await visit.api.PUT(PATH, { body: checked.data });
  if (answer.ok) return done(visit.here, 'sign-in-policy-saved');
  const state: PolicyState = {
    ...refusedForm(form, answer.problem, t('notSaved')),
    values: typedPolicy(form),
  };
  if (answer.problem.code === 'stale_version') {
    const now = await readPolicy(visit, tenantId);
    state.version = now.version;
    state.conflict = differences(now, checked.data, textsOf(visit.request, policyTexts));
  }
  return refused(state, answer.problem.status);
}

/** Fields that say which numbers they take. */
const BOUNDS = ['passwordMinLength', 'graceDays', 'failedSignInRetentionDays'] as const;

type PolicyTexts = Translate<typeof import('./texts/policy/en').default>;

/** What was typed. The shared helper would drop the length of a password for its name. */
function typedPolicy(form: FormData): Record<string, string> {
  const names = [
    'passwordMinLength',
    'secondFactor',
    'graceDays',
    'upstreamFactor',
    'failedSignInRetentionDays',
  ];
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
}

function numberOf(form: FormData, name: string): number {
  const text = String(form.get(name) ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
}

function differences(now: SignInPolicy, yours: SaveSignInPolicy, t: PolicyTexts): Difference[] {
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
      field: t('failedSignInRetentionDays'),
      now: String(now.failedSignInRetentionDays),
      yours: String(yours.failedSignInRetentionDays),
    },
  ];
  return rows.filter((row) => row.now !== row.yours);
}
