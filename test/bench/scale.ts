import { DEMO_PASSWORD } from '@gatehouse/contracts';
import { startTemporaryPostgres } from '@gatehouse/embedded';
import { stoppable } from './endings.ts';
import { figure } from './product.ts';
import { exports } from './scale/exports.ts';
import { type Ask, asking, measureInTurns } from './scale/measure.ts';
import { QUESTIONS } from './scale/questions.ts';
import { openSite, peopleWhoSignIn, type Site } from './scale/sites.ts';

const SIZES = [10, 1_000, 100_000];
const PEOPLE_EACH = 10;
/** The largest size may take this many times as long as the smallest. */
const AIM = 1.3;

/**
 * Measures what users wait for with few and with many tenants: one product per size, measured in turns.
 *
 * `SCALE_TENANTS=10,1000` sets other sizes, with ten users per tenant. `SCALE_DATABASE_URL` names a server, as its
 * superuser, that keeps the seeded data for the next run. `SCALE_ONLY` runs only questions whose name contains it.
 */
export async function scale(): Promise<void> {
  const sizes = process.env.SCALE_TENANTS?.split(',').map(Number) ?? SIZES;
  const given = process.env.SCALE_DATABASE_URL;
  const server = given ? { ownerUrl: given, stop: async () => undefined } : await startTemporaryPostgres();
  const stop = stoppable(server.stop);
  const sites: Site[] = [];
  try {
    for (const tenants of sizes) {
      sites.push(await openSite(server.ownerUrl, { tenants, people: tenants * PEOPLE_EACH }));
    }
    await measureAll(sites);
  } finally {
    await Promise.allSettled(sites.map((site) => site.stop()));
    await stop();
  }
}

async function measureAll(sites: readonly Site[]): Promise<void> {
  const over: string[] = [];
  const measureOne = async (name: string, asks: readonly Ask[]) => {
    const times = await measureInTurns(asks);
    const [first, last] = [times.at(0), times.at(-1)];
    if (!first || !last) return;
    const ratio = last.p95 / first.p95;
    if (ratio > AIM) over.push(name);
    const each = times.map(({ p50, p95 }) => `${p50.toFixed(1)}/${p95.toFixed(1)}`).join('  ');
    const byMiddle = (last.p50 / first.p50).toFixed(2);
    figure(
      name,
      ratio.toFixed(2),
      `${byMiddle} by p50; p50/p95 in ms: ${each}${ratio > AIM ? '  OVER' : ''}`,
    );
  };
  const only = process.env.SCALE_ONLY;
  const wants = (name: string) => !only || name.includes(only);
  for (const [name, question] of Object.entries(QUESTIONS)) {
    if (!wants(name)) continue;
    await measureOne(name, await Promise.all(sites.map(async (site) => asking(site, await question(site)))));
  }
  for (const [name, cheap] of [
    ['a sign-in', false],
    ['a sign-in but for Argon2id', true],
  ] as const) {
    if (wants(name)) await measureOne(name, await Promise.all(sites.map((site) => signingIn(site, cheap))));
  }
  if (wants('export')) for (const site of sites) await exports(site);
  console.log(
    over.length > 0 ? `  over ${AIM}: ${over.join('; ')}` : `  nothing takes more than ${AIM} times as long`,
  );
}

async function signingIn(site: Site, cheap: boolean): Promise<Ask> {
  const emails = await peopleWhoSignIn(site, cheap);
  let next = 0;
  return async () => {
    const email = emails[next++ % emails.length];
    const response = await fetch(`${site.product.apiUrl}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    const text = await response.text();
    if (!response.ok || !text.includes('"authenticated"'))
      throw new Error(`${email}: ${response.status} ${text}`);
  };
}
