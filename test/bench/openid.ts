import pg from 'pg';
import { API, ask, basic, codeFlow, type Side, type Tokens, token } from './openid-side.ts';
import { bareSide, gatehouseSide, offlineTokens } from './openid-sides.ts';
import { cpuText, memoryByName, sumOf } from './processes.ts';
import { apiRoots, figure, ofReference, perSecond, withProduct } from './product.ts';
import { measureAt, measureInTurns, type Runner, type Steps } from './steps.ts';
import { giveKeys } from './tenant-keys.ts';

const SECONDS = 5;
const WORKERS = 8;
const TENANTS = 10_000;
const CLIENTS = 100_000;

type Figures = Record<string, Steps & { readonly atHalf: { readonly p50: number; readonly p99: number } }>;
export type NamedSteps = Record<string, (worker: number) => Promise<void>>;

/** Results of Gatehouse and the bare library, measured in turns. */
interface Pair {
  readonly ours: Figures;
  readonly bare: Figures;
}

/**
 * Measures an application's common requests beside the in-memory bare library: empty, and with many tenants and
 * clients.
 */
export async function openid(): Promise<void> {
  const bare = await bareSide();
  await withProduct(async (product) => {
    const side = await gatehouseSide(product.apiUrl, apiRoots(product));
    const empty = await figuresOf(side, bare);
    report('', empty);
    const ownerUrl = product.env.DATABASE_OWNER_URL ?? product.database.ownerUrl;
    const tenants = await fill(ownerUrl);
    report(`, ${TENANTS} tenants, ${CLIENTS} clients`, await figuresOf(side, bare), empty);
    await giveKeys(
      ownerUrl,
      String(product.env.MASTER_KEY),
      tenants.map(({ id }) => id),
    );
    await issuers(side, tenants);
  });
  bare.stop();
}

export async function stepsOf(side: Side): Promise<NamedSteps> {
  const { access_token } = await codeFlow(side);
  const lines: Tokens[] = [];
  for (let worker = 0; worker < WORKERS; worker++) lines.push(await offlineTokens(side));
  const machineForm = { grant_type: 'client_credentials', resource: API, scope: 'read' };
  return {
    'client credentials': async () => void (await token(side, machineForm, side.machine)),
    introspections: async () => {
      const { text } = await ask(side.origin + side.paths.introspect, {
        form: { token: access_token, token_type_hint: 'access_token' },
        headers: basic(side.client),
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
}

async function figuresOf(our: Side, their: Side): Promise<Pair> {
  const [ourSteps, theirSteps] = [await stepsOf(our), await stepsOf(their)];
  const pair = { ours: {} as Figures, bare: {} as Figures };
  for (const [name, step] of Object.entries(ourSteps)) {
    const beside = theirSteps[name];
    if (!beside) continue;
    const runners = [
      { roots: our.roots, step },
      { roots: their.roots, step: beside },
    ];
    const [ours, bare] = await measureInTurns(WORKERS, SECONDS, runners);
    if (!ours || !bare) continue;
    const half = (figures: Steps, run: Runner['step']) =>
      measureAt(figures.perSecond / 2, WORKERS, SECONDS, run);
    pair.ours[name] = { ...ours, atHalf: await half(ours, step) };
    pair.bare[name] = { ...bare, atHalf: await half(bare, beside) };
  }
  return pair;
}

/** @param before results for comparison besides the bare library; both as ratios to the library */
function report(with_: string, { ours, bare }: Pair, before?: Pair): void {
  for (const [name, figures] of Object.entries(ours)) {
    const reference = bare[name];
    if (!reference) continue;
    const { perSecond: rate, p50, p99, cpu, atHalf } = figures;
    const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpuText(cpu)}`;
    const ratio = sumOf(reference.cpu) / sumOf(cpu);
    const ofCpu = `${ratio.toFixed(2)} by CPU, which was ${sumOf(reference.cpu).toFixed(2)} ms`;
    const half = `at half of it p50 ${atHalf.p50.toFixed(1)}, p99 ${atHalf.p99.toFixed(1)} ms`;
    const [past, pastReference] = [before?.ours[name], before?.bare[name]];
    const since =
      past && pastReference
        ? `; ${(ratio / (sumOf(pastReference.cpu) / sumOf(past.cpu))).toFixed(2)} of the empty one by CPU`
        : '';
    const remark = `${times}; ${ofReference(rate, reference.perSecond)}, ${ofCpu}; ${half}${since}`;
    figure(`${name}${with_}`, perSecond(rate), remark);
  }
}

interface BenchTenant {
  readonly id: string;
  readonly slug: string;
}

async function fill(ownerUrl: string): Promise<BenchTenant[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<BenchTenant>(
    `insert into tenants (id, slug, name, status, created_at, updated_at)
     select gen_random_uuid(), 'bench-' || n, 'Bench ' || n, 'active', now(), now()
     from generate_series(1, $1::int) n returning id, slug`,
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
  return rows;
}

/** Measures how the API's memory grows with the number of tenant issuers in use. */
async function issuers({ origin, roots }: Side, tenants: readonly BenchTenant[]): Promise<void> {
  let asked = 0;
  for (const upTo of [1, 100, TENANTS]) {
    const work = async () => {
      for (let n = asked++; n < upTo; n = asked++)
        await ask(`${origin}/t/${tenants[n]?.slug}/.well-known/openid-configuration`);
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    asked = upTo;
    figure(
      `API after ${upTo} tenant issuer${upTo > 1 ? 's' : ''}`,
      `${Math.round(memoryByName(roots).API ?? 0)} MiB`,
    );
  }
}
