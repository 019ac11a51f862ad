import {
  type Agent,
  CreateInitialAccessTokenSchema,
  type InitialAccessToken,
  type RegistrationPolicy,
  SaveRegistrationPolicySchema,
} from '@gatehouse/contracts';
import type { FieldErrors, FormState } from '~/form-state';
import { textOf } from '~/form-state';
import { orRefuse, refusal } from '~/server/api.server';
import { refusedForm, toFieldError, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused, refusedBy, shown } from '~/server/outcome.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { ApiOffer } from './api-choices';
import { offeredApisOf } from './api-offer.server';
import { readRegistrationForm, type TypedPolicy } from './registration-form';
import { agentListTexts } from './texts/agent-list';
import { registrationTexts } from './texts/registration';

const POLICY = '/api/v1/admin/oauth2/registration-policy';
const TOKENS = '/api/v1/admin/oauth2/initial-access-tokens';
const AGENTS = '/api/v1/admin/oauth2/agents';
const SHOWN_AGENTS = 100;

export interface RegistrationView {
  /** Path of the list of applications. */
  base: string;
  isPlatform: boolean;
  of: string;
  isUnknown: boolean;
  /** Null until a superadmin has chosen an organization. */
  about: {
    tenantId: string | null;
    owner: string | null;
    policy: RegistrationPolicy;
    tokens: InitialAccessToken[];
    apis: ApiOffer;
    /** The newest ones. */
    agents: Agent[];
    hasMoreAgents: boolean;
  } | null;
}

export type RegistrationState = FormState & {
  /** The form that it belongs to. */
  on: 'policy' | 'token' | 'agent';
  /** The policy as it was typed. */
  typed?: TypedPolicy;
  /** A token that was just created; it is shown once. */
  token?: string;
};

/** Which applications may register themselves with an organization. */
export async function readRegistration(visit: Visit): Promise<RegistrationView> {
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const isPlatform = visit.can('platform_management');
  const view = { base: visit.base('applications'), isPlatform, of, isUnknown };
  if (isPlatform && !tenant) return { ...view, about: null };
  const params = { query: tenant ? { tenantId: tenant.id } : {} };
  const [policy, tokens, apis, agents] = await Promise.all([
    visit.api.GET(POLICY, { params }),
    visit.api.GET(TOKENS, { params }),
    offeredApisOf(visit, tenant?.id ?? visit.session.user.tenantId ?? null),
    visit.api.GET(AGENTS, { params: { query: { ...params.query, limit: SHOWN_AGENTS } } }),
  ]);
  return {
    ...view,
    about: {
      tenantId: tenant?.id ?? null,
      owner: tenant?.name ?? null,
      policy: orRefuse(policy),
      tokens: orRefuse(tokens).items,
      apis,
      agents: orRefuse(agents).items,
      hasMoreAgents: orRefuse(agents).nextCursor !== null,
    },
  };
}

export async function actOnRegistration(visit: Visit, form: FormData): Promise<Outcome<RegistrationState>> {
  const [intent, id = ''] = textOf(form, 'intent').split(':');
  if (intent === 'save') return save(visit, form);
  if (intent === 'create') return createToken(visit, form);
  if (intent === 'end') return endAccess(visit, id, form);
  if (intent !== 'revoke') throw refusal(400, null);
  const answer = await visit.api.DELETE(`${TOKENS}/{id}`, { params: { path: { id } } });
  if (answer.ok) return done(hereOf(visit), 'initial-token-revoked');
  const t = textsOf(visit.request, registrationTexts);
  const { state, status } = refusedBy(form, answer.problem, t('notRevoked'));
  return refused({ ...state, on: 'token' }, status);
}

/** Ends the access of an agent to the data of all users. */
async function endAccess(visit: Visit, id: string, form: FormData): Promise<Outcome<RegistrationState>> {
  const params = { path: { id }, query: ownerIn(visit, form) };
  const answer = await visit.api.DELETE(`${AGENTS}/{id}/access`, { params });
  if (answer.ok) return done(hereOf(visit), 'agent-access-ended');
  const t = textsOf(visit.request, agentListTexts);
  const { state, status } = refusedBy(form, answer.problem, t('notEnded'));
  return refused({ ...state, on: 'agent' }, status);
}

async function save(visit: Visit, form: FormData): Promise<Outcome<RegistrationState>> {
  const t = textsOf(visit.request, registrationTexts);
  const typed = readRegistrationForm(form);
  const parsed = SaveRegistrationPolicySchema.safeParse({ ...typed, ...ownerIn(visit, form) });
  if (!parsed.success) {
    const errors = byField(parsed.error.issues.map(toFieldError));
    return refused({ errors, message: null, values: typedTexts(form), on: 'policy', typed });
  }
  const answer = await visit.api.PUT(POLICY, { body: parsed.data });
  if (answer.ok) return done(hereOf(visit), 'registration-saved');
  const state = refusedForm(form, answer.problem, t('notSaved'));
  const errors = byField(Object.entries(state.errors).map(([field, message]) => ({ field, message })));
  return refused({ ...state, errors, on: 'policy', typed }, answer.problem.status);
}

async function createToken(visit: Visit, form: FormData): Promise<Outcome<RegistrationState>> {
  const t = textsOf(visit.request, registrationTexts);
  const numberIn = (name: string) => (textOf(form, name) === '' ? null : Number(textOf(form, name)));
  const values = { name: textOf(form, 'name') };
  const parsed = CreateInitialAccessTokenSchema.safeParse({
    ...values,
    most_uses: numberIn('most_uses'),
    expires_in_days: numberIn('expires_in_days'),
    ...ownerIn(visit, form),
  });
  if (!parsed.success) {
    const errors = byField(parsed.error.issues.map(toFieldError));
    return refused({ errors, message: null, values, on: 'token' });
  }
  const answer = await visit.api.POST(TOKENS, { body: parsed.data });
  if (answer.ok)
    return shown({ errors: {}, message: null, values: {}, on: 'token', token: answer.value.token }, 201);
  const { state, status } = refusedBy(form, answer.problem, t('notCreated'));
  return refused({ ...state, on: 'token' }, status);
}

/** An error in an item of a list is shown at the list. The first error of each field counts. */
function byField(errors: readonly { field: string; message: string }[]): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) result[field.split('.', 1)[0] ?? ''] ??= message;
  return result;
}

/** Only superadmins name the organization. */
function ownerIn(visit: Visit, form: FormData): { tenantId?: string } {
  return visit.can('platform_management') ? { tenantId: textOf(form, 'tenantId') } : {};
}

function hereOf({ url: { pathname, search } }: Visit): string {
  return pathname + search;
}
