import { randomBytes, sign } from 'node:crypto';
import { sessionCookieName } from '@gatehouse/contracts';
import { signIn } from './openid-sides.ts';
import { cpuText } from './processes.ts';
import { apiRoots, figure, perSecond, withProduct } from './product.ts';
import { aKey, samlLibrary } from './saml-library.ts';
import { registerServiceProvider, signOnUrl } from './saml-sign-on.ts';
import { measureSteps } from './steps.ts';

const SECONDS = 6;
const WORKERS = 8;
const ENTITY_ID = 'https://sp.example.test';

/** Sign-ons of a signed-in user: from the request to the page that posts the response. */
export async function samlSignOns(): Promise<void> {
  const library = await samlLibrary();
  const { privateKey } = aKey(library);
  const reference = rsaRate(privateKey);
  figure('RSA-2048 signatures', perSecond(reference));
  await withProduct(async (product) => {
    const admin = await signIn(product.apiUrl, 'superadmin');
    for (const sign of ['assertion', 'both'] as const) {
      const entityId = `${ENTITY_ID}/${sign}`;
      const sso = await registerServiceProvider(product.apiUrl, admin, { entity_id: entityId, sign });
      const asked = new URL(signOnUrl(sso, entityId));
      const url = product.apiUrl + asked.pathname + asked.search;
      const headers = { cookie: `${sessionCookieName(product.url)}=${admin}` };
      const {
        perSecond: rate,
        p50,
        p99,
        cpu,
      } = await measureSteps(WORKERS, SECONDS, apiRoots(product), async () => {
        const page = await fetch(url, { headers });
        const text = await page.text();
        if (page.status !== 200) throw new Error(`${page.status}: ${text}`);
      });
      const signatures = sign === 'both' ? 2 : 1;
      figure(
        `sign-ons, ${sign === 'both' ? 'both signed' : 'assertion signed'}`,
        perSecond(rate),
        `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${cpuText(cpu)}, ` +
          `of which the signatures alone are ${((signatures * 1_000) / reference).toFixed(2)}`,
      );
    }
  });
}

/** Operations per second of CPU time, which is the basis of the comparison. */
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
