import { isFoundByEmail, SSO_PROVIDERS } from '~/components/sso-providers';
import { checkForm, typedTexts } from '~/server/forms.server';
import { beginJourney, nextStep } from '~/server/journey.server';
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

/** Represents the platform's own SAML connection, if it has one. */
const OWN_ENTITY_ID = `${settings.publicUrl}/api/v1/saml/metadata`;

/** The submitted form that asks for the address first: a provider's button, the address, or also the password. */
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

/** The response to a provider's button, or null for another button. */
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

/** The address of the first step. The sign-in method of its domain decides the next one. */
async function answerAddress(request: Request, form: FormData): Promise<FormOutcome> {
  const t = textsOf(request, loginAnswers);
  const checked = checkForm(form, addressForm(t));
  if (!checked.ok) return incomplete(form, checked.state, 'address', t('fillInAllFields'));
  beginJourney(request, form, 'address');
  const route = await discoverRoute(request, checked.value.email);
  const cookies = nextStep(request, 'address', route ? 'identity_provider' : 'password');
  return { ...shown(route ? stateWith(form, route) : stateOf(form, null)), headers: headersWith(cookies) };
}

/**
 * Email and password, or only an email, which leads to the provider of its domain, if there is one.
 *
 * @param otherwise message for an error without its own sentence
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
  // The provider shown beside a wrong password stays.
  if (outcome.code !== 'sso_required' && !form.has('offered')) return outcome;
  return refused({ ...outcome.state, ...(await realmState(request, email)) }, outcome.status);
}

/** Only an address, for the SAML button. */
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
 * The URL of the single SAML connection that the page's URL names, by entity ID, tenant or both; null for none or
 * several.
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

/** Our own OpenID provider, used like by any application. */
async function throughOwnProvider(request: Request, form: FormData): Promise<FormOutcome> {
  const begun = await beginWebSignIn(request);
  if (begun) return { to: begun.to, headers: { 'set-cookie': begun.cookie }, leaves: true };
  return refused(stateOf(form, textsOf(request, loginAnswers)('failedToStart')), 409);
}

/** The specified path, and the specified parameters. */
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
  beginJourney(request, form, 'address');
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
  // If it was already offered and submitted again, or there is no alternative, the user wants to go there.
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

/** Specified as the origin; a path on it returns the user to the original page. */
function relayOf(returnTo: string | null): string {
  return `${settings.publicUrl}${safeReturnTo(returnTo) ?? ''}`;
}
