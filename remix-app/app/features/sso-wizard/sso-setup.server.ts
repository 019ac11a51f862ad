import {
  ENTERED_SSO_TYPES,
  type Problem,
  type SetUpPortal,
  type SsoType,
  WIZARD_PROVIDERS,
  type WizardProvider,
} from '@gatehouse/contracts';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { keepFlow } from '~/features/auth/sso-flows.server';
import { api, orRefuse, refusal } from '~/server/api.server';
import { type Done, done, type Outcome, refused, shown } from '~/server/outcome.server';
import { formActionSource } from '~/server/security-headers.server';
import { textsOf } from '~/server/texts.server';
import { clientOf, readDirectoryClient } from '../directory/directory-guides';
import { enrollCommand } from '../directory/enroll-command';
import { beginPortalPullConsent } from '../directory/pull-consent.server';
import { type GuidedPortal, withDirectoryGuide, withGuide } from './shared-run.server';
import { readSetupToken } from './sso-setup-cookie.server';
import { beginConsent } from './sso-wizard-consent.server';
import { enteredOf, reviewedOf } from './sso-wizard-forms.server';
import { wizardAnswers } from './texts/answers';
import { wizardTexts } from './texts/wizard';
import { choiceOf, consentState, toRefusal, type WizardState } from './wizard-form';

const PORTAL = '/api/v1/set-up-portal';
const PAGE = '/sso/setup';
const PROVISIONING = `${PAGE}?step=provisioning`;

export type SetupView =
  | { kind: 'portal'; portal: GuidedPortal; formTargets: string[] }
  | { kind: 'ended'; message: string };

/** The one task of the link that this browser holds. */
export async function readSetup(request: Request): Promise<{ view: SetupView; status: number }> {
  const token = readSetupToken(request);
  const ended = { kind: 'ended' as const, message: textsOf(request, wizardAnswers)('openAgain') };
  if (!token) return { view: ended, status: 200 };
  const answer = await api(request).POST(`${PORTAL}/open`, { body: { token } });
  if (answer.ok) {
    const { run } = answer.value;
    const portal = {
      ...answer.value,
      run: run && withGuide(run, request),
      directory: run?.step === 'saved' ? await readDirectory(request, token, run.provider) : null,
      connectors: run?.step === 'saved' ? await readConnectors(request, token, run.type) : null,
    };
    return { view: { kind: 'portal', portal, formTargets: targetsOf(answer.value) }, status: 200 };
  }
  if (answer.problem.status !== 410 && answer.problem.status !== 400) orRefuse(answer);
  return { view: { ...ended, message: answer.problem.detail }, status: 410 };
}

async function readConnectors(
  request: Request,
  token: string,
  type: SsoType,
): Promise<GuidedPortal['connectors']> {
  if (!SSO_PROVIDERS[type].usesConnectors) return null;
  const answer = await api(request).POST(`${PORTAL}/directory/connectors`, { body: { token } });
  return answer.ok && answer.value.isUsed ? answer.value : null;
}

async function readDirectory(
  request: Request,
  token: string,
  provider: WizardProvider,
): Promise<GuidedPortal['directory']> {
  const answer = await api(request).POST(`${PORTAL}/directory/open`, { body: { token } });
  const asked = new URL(request.url).searchParams.get('client');
  const client = readDirectoryClient(asked) ?? clientOf(provider);
  return answer.ok ? withDirectoryGuide(answer.value, client, request) : null;
}

/** Takes the step that the pressed button names. */
export async function actOnSetup(request: Request, form: FormData): Promise<Outcome<WizardState>> {
  const [intent = '', argument = ''] = split(String(form.get('intent') ?? ''));
  const step = STEPS[intent as keyof typeof STEPS];
  if (!step) throw refusal(400, null, textsOf(request, wizardAnswers)('noStep'));
  return step({ request, form, argument, token: readSetupToken(request) ?? '' });
}

interface Asked {
  request: Request;
  form: FormData;
  /** What stands behind the colon of the button's intent. */
  argument: string;
  token: string;
}

const STEPS = {
  provider,
  domain,
  check,
  consent,
  capture,
  save,
  reopen,
  test,
  scim,
  client,
  read,
  'read-consent': readConsent,
  connector,
} as const;

async function provider(asked: Asked): Promise<Outcome<WizardState>> {
  const { request, argument, token } = asked;
  const [name, kind] = split(argument);
  const chosen = WIZARD_PROVIDERS.find((known) => known === name);
  if (!chosen) throw refusal(400, null, textsOf(request, wizardAnswers)('chooseProvider'));
  const type = ENTERED_SSO_TYPES.find((known) => known === kind);
  const body = { token, provider: chosen, ...(type && { type }) };
  const answer = await api(request).POST(`${PORTAL}/provider`, { body });
  return answer.ok ? done(PAGE) : notDone(asked, 'failedToStart', answer.problem);
}

async function domain(asked: Asked): Promise<Outcome<WizardState>> {
  const body = { token: asked.token, domain: String(asked.form.get('domain') ?? '').trim() };
  const answer = await api(asked.request).POST(`${PORTAL}/domains`, { body });
  return answer.ok ? done(`${PAGE}?step=domain`) : notDone(asked, 'domainFailed', answer.problem);
}

async function check(asked: Asked): Promise<Outcome<WizardState>> {
  const body = { token: asked.token, domain: asked.argument };
  const answer = await api(asked.request).POST(`${PORTAL}/domains/check`, { body });
  // No redirect: the page checks by itself, and would lose its place.
  return answer.ok ? shown(NOTHING) : notDone(asked, 'domainFailed', answer.problem);
}

async function consent(asked: Asked): Promise<Outcome<WizardState>> {
  const begun = await beginConsent(asked.request, { run: null, back: PAGE, popup: false });
  if (!begun.ok) return notDone(asked, 'failedToStart', begun.problem);
  return { ...shown(consentState(begun.authorizationUrl)), headers: { 'set-cookie': begun.cookie } };
}

async function capture(asked: Asked): Promise<Outcome<WizardState>> {
  const body = { token: asked.token, ...(await enteredOf(asked.form)) };
  const answer = await api(asked.request).POST(`${PORTAL}/capture`, { body });
  return answer.ok ? done(PAGE) : notDone(asked, 'captureFailed', answer.problem);
}

async function save(asked: Asked): Promise<Outcome<WizardState>> {
  const contact = String(asked.form.get('contact') ?? '').trim();
  const body = { token: asked.token, ...reviewedOf(asked.form), ...(contact && { contact }) };
  const answer = await api(asked.request).POST(`${PORTAL}/save`, { body });
  return answer.ok ? done(PAGE) : notDone(asked, 'saveFailed', answer.problem);
}

async function reopen(asked: Asked): Promise<Outcome<WizardState>> {
  const answer = await api(asked.request).POST(`${PORTAL}/reopen`, { body: { token: asked.token } });
  if (answer.ok) return done(`${PAGE}?step=connect&edit=1`);
  return notDone(asked, 'failedToStart', answer.problem);
}

/** Begins a sign-in that creates no session. It returns to this page. */
async function test(asked: Asked): Promise<Outcome<WizardState>> {
  const { request, token } = asked;
  const answer = await api(request).POST(`${PORTAL}/test`, { body: { token } });
  if (!answer.ok) return notDone(asked, 'failedToStart', answer.problem);
  const { authorizationUrl, state, browserSecret } = answer.value;
  const flow = { state, browserSecret, way: 'page' as const, mode: 'signin' as const, back: PAGE };
  const headers = new Headers();
  for (const cookie of keepFlow(request, flow)) headers.append('set-cookie', cookie);
  const leave: Done = { to: authorizationUrl, headers, leaves: true };
  return leave;
}

/** Creates the token of the directory, which is shown once. */
async function scim(asked: Asked): Promise<Outcome<WizardState>> {
  const body = { token: asked.token, kind: 'bearer' as const };
  const answer = await api(asked.request).POST(`${PORTAL}/directory/connect`, { body });
  if (!answer.ok) return notDone(asked, 'failedToStart', answer.problem);
  return shown({ ...NOTHING, token: answer.value.secret });
}

/** Creates an OAuth client of the directory. Its secret is shown once. */
async function client(asked: Asked): Promise<Outcome<WizardState>> {
  const body = { token: asked.token, kind: 'oauth_client' as const };
  const answer = await api(asked.request).POST(`${PORTAL}/directory/connect`, { body });
  if (!answer.ok) return notDone(asked, 'failedToStart', answer.problem);
  const { directory, secret } = answer.value;
  return shown({ ...NOTHING, createdClient: { clientId: directory.clientId ?? '', secret } });
}

async function read(asked: Asked): Promise<Outcome<WizardState>> {
  const answer = await api(asked.request).POST(`${PORTAL}/directory/read`, { body: { token: asked.token } });
  return answer.ok ? done(PROVISIONING) : notDone(asked, 'failedToStart', answer.problem);
}

/** Creates the code that enrolls a connector, which is shown once. */
async function connector(asked: Asked): Promise<Outcome<WizardState>> {
  const body = { token: asked.token };
  const answer = await api(asked.request).POST(`${PORTAL}/directory/connectors/codes`, { body });
  if (!answer.ok) return notDone(asked, 'failedToStart', answer.problem);
  return shown({ ...NOTHING, enroll: enrollCommand(answer.value) });
}

/** Leads to the identity provider, whose administrator lets the directory be read. */
async function readConsent(asked: Asked): Promise<Outcome<WizardState>> {
  const begun = await beginPortalPullConsent(asked.request, asked.token, PROVISIONING);
  return begun.ok ? begun.value : notDone(asked, 'failedToStart', begun.problem);
}

const NOTHING: WizardState = { errors: {}, message: null, values: {} };

type Headline = 'failedToStart' | 'captureFailed' | 'saveFailed' | 'domainFailed';

function notDone({ request, form }: Asked, headline: Headline, problem: Problem): Outcome<WizardState> {
  const message =
    headline === 'domainFailed'
      ? textsOf(request, wizardAnswers)('domainFailed')
      : textsOf(request, wizardTexts)(headline);
  return refused(toRefusal(message, problem, choiceOf(form)), problem.status);
}

/** At the first colon. */
function split(text: string): string[] {
  const at = text.indexOf(':');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Where the test leads a browser without script. */
function targetsOf({ run }: SetUpPortal): string[] {
  const values = run?.captured?.values ?? [];
  const address = values.find(({ label }) => label === 'Authorization endpoint' || label === 'Sign-in URL');
  return address && URL.canParse(address.value) ? [formActionSource(address.value)] : [];
}
