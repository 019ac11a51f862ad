import { createPrivateKey, sign } from 'node:crypto';
import { SsoRefused } from '../sign-in/sso-refused.js';
import { callbackOnly, probeOpenId } from './oidc.js';
import type { OpenIdProvider } from './upstream-provider.js';

/** Apple allows six months; each request gets a secret of its own. */
const SECRET_SECONDS = 300;
const TEN = /^[A-Z0-9]{10}$/;

/**
 * Apple authenticates the client by a JWT instead of a shared secret, posts its response, and sends the name only with
 * the first sign-in. `sub` is the person's in the team. An address of `privaterelay.appleid.com` is theirs like any other.
 *
 * Source: Apple Developer, Sign in with Apple REST API.
 */
export const apple: OpenIdProvider = {
  name: 'Apple',
  protocol: 'openid',
  platformClient: {
    given: ({ APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY }) => ({
      clientId: APPLE_CLIENT_ID,
      // In a .env file the lines of a PEM are one.
      privateKey: APPLE_PRIVATE_KEY?.replaceAll('\\n', '\n') ?? null,
      parameters: { teamId: APPLE_TEAM_ID ?? '', keyId: APPLE_KEY_ID ?? '' },
    }),
  },
  organization: null,
  consent: null,
  client: 'privateKey',
  parameters: { response_mode: 'form_post' },
  scope: 'openid email name',
  asksUserInfo: false,
  postsAnswer: true,
  missing: ({ usesPlatformClient, parameters }) => {
    const wrong = (['teamId', 'keyId'] as const).find((name) => !TEN.test(parameters?.[name] ?? ''));
    if (usesPlatformClient || !wrong) return null;
    const message =
      wrong === 'teamId'
        ? 'Enter the team ID. It has ten capital letters and digits.'
        : 'Enter the key ID. It has ten capital letters and digits.';
    return { field: `parameters.${wrong}`, code: 'required', message };
  },
  issuerOf: (_connection, { APPLE_ISSUER }) => APPLE_ISSUER,
  ownAddresses: callbackOnly,
  isForAnyDirectory: () => false,
  probe: (entered, tools) => probeOpenId(apple, entered, tools),
  personOf: ({ sub, email_verified }) => ({
    subject: sub,
    subjectClaim: 'sub',
    emailVerified: email_verified,
  }),
  secretOf: ({ clientId, privateKey, parameters }, { APPLE_ISSUER }, now) => {
    const seconds = Math.floor(now.getTime() / 1000);
    const header = { alg: 'ES256', kid: parameters.keyId };
    const claims = { iss: parameters.teamId, iat: seconds, exp: seconds + SECRET_SECONDS };
    return signed(header, { ...claims, aud: APPLE_ISSUER, sub: clientId }, privateKey ?? '');
  },
  namesOf: (user) => {
    const { name } = user as { name?: { firstName?: unknown; lastName?: unknown } };
    return { given_name: name?.firstName, family_name: name?.lastName };
  },
};

/** @throws SsoRefused client_refused the key is none, or no P-256 */
function signed(header: object, claims: object, privateKey: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${part(header)}.${part(claims)}`;
  try {
    const key = createPrivateKey(privateKey);
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not P-256');
    return `${input}.${sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  } catch {
    throw new SsoRefused('client_refused', { found: 'The private key is no P-256 key in PEM format' });
  }
}
