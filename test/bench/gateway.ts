import { measure } from './load.ts';
import { cpuText } from './processes.ts';
import { apiRoots, figure, ofReference, perSecond, withProduct } from './product.ts';

const SECONDS = 6;
const CONNECTIONS = 10;

/**
 * Measures the cost of the gateway: the same request directly to the API and through the gateway. The gateway runs in
 * the load generator's process, so its CPU time is not separate. `peers` starts it in its own process.
 */
export async function gateway(): Promise<void> {
  await withProduct(async (product) => {
    const { apiUrl, url } = product;
    const login = await fetch(`${apiUrl}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'user@demo-company.test', password: 'Gatehouse-demo-1' }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const path = '/api/v1/auth/me';
    const common = { headers, connections: CONNECTIONS, seconds: SECONDS, roots: apiRoots(product) };
    const direct = await measure({ ...common, url: `${apiUrl}${path}` });
    const through = await measure({ ...common, url: `${url}${path}` });
    figure(
      'GET /auth/me, straight',
      perSecond(direct.perSecond),
      `p50 ${direct.p50} ms, p99 ${direct.p99} ms; ${cpuText(direct.cpu)}`,
    );
    figure(
      'GET /auth/me, through the gateway',
      perSecond(through.perSecond),
      `${ofReference(through.perSecond, direct.perSecond)}; p50 ${through.p50} ms, p99 ${through.p99} ms; ${cpuText(through.cpu)}`,
    );
  });
}
