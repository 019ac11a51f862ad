import { measure } from './load.ts';
import { figure, ofReference, perSecond, withProduct } from './product.ts';

const SECONDS = 6;
const CONNECTIONS = 10;

/** What the gateway costs: the same request straight to the API and through the one origin. */
export async function gateway(): Promise<void> {
  await withProduct(async ({ apiUrl, url }) => {
    const login = await fetch(`${apiUrl}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'user@demo-company.test', password: 'Gatehouse-demo-1' }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const path = '/api/v1/auth/me';
    const common = { headers, connections: CONNECTIONS, seconds: SECONDS };
    const direct = await measure({ ...common, url: `${apiUrl}${path}` });
    const through = await measure({ ...common, url: `${url}${path}` });
    figure(
      'GET /auth/me, straight',
      perSecond(direct.perSecond),
      `p50 ${direct.p50} ms, p99 ${direct.p99} ms`,
    );
    figure(
      'GET /auth/me, through the gateway',
      perSecond(through.perSecond),
      `${ofReference(through.perSecond, direct.perSecond)}; p50 ${through.p50} ms, p99 ${through.p99} ms`,
    );
  });
}
