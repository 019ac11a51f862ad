import {
  ENTERED_SSO_TYPES,
  type HandedOnRun,
  IdSchema,
  type Problem,
  type SsoConfigurationDto,
  TEXTS,
  WIZARD_PROVIDERS,
  type WizardLinkDto,
  type WizardMode,
  type WizardRunDto,
} from '@gatehouse/contracts';
import { configurationsBase } from '~/features/sso-configuration/sso-configurations.server';
import { type Answer, answerOf, api, orRefuse, refusal } from '~/server/api.server';
import { isPlatform } from '~/server/guards.server';
import type { SignedIn } from '~/server/session.server';
import { beginConsent } from './sso-wizard-consent.server';
import { enteredOf, reviewedOf } from './sso-wizard-forms.server';
import { choiceOf, consentState, toRefusal, type WizardState } from './wizard-form';

const RUNS = '/api/v1/sso-wizard/runs';
/** As many as one looks through in a list. */
const MOST_TENANTS = 20;

export interface WizardStartView {
  base: string;
  mode: WizardMode;
  isPlatform: boolean;
  /** Whom a superadmin may choose, and what they searched by. */
  tenants: { id: string; name: string; code: string }[];
  search: string;
  /** Whether there are more than those. */
  hasMore: boolean;
  /** Left and not finished. */
  runs: WizardRunDto[];
}

export interface WizardRunView {
  run: HandedOnRun & { links: WizardLinkDto[]; tenantId: string | null; newOrganisation: boolean };
  base: string;
  /** What was made of it, once it is saved. */
  configuration: Pick<SsoConfigurationDto, 'id' | 'name' | 'isEnabled' | 'version'> | null;
}

export function wizardBase(request: Request, mode: WizardMode): string {
  return `${configurationsBase(request)}/${mode}`;
}

export function modeOf(request: Request): WizardMode {
  return /\/quick(\/|$)/i.test(new URL(request.url).pathname) ? 'quick' : 'wizard';
}

export async function readWizardStart(request: Request, session: SignedIn): Promise<WizardStartView> {
  const client = api(request, session);
  const runs = await answerOf(request, client.GET(RUNS, { params: { query: { limit: 10 } } }));
  const search = (new URL(request.url).searchParams.get('of') ?? '').trim().slice(0, 120);
  const query = { limit: MOST_TENANTS, ...(search && { search }) };
  const tenants = isPlatform(session)
    ? orRefuse(await answerOf(request, client.GET('/api/v1/tenants', { params: { query } })))
    : { items: [], nextCursor: null };
  return {
    base: configurationsBase(request),
    mode: modeOf(request),
    isPlatform: isPlatform(session),
    tenants: tenants.items.map(({ id, name, code }) => ({ id, name, code })),
    search,
    hasMore: tenants.nextCursor !== null,
    runs: runs.ok ? runs.value.items : [],
  };
}

export type StartAnswer = { ok: true; to: string } | { ok: false; state: WizardState; status: number };

/** Begins a run with what was chosen: `<provider>`, or `<provider>:<type>` where it offers both. */
export async function startWizard(request: Request, session: SignedIn, form: FormData): Promise<StartAnswer> {
  const mode = modeOf(request);
  const [name, type] = String(form.get('provider') ?? '').split(':');
  const provider = WIZARD_PROVIDERS.find((known) => known === name);
  if (!provider) throw refusal(400, null, 'Choose a provider.');
  const owner = String(form.get('owner') ?? '');
  const chosen = ENTERED_SSO_TYPES.find((known) => known === type);
  const body = {
    mode,
    provider,
    ...(chosen ? { type: chosen } : {}),
    newOrganisation: owner === 'new',
    ...(IdSchema.safeParse(owner).success ? { tenantId: owner } : {}),
  };
  const answer = await answerOf(request, api(request, session).POST(RUNS, { body }));
  if (answer.ok) return { ok: true, to: `${wizardBase(request, mode)}/${answer.value.id}` };
  const { problem } = answer;
  const state = toRefusal(TEXTS.wizard.failedToStart, problem, choiceOf(form));
  return { ok: false, state, status: problem.status };
}

export async function readWizardRun(request: Request, session: SignedIn, id: string): Promise<WizardRunView> {
  if (!IdSchema.safeParse(id).success) throw refusal(404, null);
  const client = api(request, session);
  const run = orRefuse(await answerOf(request, client.GET(`${RUNS}/{id}`, { params: { path: { id } } })));
  const configuration = run.saved
    ? await answerOf(
        request,
        client.GET('/api/v1/sso-configurations/{id}', {
          params: { path: { id: run.saved.configurationId } },
        }),
      )
    : null;
  return {
    run: { ...run, linkExpiresAt: run.expiresAt },
    base: configurationsBase(request),
    configuration: configuration?.ok ? pick(configuration.value) : null,
  };
}

export type RunAnswer =
  | { kind: 'go'; to: string }
  | { kind: 'show'; state: WizardState; status: number; cookie?: string };

/** What the pressed button of a run asks for. */
export async function actOnWizard(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<RunAnswer> {
  const client = api(request, session);
  const path = { id };
  const here = new URL(request.url).pathname;
  const [intent, linkId = ''] = String(form.get('intent') ?? '').split(':');
  switch (intent) {
    case 'consent': {
      const begun = await beginConsent(request, { run: id, back: here, popup: false });
      if (!begun.ok) return refuse({ problem: begun.problem }, TEXTS.wizard.failedToStart, form);
      return { kind: 'show', state: consentState(begun.authorizationUrl), status: 200, cookie: begun.cookie };
    }
    case 'capture': {
      const body = await enteredOf(form);
      const call = client.POST(`${RUNS}/{id}/capture`, { params: { path }, body });
      return after(await answerOf(request, call), `${here}?step=capture`, TEXTS.wizard.captureFailed, form);
    }
    case 'save': {
      const body = { ...reviewedOf(form), createsPeople: form.has('createsPeople') };
      const call = client.POST(`${RUNS}/{id}/save`, { params: { path }, body });
      return after(await answerOf(request, call), `${here}?done`, TEXTS.wizard.saveFailed, form);
    }
    case 'enable':
      return enable(request, session, id, form);
    case 'link': {
      const body = { hours: Number(form.get('hours')) || 72 };
      const answer = await answerOf(request, client.POST(`${RUNS}/{id}/links`, { params: { path }, body }));
      if (!answer.ok) return refuse(answer, 'The link was not made.', form);
      return { kind: 'show', state: { ...NOTHING, link: answer.value.url }, status: 200 };
    }
    case 'revoke': {
      const call = client.DELETE(`${RUNS}/{id}/links/{linkId}`, { params: { path: { id, linkId } } });
      return after(await answerOf(request, call), here, 'The link was not taken back.', form);
    }
    case 'leave': {
      const call = client.DELETE(`${RUNS}/{id}`, { params: { path } });
      return after(await answerOf(request, call), configurationsBase(request), 'This was not removed.', form);
    }
    default:
      throw refusal(400, null, 'There is no such step.');
  }
}

async function enable(request: Request, session: SignedIn, id: string, form: FormData): Promise<RunAnswer> {
  const { configuration } = await readWizardRun(request, session, id);
  if (!configuration) throw refusal(404, null);
  const params = { path: { id: configuration.id } };
  const body = { version: configuration.version };
  const call = api(request, session).POST('/api/v1/sso-configurations/{id}/enable', { params, body });
  const here = new URL(request.url).pathname;
  return after(await answerOf(request, call), here, TEXTS.ssoConfiguration.saveFailed, form);
}

const NOTHING: WizardState = { errors: {}, message: null, values: {} };

function after(answer: Answer<unknown>, to: string, headline: string, form: FormData): RunAnswer {
  return answer.ok ? { kind: 'go', to } : refuse(answer, headline, form);
}

function refuse({ problem }: { problem: Problem }, headline: string, form: FormData): RunAnswer {
  return { kind: 'show', state: toRefusal(headline, problem, choiceOf(form)), status: problem.status };
}

function pick({ id, name, isEnabled, version }: SsoConfigurationDto) {
  return { id, name, isEnabled, version };
}
