import { callbackOnly } from './oidc.js';
import type { AskApi, AskedPerson, OAuth2Provider } from './upstream-provider.js';

interface User {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly avatar_url?: unknown;
}
interface Email {
  readonly email?: unknown;
  readonly primary?: unknown;
  readonly verified?: unknown;
}

/** GitHub verifies these addresses, but they receive no email. */
const NO_REPLY = /@users\.noreply\.github\.com$/i;

/**
 * GitHub issues no ID token: its API returns the owner of an access token. The numeric ID never changes; the login
 * and the address of the profile do. Accounts belong to people, so there is no organization to check.
 *
 * Sources: GitHub docs, Authorizing OAuth apps; REST API, users and emails.
 */
export const github: OAuth2Provider = {
  name: 'GitHub',
  protocol: 'oauth2',
  platformClient: {
    given: ({ GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret }) => ({
      clientId,
      clientSecret,
    }),
  },
  organization: null,
  consent: null,
  client: 'clientSecret',
  parameters: { prompt: 'select_account' },
  scope: 'read:user user:email',
  // GitHub answers errors of its own with 200.
  errors: {
    bad_verification_code: 'invalid_grant',
    redirect_uri_mismatch: 'invalid_grant',
    incorrect_client_credentials: 'invalid_client',
  },
  missing: () => null,
  issuerOf: (_connection, { GITHUB_URL }) => `${GITHUB_URL}/login/oauth`,
  ownAddresses: callbackOnly,
  endpointsOf: ({ GITHUB_URL }) => ({
    authorization: `${GITHUB_URL}/login/oauth/authorize`,
    token: `${GITHUB_URL}/login/oauth/access_token`,
  }),
  probe: async (entered, { settings }) => {
    const { authorization, token } = github.endpointsOf(settings);
    const userInfoEndpoint = `${settings.GITHUB_API_URL}/user`;
    return {
      oidc: null,
      certificateExpiresAt: null,
      fields: {
        issuer: github.issuerOf(entered, settings),
        authorizationEndpoint: authorization,
        tokenEndpoint: token,
        userInfoEndpoint,
      },
    };
  },
  personOf: async (ask, { GITHUB_API_URL }, domains) => {
    const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
    const user = (await ask(`${GITHUB_API_URL}/user`, headers)) as User;
    return { ...nameOf(user), ...(await addressOf(ask, GITHUB_API_URL, headers, domains)) };
  },
};

function nameOf({ id, name, avatar_url: picture }: User) {
  const words = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  return {
    subject: typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? String(id) : null,
    givenName: words.slice(0, Math.max(1, words.length - 1)).join(' ') || null,
    familyName: words.slice(1).at(-1) ?? null,
    picture,
  };
}

/** Of the verified addresses one that the connection serves, else the primary one; whatever is there if none is. */
async function addressOf(
  ask: AskApi,
  api: string,
  headers: Record<string, string>,
  domains: readonly string[],
): Promise<Pick<AskedPerson, 'email' | 'emailVerified'>> {
  const answer = await ask(`${api}/user/emails`, headers);
  const all = (Array.isArray(answer) ? (answer as Email[]) : []).filter(
    ({ email }) => typeof email === 'string' && !NO_REPLY.test(email),
  );
  const sorted = all.toSorted((a, b) => Number(b.primary === true) - Number(a.primary === true));
  const verified = sorted.filter(({ verified }) => verified === true);
  const served = verified.find(({ email }) =>
    domains.includes(String(email).split('@').at(-1)?.toLowerCase() ?? ''),
  );
  const chosen = served ?? verified[0] ?? sorted[0];
  return { email: chosen ? String(chosen.email) : null, emailVerified: chosen?.verified === true };
}
