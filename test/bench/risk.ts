import { DEMO_PASSWORD } from '@gatehouse/contracts';
import pg from 'pg';
import { ask, authorization } from './openid-side.ts';
import { gatehouseSide } from './openid-sides.ts';
import { manyPeople } from './people.ts';
import { cpuText, sumOf } from './processes.ts';
import { apiRoots, figure, perSecond, withProduct } from './product.ts';
import { measureInTurns, type Runner } from './steps.ts';

const SECONDS = 20;
const WORKERS = 4;
const PEOPLE = 200;

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
/** Both have the same length, so that nothing else differs. */
const AGENTS = { scored: `${BROWSER} asscored`, unscored: `${BROWSER} unscored` };

/**
 * Measures the cost of the risk assessment for a password sign-in and for a redirect with a session. One process gets
 * the same requests in turns, for users with and without it. `unscored.ts` explains how it tells them apart.
 */
export async function risk(): Promise<void> {
  const preload = new URL('unscored.ts', import.meta.url).href;
  await withProduct(
    async (product) => {
      const ownerUrl = product.env.DATABASE_OWNER_URL ?? product.database.ownerUrl;
      const roots = apiRoots(product);
      const people = await manyPeople(ownerUrl, 2 * PEOPLE);
      await compare('sign-ins by password', {
        scored: { roots, step: signIns(product.apiUrl, people.slice(0, PEOPLE), AGENTS.scored) },
        unscored: { roots, step: signIns(product.apiUrl, people.slice(PEOPLE), AGENTS.unscored) },
      });
      await requireBoth(ownerUrl);
      const side = await gatehouseSide(product.apiUrl, roots);
      const redirects = async (agent: string) => {
        const bearer = await signIn(product.apiUrl, people[0] as string, agent);
        const headers = { cookie: `gatehouse_session=${bearer}`, accept: 'text/html', 'user-agent': agent };
        return async () => {
          const { headers: answer, status } = await ask(authorization(side).url, { headers });
          if (!String(answer.location).includes('code=')) throw new Error(`no code but ${status}`);
        };
      };
      await compare('redirects with a session', {
        scored: { roots, step: await redirects(AGENTS.scored) },
        unscored: { roots, step: await redirects(AGENTS.unscored) },
      });
    },
    { NODE_OPTIONS: `--import=${preload}` },
  );
}

async function compare(name: string, { scored, unscored }: Record<'scored' | 'unscored', Runner>) {
  const [with_, without] = await measureInTurns(WORKERS, SECONDS, [scored, unscored]);
  if (!with_ || !without) return;
  const cpu = `${(sumOf(with_.cpu) / sumOf(without.cpu)).toFixed(3)} of the processor time without`;
  const wall = `${(without.perSecond / with_.perSecond).toFixed(3)} of the wall time; p50 ${with_.p50.toFixed(1)} and ${without.p50.toFixed(1)} ms`;
  figure(name, perSecond(with_.perSecond), `${cpu}; ${wall}; ${cpuText(with_.cpu)}; ${cpuText(without.cpu)}`);
}

function signIns(apiUrl: string, emails: readonly string[], agent: string): Runner['step'] {
  let next = 0;
  return async () => void (await signIn(apiUrl, emails[next++ % emails.length] as string, agent));
}

async function signIn(apiUrl: string, email: string, agent: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { accessToken: string }).accessToken;
}

/** @throws Error if both sides did the same work, so that the ratio has no meaning */
async function requireBoth(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ profiles: number; models: number }>(
    `select (select count(*)::int from sign_in_profiles p join users u on u.id = p.user_id
       where u.email like 'bench-%') as profiles,
       (select count(*)::int from sign_in_models m join tenants t on t.id = m.tenant_id
        where t.slug = 'demo-company' and m.model is not null) as models`,
  );
  await client.end();
  if (rows[0]?.profiles !== PEOPLE)
    throw new Error(`${rows[0]?.profiles} users have a profile, not ${PEOPLE}`);
  console.log(`  ${rows[0].models === 1 ? 'With' : 'Without'} a trained model.`);
}
