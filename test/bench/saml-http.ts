import { randomBytes, sign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { DEMO_PASSWORD, sessionCookieName } from '@gatehouse/contracts';
import { measure } from './load.ts';
import { figure, ofReference, perSecond, withProduct } from './product.ts';
import { aKey, samlLibrary } from './saml-library.ts';

const SECONDS = 6;
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
      const {
        perSecond: rate,
        p50,
        p99,
      } = await measure({
        url: `${product.apiUrl}${new URL(idp.sso_url).pathname}?SAMLRequest=${requestFor(entityId, idp.sso_url)}`,
        connections: 8,
        seconds: SECONDS,
        headers: { cookie: `${sessionCookieName(product.url)}=${accessToken}` },
      });
      const signed = what === 'both' ? 'both signed' : 'assertion signed';
      figure(
        `sign-ons, ${signed}`,
        perSecond(rate),
        `${ofReference(rate, reference)}; p50 ${p50} ms, p99 ${p99} ms`,
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

/** On one core, as the API has one. */
function rsaRate(key: Parameters<typeof sign>[2]): number {
  const payload = randomBytes(1_200);
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < 2_000) {
    sign('sha256', payload, key);
    count += 1;
  }
  return count / 2;
}
