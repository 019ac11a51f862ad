import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLATFORM_CLIENTS } from '@gatehouse/contracts/sso-providers';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import { subjectOf } from '../accounts.ts';
import { CodeFlow, type Issued } from '../code-flow.ts';
import { readForm } from '../interaction.ts';
import { type Keys, makeKeys } from '../keys.ts';
import { autoPostPage } from '../pages.ts';
import { sendBadly, sendJson } from '../send.ts';
import type { MakeService } from '../service.ts';
import { tamper } from '../tamper.ts';

const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } =
  PLATFORM_CLIENTS.apple.sandbox('');
const SIX_MONTHS = 15_777_000;

/** Apple: the client proves itself by a JWT, the answer is posted, and the name comes once. */
export const make: MakeService = async (url, misbehaviour) => {
  const issuer = `${url}/apple`;
  const keys = await makeKeys(`sandbox-apple-${Date.now()}`);
  const flow = new CodeFlow('apple', 'Apple', misbehaviour);
  const seen = new Set<string>();
  return {
    kind: 'apple',
    address: issuer,
    async handle(request, response, path) {
      switch (path) {
        case '/apple/.well-known/openid-configuration':
          if (!(await sendBadly(response, misbehaviour.at('apple', 'discovery'))))
            sendJson(response, 200, documentOf(issuer));
          return true;
        case '/apple/auth/keys': {
          const { kty, n, e, kid, alg, use } = keys.right;
          sendJson(response, 200, { keys: [{ kty, n, e, kid, alg, use }] });
          return true;
        }
        case '/apple/auth/authorize':
          await flow.authorize(request, response, (answer, issued, asked) => {
            const isFirst = issued && !seen.has(issued.account.email);
            if (issued) seen.add(issued.account.email);
            autoPostPage(response, asked.get('redirect_uri') ?? '', {
              ...answer,
              ...(isFirst ? { user: JSON.stringify(nameOf(issued)) } : {}),
            });
          });
          return true;
        case '/apple/auth/token':
          if (await sendBadly(response, misbehaviour.at('apple', 'token'))) return true;
          await giveToken(request, response, issuer, flow, keys, misbehaviour.emailOf('apple'));
          return true;
        default:
          return false;
      }
    },
  };
};

function documentOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth/authorize`,
    token_endpoint: `${issuer}/auth/token`,
    jwks_uri: `${issuer}/auth/keys`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

async function giveToken(
  request: IncomingMessage,
  response: ServerResponse,
  issuer: string,
  flow: CodeFlow,
  keys: Keys,
  email: string,
): Promise<void> {
  const form = await readForm(request);
  if (!(await isClient(form, issuer))) return sendJson(response, 400, { error: 'invalid_client' });
  const issued = flow.redeem(form);
  if (!issued) return sendJson(response, 400, { error: 'invalid_grant' });
  const token = await new SignJWT(claimsOf(issued))
    .setProtectedHeader({ alg: 'RS256', kid: keys.right.kid ?? '' })
    .setIssuer(issuer)
    .setAudience(APPLE_CLIENT_ID)
    .setSubject(subjectOf('apple', issued.account))
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(await importJWK(keys.right, 'RS256'));
  const id_token = issued.mode === 'no_id_token' ? undefined : await tamper(token, issued.mode, keys, email);
  sendJson(response, 200, { access_token: 'apple', token_type: 'Bearer', expires_in: 3600, id_token });
}

/** Source: Apple Developer, Creating a client secret. */
async function isClient(form: URLSearchParams, issuer: string): Promise<boolean> {
  const key = createPublicKey(createPrivateKey(APPLE_PRIVATE_KEY));
  const wanted = { algorithms: ['ES256'], issuer: APPLE_TEAM_ID, audience: issuer, subject: APPLE_CLIENT_ID };
  const found = await jwtVerify(form.get('client_secret') ?? '', key, wanted).catch(() => null);
  if (!found || found.protectedHeader.kid !== APPLE_KEY_ID) return false;
  const { iat = 0, exp = Number.POSITIVE_INFINITY } = found.payload;
  return exp - iat <= SIX_MONTHS;
}

function claimsOf({ account, asked }: Issued) {
  // Text, as the real one writes it at times.
  return { email: account.email, email_verified: 'true', nonce: asked.get('nonce') ?? undefined };
}

function nameOf({ account }: Issued) {
  return { name: { firstName: account.givenName, lastName: account.familyName }, email: account.email };
}
