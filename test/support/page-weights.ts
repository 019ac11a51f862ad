import { DEMO_ACCOUNTS, DEMO_PASSWORD, permissionsOf, type Role } from '@gatehouse/contracts';
import { mayEnter, ROUTES } from '../../remix-app/app/pages/index.ts';
import { type Scripts, scriptsOf } from './page-scripts.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

const ROLES = { superadmin: 'superadmin', admin: 'tenant_admin', user: 'tenant_user' } as const;

export interface PageWeight extends Scripts {
  readonly path: string;
}

/** The scripts of every page without a path parameter, as the first demo account that may open it. */
export async function pageWeights(site: { url: string; apiUrl: string }): Promise<PageWeight[]> {
  const people: { cookie: string; role: Role }[] = [];
  for (const { key, email } of DEMO_ACCOUNTS)
    people.push({ cookie: await signIn(site.apiUrl, email), role: ROLES[key] });
  const weights: PageWeight[] = [];
  for (const route of ROUTES.filter(({ path }) => !path.includes(':'))) {
    const visitor = people.find(({ role }) => mayEnter({ role, permissions: permissionsOf(role) }, route));
    const cookie = route.access === 'public' ? '' : (visitor?.cookie ?? '');
    const response = await fetch(`${site.url}${route.path}`, { headers: { cookie, accept: 'text/html' } });
    weights.push({ path: route.path, ...(await scriptsOf(await response.text(), site.url)) });
  }
  return weights;
}

async function signIn(apiUrl: string, email: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return `${SESSION_COOKIE}=${((await response.json()) as { accessToken: string }).accessToken}`;
}
