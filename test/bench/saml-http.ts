import { randomBytes, sign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { DEMO_PASSWORD, sessionCookieName } from '@gatehouse/contracts';
import { figure, perSecond, withProduct } from './product.ts';
import { aKey, samlLibrary } from './saml-library.ts';
import { measureSteps } from './steps.ts';

const SECONDS = 6;
const WORKERS = 8;
const ACS = 'https://sp.test/acs';
const ENTITY_ID = 'https://sp.test';

/** Sign-ons of somebody who is signed in: the whole way from a request to the page that posts the answer. */
export async function samlSignOns(): Promise<void> {
  const library = await samlLibrary();
  const { privateKey } = aKey(library);
  const reference = rsaRate(privateKey);
  figure('RSA-2048 signatures', perSecond(reference));
  await withProduct(async (product) => {
    const send = (path: string, body: object, token?: string) =>
      fetch(`${product.apiUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    const login = await send('/api/v1/auth/login', {
      email: 'superadmin@gatehouse.test',
      password: DEMO_PASSWORD,
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    for (const what of ['assertion', 'both'] as const) {
      const entityId = `${ENTITY_ID}/${what}`;
      const registered = await send(
        '/api/v1/admin/saml/service-providers',
        { entity_id: entityId, acs_url: ACS, sign: what },
        accessToken,
      );
      const { identity_provider: idp } = (await registered.json()) as {
        identity_provider: { sso_url: string };
      };
      const url = `${product.apiUrl}${new URL(idp.sso_url).pathname}?SAMLRequest=${requestFor(entityId, idp.sso_url)}`;
      const headers = { cookie: `${sessionCookieName(product.url)}=${accessToken}` };
      const {
        perSecond: rate,
        p50,
        p99,
        cpu,
      } = await measureSteps(WORKERS, SECONDS, product.apis[0]?.pid ?? 0, async () => {
        const page = await fetch(url, { headers });
        const text = await page.text();
        if (page.status !== 200) throw new Error(`${page.status}: ${text}`);
      });
      const signatures = what === 'both' ? 2 : 1;
      figure(
        `sign-ons, ${what === 'both' ? 'both signed' : 'assertion signed'}`,
        perSecond(rate),
        `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${cpu.toFixed(2)} ms of the API's processor, ` +
          `of which the signatures alone are ${((signatures * 1_000) / reference).toFixed(2)}`,
      );
    }
  });
}

function requestFor(entityId: string, destination: string): string {
  const xml =
    `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r${randomBytes(8).toString('hex')}" ` +
    `Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${destination}">` +
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer></samlp:AuthnRequest>`;
  return encodeURIComponent(deflateRawSync(xml).toString('base64'));
}

/** How often in a second of processor time, since that is what is compared. */
function rsaRate(key: Parameters<typeof sign>[2]): number {
  const payload = randomBytes(1_200);
  const before = process.cpuUsage();
  let count = 0;
  let microseconds = 0;
  while (microseconds < 1_000_000) {
    sign('sha256', payload, key);
    count += 1;
    const { user, system } = process.cpuUsage(before);
    microseconds = user + system;
  }
  return (count / microseconds) * 1_000_000;
}
