import type { ApplicationNetworks, SaveSignInPolicy, SignInPolicy } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { FieldErrors } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type ReplayView, readReplay } from '../policy-replay/policy-replay.server';
import {
  editedNetworks,
  fieldAt,
  networksIn,
  replayedPlace,
  type TypedNetworks,
} from './application-networks';
import type { PolicyState } from './policy-state';
import type { TargetChoice } from './risk-rules';
import { readTargets } from './risk-targets.server';
import { applicationNetworksTexts } from './texts/application-networks';
import { policyAnswers } from './texts/policy-answers';
import { listOf, networkProblems } from './typed-networks.server';

const PATH = '/api/v1/sign-in-policy';

type Texts = Translate<typeof import('./texts/application-networks/en').default>;

/** Saves the networks of applications, and leaves the rest of the policy as it is. */
export async function saveApplicationNetworks(visit: Visit, form: FormData): Promise<Outcome<PolicyState>> {
  const of = 'application_networks' as const;
  const edited = editedNetworks(form);
  if (edited) return refused({ of, errors: {}, message: null, values: {}, networks: edited }, 200);
  const networks = networksIn(form).filter((typed) =>
    Object.values(typed).some((text) => text.trim() !== ''),
  );
  const t = textsOf(visit.request, applicationNetworksTexts);
  const answers = textsOf(visit.request, policyAnswers);
  const errors = problemsOf(networks, t, answers);
  if (Object.keys(errors).length > 0)
    return refused({ of, errors, message: null, values: {}, networks }, 400);
  const tenantId = visit.can('platform_management') ? String(form.get('tenantId') ?? '') : undefined;
  const policy = await readPolicy(visit, tenantId);
  const rules = networks.map(ruleOf);
  const answer = await visit.api.PUT(PATH, {
    body: {
      ...kept(policy),
      ...(tenantId && { tenantId }),
      applicationNetworks: rules,
      acceptOwnExclusion: form.get('acceptOwnExclusion') === 'true',
      version: Number(form.get('version')),
    },
  });
  if (answer.ok) return done(visit.here, 'application-networks-saved');
  const state: PolicyState = {
    ...refusedForm(form, answer.problem, answers('notSaved')),
    of,
    networks,
    excludesSelf: answer.problem.errors?.some(({ code }) => code === 'own_network_excluded') ?? false,
  };
  state.errors = Object.fromEntries(
    Object.entries(state.errors).map(([field, text]) => [fieldOf(field), text]),
  );
  if (answer.problem.code === 'stale_version') {
    state.version = policy.version;
    const targets = await readTargets(visit, policy.tenantId);
    const [now, yours] = [inWords(policy.applicationNetworks, targets, t), inWords(rules, targets, t)];
    state.conflict = now === yours ? [] : [{ field: t('title'), now, yours }];
  }
  return refused(state, answer.problem.status);
}

/** The effect of the lists of one application, as typed into the form whose fields the address has. */
export interface TriedNetworks {
  networks: TypedNetworks[];
  errors: FieldErrors;
  /** Null if the lists are invalid. */
  replay: ReplayView | null;
}

/** Null if the address asks for no such replay. */
export async function tryApplicationNetworks(visit: Visit, tenantId: string): Promise<TriedNetworks | null> {
  const { searchParams } = visit.url;
  const place = replayedPlace(searchParams);
  if (place === null) return null;
  const networks = networksIn(searchParams);
  const answers = textsOf(visit.request, policyAnswers);
  const t = textsOf(visit.request, applicationNetworksTexts);
  const errors = Object.fromEntries(
    Object.entries(problemsOf(networks, t, answers)).filter(([field]) => field.endsWith(`-${place}`)),
  );
  const replayed = networks[place];
  if (!replayed || Object.keys(errors).length > 0) return { networks, errors, replay: null };
  const { target, allowed, blocked } = ruleOf(replayed);
  const known = (await readTargets(visit, tenantId)).find(({ id }) => id === target.id);
  if (!known) return { networks, errors: { [fieldAt(place, 'target')]: t('required') }, replay: null };
  const query = {
    ...(visit.can('platform_management') && { tenantId }),
    rule: 'networks' as const,
    applicationId: target.id,
    allowedNetworks: allowed.join(','),
    blockedNetworks: blocked.join(','),
  };
  return { networks, errors, replay: await readReplay(visit, query, known.name) };
}

async function readPolicy(visit: Visit, tenantId: string | undefined): Promise<SignInPolicy> {
  return orRefuse(await visit.api.GET(PATH, { params: { query: tenantId ? { tenantId } : {} } }));
}

function kept(policy: SignInPolicy): SaveSignInPolicy {
  const { passwordMinLength, secondFactor, graceDays, upstreamFactor, version } = policy;
  return { passwordMinLength, secondFactor, graceDays, upstreamFactor, version };
}

function ruleOf({ target, allowed, blocked }: TypedNetworks): ApplicationNetworks {
  const at = target.indexOf(':');
  const type = target.slice(0, at) === 'oauth_client' ? 'oauth_client' : 'saml_service_provider';
  return { target: { type, id: target.slice(at + 1) }, allowed: listOf(allowed), blocked: listOf(blocked) };
}

function problemsOf(
  networks: readonly TypedNetworks[],
  t: Texts,
  answers: Translate<typeof import('./texts/policy-answers/en').default>,
): FieldErrors {
  const found = networks.flatMap(({ target, ...lists }, place) => [
    ...(target === '' ? [[fieldAt(place, 'target'), t('required')] as const] : []),
    ...(['allowed', 'blocked'] as const).flatMap((name) => {
      const problems = networkProblems(listOf(lists[name]), answers);
      return problems.length > 0 ? [[fieldAt(place, name), problems.join('\n')] as const] : [];
    }),
  ]);
  return Object.fromEntries(found);
}

/** The API names the application by its place: `applicationNetworks.0.allowed`. */
function fieldOf(field: string): string {
  const [, place, name] = /^applicationNetworks\.(\d+)\.(target|allowed|blocked)/.exec(field) ?? [];
  return place === undefined ? field : `${name}-${place}`;
}

function inWords(rules: readonly ApplicationNetworks[], targets: readonly TargetChoice[], t: Texts): string {
  return rules
    .map(({ target: { id }, allowed, blocked }) =>
      t('row', {
        name: targets.find((target) => target.id === id)?.name ?? id,
        allowed: allowed.join(', ') || t('all'),
        blocked: blocked.join(', ') || t('none'),
      }),
    )
    .join('; ');
}
