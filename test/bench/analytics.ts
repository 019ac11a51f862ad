import { startTemporaryPostgres } from '@gatehouse/embedded';
import { stoppable } from './endings.ts';
import { figure } from './product.ts';
import { type Ask, asking, measureInTurns } from './scale/measure.ts';
import { ASKED, seedAnalytics } from './scale/seed-analytics.ts';
import { openSite, type Site } from './scale/sites.ts';

const SIZES = [10, 1_000, 100_000];
/** The largest size may take this many times as long as the smallest. */
const AIM = 1.2;

const CHARTS: Readonly<Record<string, string>> = {
  'sign-ins by method': 'sign-in-breakdown?dimension=method',
  'risk over time': 'sign-in-risks?',
  'active users': 'active-users?period=day',
  adoption: 'adoption?',
  'time to sign in': 'sign-in-times?',
  'connection funnel': 'funnel?funnel=connection',
};

/**
 * Measures the cost of the analytics charts (13 months, one organization and all), of counting 500 sign-ins, and of the
 * live board. Compares few and many organizations: one product per size, measured in turns.
 *
 * `SCALE_TENANTS=10,1000` sets other sizes.
 */
export async function analytics(): Promise<void> {
  const sizes = process.env.SCALE_TENANTS?.split(',').map(Number) ?? SIZES;
  const server = await startTemporaryPostgres();
  const stop = stoppable(server.stop);
  const sites: Site[] = [];
  try {
    for (const tenants of sizes)
      sites.push(await openSite(server.ownerUrl, { tenants, people: 0 }, seedAnalytics));
    const over: string[] = [];
    for (const [name, path] of Object.entries(CHARTS)) {
      await compare(
        `${name}, one organization`,
        over,
        await Promise.all(sites.map((site) => ofOne(site, path))),
      );
      await compare(
        `${name}, all together`,
        over,
        sites.map((site) => asking(site, urlOf(path))),
      );
    }
    await compare('counting 500 sign-ins', over, sites.map(counting));
    await compare(
      'live board',
      over,
      sites.map((site) => asking(site, '/api/v1/system/live')),
    );
    console.log(
      over.length > 0
        ? `  over ${AIM}: ${over.join('; ')}`
        : `  nothing takes more than ${AIM} times as long`,
    );
  } finally {
    await Promise.allSettled(sites.map((site) => site.stop()));
    await stop();
  }
}

async function compare(name: string, over: string[], asks: readonly Ask[]): Promise<void> {
  const times = await measureInTurns(asks);
  const [first, last] = [times.at(0), times.at(-1)];
  if (!first || !last) return;
  // Other work on the machine changes the 95th percentile of both.
  const ratio = last.p50 / first.p50;
  if (ratio > AIM) over.push(name);
  const each = times.map(({ p50, p95 }) => `${p50.toFixed(1)}/${p95.toFixed(1)}`).join('  ');
  figure(name, ratio.toFixed(2), `by p50; p50/p95 in ms: ${each}${ratio > AIM ? '  OVER' : ''}`);
}

async function ofOne(site: Site, path: string): Promise<Ask> {
  const { rows } = await site.database.query<{ id: string }>(
    `select id from tenants where slug = any($1) order by id`,
    [Array.from({ length: ASKED }, (_, place) => `scale-${place + 1}`)],
  );
  const asks = rows.map(({ id }) => asking(site, `${urlOf(path)}&tenantId=${id}`));
  let next = 0;
  return async () => asks[next++ % asks.length]?.();
}

function urlOf(path: string): string {
  const from = new Date(Date.now() - 395 * 86_400_000).toISOString().slice(0, 10);
  return `/api/v1/statistics/${path}&from=${from}`;
}

/** Counts sign-ins of ten organizations that are added first. The product's own job may count some of them. */
function counting({ database, tenants }: Site): Ask {
  const slugs = Array.from({ length: 10 }, (_, place) => `scale-${1 + place * Math.floor(tenants / 10)}`);
  return async () => {
    await database.query(
      `insert into sign_in_attempts (failed, at, id, tenant_id, is_copy, method, is_sign_in, outcome, reference, count)
       select false, now(), gen_random_uuid(), t.id, false, 'password', true, 'success', 'bench', 1
       from tenants t cross join generate_series(1, 50) n where t.slug = any($1)`,
      [slugs],
    );
    await database.query('select count_sign_ins(5000), count_journeys(5000)');
  };
}
