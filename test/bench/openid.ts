import { readFileSync } from 'node:fs';
import pg from 'pg';
import { ask, basic, codeFlow, type Side, type Tokens, token } from './openid-side.ts';
import { bareSide, gatehouseSide, offlineTokens } from './openid-sides.ts';
import { figure, ofReference, perSecond, withProduct } from './product.ts';
import { measureSteps, type Steps } from './steps.ts';

const SECONDS = 5;
const WORKERS = 8;
const TENANTS = 10_000;
const CLIENTS = 100_000;

type Figures = Record<string, Steps>;

/** What an application asks for all day, beside the bare library in memory: empty, and with many tenants and clients. */
export async function openid(): Promise<void> {
  const bare = await bareSide();
  const reference = await figuresOf(bare);
  bare.stop();
  await withProduct(async (product) => {
    const side = await gatehouseSide(product);
    const empty = await figuresOf(side);
    report('', empty, reference);
    const slugs = await fill(product.env.DATABASE_OWNER_URL ?? product.database.ownerUrl);
    report(`, ${TENANTS} tenants, ${CLIENTS} clients`, await figuresOf(side), empty);
    await issuers(side, slugs);
  });
}

async function figuresOf(side: Side): Promise<Figures> {
  const { access_token } = await codeFlow(side);
  const lines: Tokens[] = [];
  for (let worker = 0; worker < WORKERS; worker++) lines.push(await offlineTokens(side));
  const steps: Record<string, (worker: number) => Promise<void>> = {
    introspections: async () => {
      const { text } = await ask(side.origin + side.paths.introspect, {
        form: { token: access_token, token_type_hint: 'access_token' },
        headers: basic(side),
      });
      if (!text.includes('"active":true')) throw new Error(`${side.name}: ${text}`);
    },
    userinfo: async () => {
      const { status, text } = await ask(side.origin + side.paths.userinfo, {
        headers: { authorization: `Bearer ${access_token}` },
      });
      if (status !== 200) throw new Error(`${side.name}: ${text}`);
    },
    refreshes: async (worker) => {
      const refresh_token = String(lines[worker]?.refresh_token);
      lines[worker] = await token(side, { grant_type: 'refresh_token', refresh_token });
    },
    'code flows': async () => void (await codeFlow(side)),
  };
  const figures: Figures = {};
  for (const [name, step] of Object.entries(steps)) {
    figures[name] = await measureSteps(WORKERS, SECONDS, side.pid, step);
  }
  return figures;
}

function report(with_: string, figures: Figures, references: Figures): void {
  for (const [name, { perSecond: rate, p50, p99, cpu }] of Object.entries(figures)) {
    const reference = references[name];
    if (!reference) continue;
    const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(2)} ms of CPU each`;
    const ofCpu = `${(reference.cpu / cpu).toFixed(2)} by CPU, which was ${reference.cpu.toFixed(2)} ms`;
    figure(
      `${name}${with_}`,
      perSecond(rate),
      `${times}; ${ofReference(rate, reference.perSecond)}, ${ofCpu}`,
    );
  }
}

/** @returns slugs of the tenants that were made */
async function fill(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `insert into tenants (id, slug, name, status, created_at, updated_at)
     select gen_random_uuid(), 'bench-' || n, 'Bench ' || n, 'active', now(), now()
     from generate_series(1, $1::int) n returning slug`,
    [TENANTS],
  );
  await client.query(
    `insert into oauth_clients (id, tenant_id, client_id, name, redirect_uris, post_logout_redirect_uris, scopes,
       token_endpoint_auth_method, created_at, updated_at)
     select gen_random_uuid(), t.id, t.slug || '-' || n, 'Bench', '{https://app.example.test/callback}', '{}',
       '{openid,email}', 'none', now(), now()
     from tenants t, generate_series(1, $1::int) n where t.slug like 'bench-%'`,
    [CLIENTS / TENANTS],
  );
  await client.query('analyze tenants, oauth_clients');
  await client.end();
  return rows.map(({ slug }) => slug);
}

/** How the API's memory grows with the issuers of tenants that are asked for; each gets keys at its first use. */
async function issuers({ origin, pid }: Side, slugs: readonly string[]): Promise<void> {
  let asked = 0;
  for (const upTo of [1, 100]) {
    for (; asked < upTo; asked++) {
      await ask(`${origin}/t/${slugs[asked]}/.well-known/openid-configuration`);
    }
    figure(`API after ${upTo} tenant issuer${upTo > 1 ? 's' : ''}`, `${Math.round(pssKib(pid) / 1024)} MiB`);
  }
}

function pssKib(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
}
