import {
  ENTERED_SSO_TYPES,
  IdSchema,
  type Problem,
  type SsoConfigurationDto,
  WIZARD_PROVIDERS,
  type WizardLinkDto,
  type WizardMode,
  type WizardRunDto,
} from '@gatehouse/contracts';
import { configurationsBase } from '~/features/sso-configuration/sso-configurations.server';
import { beginTest, formTargetsOf } from '~/features/sso-configuration/sso-tests.server';
import { type Answer, orRefuse, refusal } from '~/server/api.server';
import { done, type Outcome, refused, type Shown, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type SharedRun, withGuide } from './shared-run.server';
import { beginConsent } from './sso-wizard-consent.server';
import { enteredOf, reviewedOf } from './sso-wizard-forms.server';
import { wizardAnswers } from './texts/answers';
import { wizardTexts } from './texts/wizard';
import { choiceOf, consentState, toRefusal, type WizardState } from './wizard-form';
import {
  readProvisioning,
  startReads,
  startScim,
  type WizardProvisioning,
} from './wizard-provisioning.server';

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
  run: SharedRun & { links: WizardLinkDto[]; tenantId: string | null; newOrganization: boolean };
  base: string;
  /** What was made of it, once it is saved. */
  configuration: Pick<
    SsoConfigurationDto,
    'id' | 'type' | 'name' | 'isEnabled' | 'issuer' | 'metadataUrl' | 'version'
  > | null;
  /** The optional last step; null before the connection is saved, and for connections of the platform. */
  provisioning: WizardProvisioning | null;
  /** Where the buttons of a test and of a consent lead a browser without script. */
  formTargets: string[];
}

function modeOf({ url }: Visit): WizardMode {
  return /\/quick(\/|$)/i.test(url.pathname) ? 'quick' : 'wizard';
}

export async function readWizardStart(visit: Visit): Promise<WizardStartView> {
  const search = (visit.url.searchParams.get('of') ?? '').trim().slice(0, 120);
  const query = { limit: MOST_TENANTS, ...(search && { search }) };
  const [runs, found] = await Promise.all([
    visit.api.GET(RUNS, { params: { query: { limit: 10 } } }),
    visit.can('platform_management') ? visit.api.GET('/api/v1/tenants', { params: { query } }) : null,
  ]);
  const tenants = found ? orRefuse(found) : { items: [], nextCursor: null };
  return {
    base: configurationsBase(visit),
    mode: modeOf(visit),
    isPlatform: visit.can('platform_management'),
    tenants: tenants.items.map(({ id, name, code }) => ({ id, name, code })),
    search,
    hasMore: tenants.nextCursor !== null,
    runs: runs.ok ? runs.value.items : [],
  };
}

/** Begins a run with what was chosen: `<provider>`, or `<provider>:<type>` where it offers both. */
export async function startWizard(visit: Visit, form: FormData): Promise<Outcome<WizardState>> {
  const mode = modeOf(visit);
  const [name, type] = String(form.get('provider') ?? '').split(':');
  const provider = WIZARD_PROVIDERS.find((known) => known === name);
  if (!provider) throw refusal(400, null, textsOf(visit.request, wizardAnswers)('chooseProvider'));
  const owner = String(form.get('owner') ?? '');
  const chosen = ENTERED_SSO_TYPES.find((known) => known === type);
  const body = {
    mode,
    provider,
    ...(chosen ? { type: chosen } : {}),
    newOrganization: owner === 'new',
    ...(IdSchema.safeParse(owner).success ? { tenantId: owner } : {}),
  };
  const answer = await visit.api.POST(RUNS, { body });
  if (answer.ok) return done(`${configurationsBase(visit)}/${mode}/${answer.value.id}`);
  const { problem } = answer;
  const headline = textsOf(visit.request, wizardTexts)('failedToStart');
  const state = toRefusal(headline, problem, choiceOf(form));
  return refused(state, problem.status);
}

export async function readWizardRun(visit: Visit, id: string): Promise<WizardRunView> {
  if (!IdSchema.safeParse(id).success) throw refusal(404, null);
  const run = orRefuse(await visit.api.GET(`${RUNS}/{id}`, { params: { path: { id } } }));
  const configuration = run.saved
    ? await visit.api.GET('/api/v1/sso-configurations/{id}', {
        params: { path: { id: run.saved.configurationId } },
      })
    : null;
  const saved = configuration?.ok ? configuration.value : null;
  return {
    run: withGuide(run, visit.request),
    base: configurationsBase(visit),
    configuration: saved && pick(saved),
    provisioning: saved?.tenantId ? await readProvisioning(visit, saved, run.provider) : null,
    formTargets: saved ? formTargetsOf(saved) : [],
  };
}

/** What the pressed button of a run asks for. */
export async function actOnWizard(visit: Visit, id: string, form: FormData): Promise<Outcome<WizardState>> {
  const t = textsOf(visit.request, wizardAnswers);
  const shared = textsOf(visit.request, wizardTexts);
  const path = { id };
  const here = visit.url.pathname;
  const [intent, linkId = ''] = String(form.get('intent') ?? '').split(':');
  switch (intent) {
    case 'consent': {
      const begun = await beginConsent(visit.request, { run: id, back: here, popup: false });
      if (!begun.ok) return refuse({ problem: begun.problem }, shared('failedToStart'), form);
      return { ...shown(consentState(begun.authorizationUrl)), headers: { 'set-cookie': begun.cookie } };
    }
    case 'capture': {
      const body = await enteredOf(form);
      const answer = await visit.api.POST(`${RUNS}/{id}/capture`, { params: { path }, body });
      return after(answer, `${here}?step=capture`, shared('captureFailed'), form);
    }
    case 'save': {
      const body = { ...reviewedOf(form), createsPeople: form.has('createsPeople') };
      const answer = await visit.api.POST(`${RUNS}/{id}/save`, { params: { path }, body });
      return after(answer, `${here}?done`, shared('saveFailed'), form);
    }
    case 'enable':
      return enable(visit, id, form);
    case 'test':
      return test(visit, id);
    case 'read':
    case 'scim': {
      const { configuration } = await readWizardRun(visit, id);
      if (!configuration) throw refusal(404, null);
      const begun = await (intent === 'scim' ? startScim : startReads)(visit, configuration);
      return 'problem' in begun ? refuse(begun, t('provisioningNotStarted'), form) : begun;
    }
    case 'link': {
      const body = { hours: Number(form.get('hours')) || 72 };
      const answer = await visit.api.POST(`${RUNS}/{id}/links`, { params: { path }, body });
      if (!answer.ok) return aboutLink(refuse(answer, t('linkNotCreated'), form));
      return shown({ ...NOTHING, link: answer.value.url });
    }
    case 'revoke': {
      const answer = await visit.api.DELETE(`${RUNS}/{id}/links/{linkId}`, {
        params: { path: { id, linkId } },
      });
      return answer.ok ? done(here) : aboutLink(refuse(answer, t('linkNotRevoked'), form));
    }
    case 'leave': {
      const answer = await visit.api.DELETE(`${RUNS}/{id}`, { params: { path } });
      return after(answer, configurationsBase(visit), t('notDiscarded'), form);
    }
    default:
      throw refusal(400, null, t('noStep'));
  }
}

async function enable(visit: Visit, id: string, form: FormData): Promise<Outcome<WizardState>> {
  const { configuration } = await readWizardRun(visit, id);
  if (!configuration) throw refusal(404, null);
  const params = { path: { id: configuration.id } };
  const body = { version: configuration.version };
  const answer = await visit.api.POST('/api/v1/sso-configurations/{id}/enable', { params, body });
  return after(answer, visit.url.pathname, textsOf(visit.request, wizardAnswers)('notEnabled'), form);
}

/** Begins a test of what was saved; it comes back to the connection's page with its trace. */
async function test(visit: Visit, id: string): Promise<Outcome<WizardState>> {
  const { configuration } = await readWizardRun(visit, id);
  if (!configuration) throw refusal(404, null);
  return beginTest(visit, configuration.id);
}

const NOTHING: WizardState = { errors: {}, message: null, values: {} };

function after(answer: Answer<unknown>, to: string, headline: string, form: FormData): Outcome<WizardState> {
  return answer.ok ? done(to) : refuse(answer, headline, form);
}

function refuse({ problem }: { problem: Problem }, headline: string, form: FormData): Shown<WizardState> {
  return refused(toRefusal(headline, problem, choiceOf(form)), problem.status);
}

function aboutLink(shownState: Shown<WizardState>): Outcome<WizardState> {
  return { ...shownState, state: { ...shownState.state, isAboutLink: true } };
}

function pick({ id, type, name, isEnabled, issuer, metadataUrl, version }: SsoConfigurationDto) {
  return { id, type, name, isEnabled, issuer, metadataUrl, version };
}
