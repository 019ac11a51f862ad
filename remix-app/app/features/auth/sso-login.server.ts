import { isFoundByEmail, SSO_PROVIDERS } from '~/components/sso-providers';
import { checkForm, typedTexts } from '~/server/forms.server';
import { onwardPage } from '~/server/onward.server';
import { isDone, refused, shown } from '~/server/outcome.server';
import { safeReturnTo } from '~/server/return-to.server';
import { settings } from '~/server/settings.server';
import { textsOf } from '~/server/texts.server';
import { addressForm, readTab } from './auth-forms';
import type { SignInState } from './home-realm';
import { answerSignIn, type FormOutcome, incomplete, type Onward, onwardOf } from './login.server';
import { headersWith } from './sso-callback.server';
import { discoverRoute, readSsoOptions, targetsOf, type WhoseOptions } from './sso-options.server';
import { beginSso } from './sso-sign-in.server';
import { type PressedWay, readWay, wayOf } from './sso-ways.server';
import { loginAnswers } from './texts/login-answers';
import { beginWebSignIn } from './web-sign-in.server';

/** Stands for the platform's own SAML connection, if it has one. */
const OWN_ENTITY_ID = `${settings.publicUrl}/api/v1/saml/metadata`;

/** The form that asks for the address first, once it is sent: the button of a provider, the address, or the password too. */
export async function answerAddressFirst(
  request: Request,
  form: FormData,
  onward: Onward = onwardOf(request),
): Promise<FormOutcome> {
  const bySso = await answerSso(request, form, onward);
  if (bySso) return bySso;
  if (form.get('intent') === 'address') return answerAddress(request, form);
  return answerSignInOrRealm(request, form, undefined, onward);
}

/** The answer to a button of a provider, or null where another button was pressed. */
export async function answerSso(
  request: Request,
  form: FormData,
  onward: Onward = onwardOf(request),
): Promise<FormOutcome | null> {
  const pressed = readWay(form.get('intent'));
  if (!pressed) return null;
  const entry = 'provider' in pressed ? SSO_PROVIDERS[pressed.provider].entry : 'platform';
  if (entry === 'always') return throughOwnProvider(request, form);
  if (entry === 'by-email') return throughSaml(request);
  return throughUpstream(request, form, pressed, onward);
}

/** The address, which the page asks for first: what its domain signs in with decides what comes next. */
async function answerAddress(request: Request, form: FormData): Promise<FormOutcome> {
  const t = textsOf(request, loginAnswers);
  const checked = checkForm(form, addressForm(t));
  if (!checked.ok) return incomplete(form, checked.state, 'address', t('fillInAllFields'));
  const route = await discoverRoute(request, checked.value.email);
  return shown(route ? stateWith(form, route) : stateOf(form, null));
}

/**
 * Email and password, or an email alone: that one is led to the provider of its domain, where there is one.
 *
 * @param otherwise what is said of a failure that has no sentence of its own
 */
export async function answerSignInOrRealm(
  request: Request,
  form: FormData,
  otherwise?: string,
  onward: Onward = onwardOf(request),
): Promise<FormOutcome> {
  const email = String(form.get('email') ?? '').trim();
  if (email && !form.get('password')) {
    const answer = await answerEmail(request, form, email, onward);
    if (answer) return answer;
  }
  const outcome = await answerSignIn(request, form, otherwise, onward);
  if (isDone(outcome)) return outcome;
  // What stood beside a wrong password still does.
  if (outcome.code !== 'sso_required' && !form.has('offered')) return outcome;
  return refused({ ...outcome.state, ...(await realmState(request, email)) }, outcome.status);
}

/** An address alone, as the SAML button asks for it. */
export async function answerSamlEmail(request: Request, form: FormData): Promise<FormOutcome> {
  const t = textsOf(request, loginAnswers);
  const email = String(form.get('email') ?? '').trim();
  const state = stateOf(form, null);
  if (!email.includes('@')) {
    return refused({ ...state, errors: { email: t('enterWorkEmail') } });
  }
  const route = await discoverRoute(request, email);
  const saml = route?.options.filter(isFoundByEmail) ?? [];
  if (saml.length === 1 && saml[0]) {
    return beginUnoffered(request, form, saml[0].configurationId, onwardOf(request));
  }
  if (route) return shown(stateWith(form, route));
  return refused({ ...state, message: t('noSaml') });
}

/**
 * The way to the one SAML connection that the page's address names, by its entity id, its tenant or both; null where
 * that is none or several.
 */
export async function beginSamlOf(request: Request): Promise<FormOutcome | null> {
  const { searchParams } = new URL(request.url);
  const [entityId, tenant] = [searchParams.get('entity_id'), searchParams.get('tenant')];
  const asked: WhoseOptions[] = [
    ...(tenant ? [{ tenant }] : []),
    ...(entityId && entityId !== OWN_ENTITY_ID ? [{ entityId }] : []),
    ...(entityId === OWN_ENTITY_ID && !tenant ? [{}] : []),
  ];
  const found = await Promise.all(asked.map((whose) => readSsoOptions(request, whose)));
  const [first = [], ...more] = found.map((options) => options ?? []);
  const [saml, ...others] = first.filter(
    (option) =>
      isFoundByEmail(option) &&
      more.every((options) =>
        options.some(({ configurationId }) => configurationId === option.configurationId),
      ),
  );
  return saml && others.length === 0
    ? begin(request, new FormData(), saml.configurationId, onwardOf(request))
    : null;
}

/** Our own OpenID provider, as any application would use it. */
async function throughOwnProvider(request: Request, form: FormData): Promise<FormOutcome> {
  const begun = await beginWebSignIn(request);
  if (begun) return { to: begun.to, headers: { 'set-cookie': begun.cookie }, leaves: true };
  return refused(stateOf(form, textsOf(request, loginAnswers)('failedToStart')), 409);
}

/** The specified address, and the specified parameters. */
function throughSaml(request: Request): FormOutcome {
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams({ RelayState: relayOf(searchParams.get('returnTo')) });
  if (pathname === '/login-old') query.set('entity_id', OWN_ENTITY_ID);
  return { to: `/api/v1/saml/sso?${query}`, leaves: true };
}

async function throughUpstream(
  request: Request,
  form: FormData,
  pressed: PressedWay,
  onward: Onward,
): Promise<FormOutcome> {
  const way = await wayOf(request, pressed);
  if (!way.ok) return refused(stateOf(form, way.message), 409);
  return begin(request, form, way.configurationId, onward);
}

async function begin(
  request: Request,
  form: FormData,
  configurationId: string,
  { returnTo }: Onward,
): Promise<FormOutcome> {
  const { searchParams } = new URL(request.url);
  const begun = await beginSso(request, {
    configurationId,
    way: 'page',
    mode: readTab(searchParams.get('tab')) === 'sign-up' ? 'signup' : 'signin',
    returnTo,
    email: String(form.get('email') ?? '').trim(),
  });
  if (begun.ok) return { to: begun.to, headers: headersWith(begun.cookies), leaves: true };
  const { message, reference, status } = begun;
  return refused({ ...stateOf(form, message), reference }, status);
}

/** As `begin`, for a connection that the page of the form does not show. */
async function beginUnoffered(
  request: Request,
  form: FormData,
  configurationId: string,
  onward: Onward,
): Promise<FormOutcome> {
  const begun = await begin(request, form, configurationId, onward);
  return isDone(begun) ? { ...begun, to: onwardPage(begun.to) } : begun;
}

async function answerEmail(
  request: Request,
  form: FormData,
  email: string,
  onward: Onward,
): Promise<FormOutcome | null> {
  const route = await discoverRoute(request, email);
  const first = route?.options[0];
  if (!route || !first) return null;
  // Offered already and sent once more, or nothing else to choose from: the way there is what is meant.
  const isOffered = form.get('offered') === first.configurationId;
  if (route.options.length === 1) {
    if (isOffered) return begin(request, form, first.configurationId, onward);
    if (route.kind === 'require') return beginUnoffered(request, form, first.configurationId, onward);
  }
  return shown(stateWith(form, route));
}

async function realmState(request: Request, email: string): Promise<Partial<SignInState>> {
  const route = await discoverRoute(request, email);
  return route ? { realm: route, formActionTargets: targetsOf(route.options) } : {};
}

function stateOf(form: FormData, message: string | null): SignInState {
  return { errors: {}, message, values: typedTexts(form) };
}

function stateWith(form: FormData, route: NonNullable<SignInState['realm']>): SignInState {
  return { ...stateOf(form, null), realm: route, formActionTargets: targetsOf(route.options) };
}

/** Specified as the origin; a path on it brings somebody back to what they asked for. */
function relayOf(returnTo: string | null): string {
  return `${settings.publicUrl}${safeReturnTo(returnTo) ?? ''}`;
}
