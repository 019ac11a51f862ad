import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@gatehouse/contracts';
import type { RunningGatehouse } from '@gatehouse/embedded';
import { cpuText } from './processes.ts';
import { apiRoots, figure, perSecond, withProduct } from './product.ts';
import { aKey, type Key, samlLibrary } from './saml-library.ts';
import { measureSteps } from './steps.ts';

const SECONDS = 6;
const WORKERS = 8;
/** More than the measurement and its warm-up can use. */
const ANSWERS = 6_000;
const PEOPLE = 64;
const IDP = 'https://idp.bench.test';
const SECRET = randomBytes(32).toString('hex');

/**
 * Measures IdP-initiated sign-ins from the POST to the session, each with another response. The identity provider
 * starts them, so none needs a request from Gatehouse. All checks are the same.
 */
export async function samlAnswers(): Promise<void> {
  const library = await samlLibrary();
  const key = aKey(library);
  await withProduct(
    async (product) => {
      const id = await connect(product, key);
      const answers = answersFor(product, id, library, key);
      // Generating the responses took longer than the keep-alive timeout, so this waits for the connection to close.
      await setTimeout(200);
      const step = () => signIn(product, id, answers.pop() ?? '');
      // Signs in each user once, so that all of them are known.
      for (let person = 0; person < PEOPLE; person++) await step();
      const {
        perSecond: rate,
        p50,
        p99,
        cpu,
      } = await measureSteps(WORKERS, SECONDS, apiRoots(product), step);
      const remark = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${cpuText(cpu)}`;
      figure('sign-ins by an answer, with a session', perSecond(rate), remark);
    },
    { INTERNAL_SECRET: SECRET },
  );
}

async function connect(product: RunningGatehouse, key: Key): Promise<string> {
  const send = (path: string, body: object, token?: string) =>
    fetch(`${product.apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const login = await send('/api/v1/auth/login', {
    email: 'admin@demo-company.test',
    password: DEMO_PASSWORD,
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const made = await send(
    '/api/v1/sso-configurations',
    {
      type: 'saml',
      name: 'Bench',
      isEnabled: true,
      allowIdpInitiated: true,
      entityId: IDP,
      ssoUrl: `${IDP}/sso`,
      certificate: key.certificatePem,
      domains: ['demo-company.test'],
    },
    accessToken,
  );
  if (made.status !== 201) throw new Error(`no connection: ${await made.text()}`);
  return ((await made.json()) as { id: string }).id;
}

function answersFor(
  product: RunningGatehouse,
  id: string,
  { issueResponse }: Awaited<ReturnType<typeof samlLibrary>>,
  key: Key,
): string[] {
  const base = `${product.url}/api/v1/saml/sp/${id}`;
  const now = new Date();
  return Array.from({ length: ANSWERS }, (_, place) => {
    const email = `bench-${place % PEOPLE}@demo-company.test`;
    const xml = issueResponse(
      {
        id: `_${randomBytes(20).toString('hex')}`,
        issuer: IDP,
        now,
        lifetimeSeconds: 300,
        skewSeconds: 60,
        nameId: { value: email, format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' },
        recipient: `${base}/acs`,
        audience: `${base}/metadata`,
        inResponseTo: null,
        authnInstant: now,
        authnContext: 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
        sessionIndex: `_${place}`,
        sessionNotOnOrAfter: new Date(now.getTime() + 900_000),
        attributes: ['email', 'given_name', 'family_name'].map((name) => ({
          name,
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
          values: [email],
        })),
      },
      { sign: 'assertion', algorithm: 'rsa-sha256', encryption: null },
      key,
    );
    return Buffer.from(xml).toString('base64');
  });
}

async function signIn(product: RunningGatehouse, id: string, SAMLResponse: string): Promise<void> {
  const posted = await fetch(`${product.apiUrl}/api/v1/saml/sp/${id}/acs`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ SAMLResponse }),
  });
  const reference = posted.headers.get('location')?.split('/').at(-1);
  const arrived = await fetch(`${product.apiUrl}/api/v1/sso/arrivals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...aNetwork() },
    body: JSON.stringify({ reference }),
  });
  const text = await arrived.text();
  if (!text.includes('"signed_in"')) throw new Error(`${posted.status}, then ${arrived.status}: ${text}`);
}

/** Forwarded headers of yet another network, as from the gateway, because rate limits are not measured. */
function aNetwork(): Record<string, string> {
  return { 'x-gatehouse-internal': SECRET, 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` };
}
