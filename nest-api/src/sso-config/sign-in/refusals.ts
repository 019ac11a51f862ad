import { TEXTS } from '@gatehouse/contracts';

/** What is said of a refusal: to the person, and to the admin who can do something about it. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly fix: string;
}

const { stateMismatch } = TEXTS.signIn;
const ASK = 'Ask your administrator.';

const say = (message: string, fix: string, status = 403): Refusal => ({ status, message, fix });

/** Every way in which a sign-in through an upstream ends without a session. */
export const REFUSALS = {
  // The way there and back.
  state_unknown: say(
    stateMismatch,
    'The sign-in took longer than ten minutes, or was started somewhere else. Start it again.',
    422,
  ),
  state_replayed: say(
    stateMismatch,
    'This answer was used before: the person went back or reloaded the page, or somebody replayed it.',
    422,
  ),
  state_of_another_browser: say(
    stateMismatch,
    'The answer arrived in another browser than the one that started the sign-in. If this happens often, somebody may be sending prepared links to your people.',
    422,
  ),
  mix_up: say(
    'The answer came from another identity provider than the one that was asked.',
    'Check that the redirect address at the provider is the one shown here, to the letter.',
    422,
  ),
  platform_client_missing: say(
    `This way of signing in is not available at the moment. ${ASK}`,
    "The connection uses the platform's client at this provider, which was switched off: enter a client of your own.",
  ),
  connection_disabled: say(`This connection is switched off. ${ASK}`, 'Enable the connection.'),
  cancelled: say(
    TEXTS.callback.accessDenied,
    'The person cancelled at the provider, or the provider does not allow them to use this application. Check who is assigned to it there.',
  ),
  idp_invalid_client: say(
    TEXTS.callback.invalidClient,
    'The provider does not know our client ID. Compare it with the application that you registered there.',
  ),
  idp_invalid_request: say(
    TEXTS.callback.invalidRequest,
    'The provider refused our request. Check there that the redirect URI is the one shown here, and that it allows the scopes.',
    422,
  ),
  idp_error: say(
    'Your identity provider answered with an error.',
    'Look at its answer in the trace, and at its own log.',
    502,
  ),
  arrival_over: say(
    'This sign-in took too long or was finished already. Open this application from your directory once more.',
    'What the identity provider sends counts once, and for two minutes.',
    410,
  ),
  no_code: say(TEXTS.callback.noCodeOrState, 'The provider sent neither a code nor an error.', 422),
  // Talking to it.
  idp_down: say(
    'Your identity provider does not answer at the moment. Try again in a few minutes.',
    'We could not connect to its token address. Check its status, and any firewall between us.',
    502,
  ),
  idp_slow: say(
    'Your identity provider takes too long to answer. Try again in a few minutes.',
    'It did not answer within eight seconds.',
    504,
  ),
  idp_too_large: say(
    'Your identity provider answers with something that we cannot read.',
    'Its answer is longer than 1 MB, which no token is.',
    502,
  ),
  idp_not_json: say(
    'Your identity provider answers with something that we cannot read.',
    'It answered with a page instead of JSON: is it in maintenance, or a proxy in front of it?',
    502,
  ),
  idp_address_rejected: say(
    `This connection leads to an address that we don't connect to. ${ASK}`,
    'Its token address is not public, and OUTBOUND_ALLOW does not open it.',
    502,
  ),
  code_refused: say(
    'Your identity provider did not accept its own answer. Sign in again.',
    'It refused the code that it had just given: it was used twice or too late, or belongs to another application.',
    502,
  ),
  client_refused: say(
    'Single sign-on is set up incorrectly. Tell your administrator.',
    'It refused our client secret: it may have expired. Create a new one there and enter it in the settings.',
    502,
  ),
  token_missing: say(
    `Your identity provider did not say who you are. ${ASK}`,
    'There was no ID token in its answer. Add "openid" to the scopes.',
    502,
  ),
  // The token.
  token_expired: say(
    'The answer of your identity provider has expired. Sign in again.',
    'The clock of the provider is off by more than half a minute, or the answer was held back on its way.',
  ),
  wrong_audience: say(
    'The answer of your identity provider is meant for another application.',
    'Its token names another client id: is the right application configured?',
  ),
  wrong_issuer: say(
    'The answer of your identity provider names another issuer.',
    'Enter the issuer exactly as its discovery document has it.',
  ),
  nonce_mismatch: say(
    'The answer belongs to another sign-in. Begin anew.',
    'The nonce is not the one we sent: the token was replayed.',
  ),
  signature_invalid: say(
    'The answer of your identity provider is not signed by it.',
    'No published key verifies the signature. Refresh the connection if it changed its keys just now.',
  ),
  token_invalid: say(
    'The answer of your identity provider is not valid.',
    'Look at the failed check in the trace.',
  ),
  assertion_invalid: say(
    'The answer of your identity provider is not valid.',
    'Look at the failed check in the trace.',
  ),
  encryption_refused: say(
    `Your identity provider encrypts its answer in a way that is not accepted here. ${ASK}`,
    'The failed check in the trace names the algorithm. At your identity provider, sign the whole response, or encrypt assertions with AES-GCM.',
  ),
  // Who it is.
  personal_account: say(
    'This is a personal account. Sign in with the business account of your organization.',
    'Only accounts of a company directory may sign in.',
  ),
  wrong_company: say(
    'This account belongs to another organization than the one of this connection.',
    'The company (hd) of the account is none of the domains of the connection.',
  ),
  wrong_directory: say(
    'This account belongs to another directory than the one of this connection.',
    'The directory (tid) of the account is not the one that is configured.',
  ),
  email_missing: say(
    `Your identity provider did not tell your email address. ${ASK}`,
    'Add the scope "email", or map the claim that holds the address.',
  ),
  email_unverified: say(
    `Your identity provider does not vouch for your email address. ${ASK}`,
    'The provider must say that it verified the address: the claim email_verified must be true. At Microsoft, add the optional claim xms_edov to the application.',
  ),
  email_changed: say(
    `Your email address at the identity provider now is that of somebody else here. ${ASK}`,
    'Two people cannot have one address: correct it in your directory.',
  ),
  linked_to_another: say(
    `The account with this address is linked to another person of your directory. ${ASK}`,
    'If the person got a new account in your directory, remove the old link first.',
  ),
  domain_unverified: say(
    `Your organization has not verified the domain of your email address. ${ASK}`,
    'Prove the domain, and name it in the connection.',
  ),
  not_invited: say(
    `You have no account here yet, and this connection makes none. ${ASK}`,
    'Invite the person, or let the connection and the domain admit new people.',
  ),
  plan_full: say(
    `Your organization has no place for another person at the moment. ${ASK}`,
    'The plan of the organization allows no more people, invited ones included. Remove somebody or revoke an invitation, or ask for a larger plan; then the person signs in again. Nobody who is in loses their place.',
  ),
  unknown_person: say(
    'There is no account for you yet. Sign up first.',
    'The person is unknown here and began with "sign in" rather than "sign up".',
  ),
  organization_exists: say(
    `Your organization is here already. Ask whoever looks after IT there to invite you.`,
    'The domain is verified by a tenant that does not let new people in by this provider.',
  ),
  account_elsewhere: say(
    `The account with this address belongs to another organization. ${ASK}`,
    'Accounts are never linked across organizations.',
  ),
  superadmin_refused: say(
    'This is a super admin account. It cannot sign in through an organization. Use its own authentication method.',
    'A connection of a tenant never signs in a superadmin.',
  ),
  link_expired: say(
    'This took too long. Sign in again.',
    'The person did not prove the account in time.',
    410,
  ),
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

export function fixOf(code: string | null): string | null {
  return code !== null && code in REFUSALS ? REFUSALS[code as RefusalCode].fix : null;
}
