import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, Permission } from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import { expect } from 'vitest';
import { startApi, type TestApi } from '../../support/api.ts';
import { callerWith } from '../../support/data.ts';
import { type Side, twoTenants } from '../../support/two-tenants.ts';
import { type LastingSession, lastingSession, type NewPerson } from './lasting-session.ts';
import { pythonTools } from './python.ts';

/** Examples per operation in the random phase. For a longer search, set `SCHEMATHESIS_EXAMPLES=100`. */
const EXAMPLES = Number(process.env.SCHEMATHESIS_EXAMPLES ?? 5);

/** Minimum requests per operation, in all phases. */
const LEAST_REQUESTS = 25;

/**
 * Maximum text length, in characters. Schemathesis repeats a pattern up to the maximum length and compiles it for each
 * of hundreds of requests: 3 s each for a metadata file of 200,000 characters.
 */
const LONGEST_TEXT = 500;

/** Timeout for a response on a busy machine. No test measures speed. */
const PATIENCE_SECONDS = '120';

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'positive_data_acceptance',
];

/** The sender of the requests. */
export interface Role {
  readonly name: string;
  /** Undefined without a session. */
  readonly person?: (api: TestApi, tenantId: string) => ReturnType<NewPerson>;
  readonly isPlatform?: boolean;
  /** Skips operations that need no permission, because other roles send the same requests to them. */
  readonly usesPermissions?: boolean;
  /**
   * Skips operations that one of these permissions allows; the role with the fewest rights that can call them tests
   * them.
   */
  readonly leaves?: readonly Permission[];
  /** Minimum number of operations that must succeed. With fewer, the run did not have the expected session. */
  readonly done: number;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const REACHED = 'x-reached';

interface MarkedOperation {
  readonly security?: readonly Record<string, unknown>[];
  readonly 'x-permissions'?: readonly Permission[];
  [REACHED]?: 'yes';
}

interface MarkedContract {
  readonly paths: Readonly<Record<string, Partial<Record<(typeof METHODS)[number], MarkedOperation>>>>;
}

/** They return 401 even with a session, for a wrong password, passkey or application token. */
const ASK_FOR_MORE = new Set([
  'GET /api/v1/oauth2/userinfo',
  'POST /api/v1/oauth2/userinfo',
  'POST /api/v1/account/factors/passkeys',
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/passkey/complete',
  'POST /api/v1/auth/step-up',
]);

/**
 * Sends requests to every operation that the role can call, and expects only responses that the contract defines.
 * Without a session or a permission, the API responds before it reads a request; `walk.spec.ts` calls each operation
 * that way. Each operation is tested as the role with the fewest rights that can call it.
 */
export async function expectKnownAnswers(role: Role): Promise<void> {
  const api = await startApi();
  const { a } = await twoTenants(api);
  const session = await sessionOf(api, role, a);
  try {
    const marked = await markReached(api, session && (await session.token()), role);
    const { code, output, requests, done, closed } = await schemathesis(api.url, marked, session);
    expect({ code, output: code === 0 ? '' : failuresIn(output) }).toEqual({ code: 0, output: '' });
    expect(requests).toBeGreaterThan(
      LEAST_REQUESTS * operationsIn(marked).filter((operation) => operation[REACHED]).length,
    );
    expect(done.length).toBeGreaterThanOrEqual(role.done);
    if (!session) return;
    expect(closed.filter((name) => !ASK_FOR_MORE.has(name))).toEqual([]);
    const me = await callerWith(api, await session.token()).get('/api/v1/auth/me');
    expect(me.status).toBe(200);
  } finally {
    await session?.stop();
    await api.stop();
  }
}

/** The contract, with marks on the operations that the session may call, or that need no session. */
async function markReached(api: TestApi, token: string | null, role: Role): Promise<MarkedContract> {
  const contract = (await (await fetch(`${api.url}/api/v1/openapi.json`)).json()) as MarkedContract;
  const me = token && ((await (await callerWith(api, token).get('/api/v1/auth/me')).json()) as Me);
  for (const operation of operationsIn(contract))
    if (isReached(operation, me ? me.user : null, role)) operation[REACHED] = 'yes';
  return contract;
}

function isReached(
  operation: MarkedOperation,
  user: Me['user'] | null,
  { usesPermissions = false, leaves = [] }: Role,
): boolean {
  const needsSession = operation.security?.some((scheme) => 'session' in scheme) ?? false;
  if (!user || !needsSession) return !user && !needsSession;
  const permissions = operation['x-permissions'];
  if (!permissions) return !usesPermissions;
  if (permissions.some((permission) => leaves.includes(permission))) return false;
  return permissions.some((permission) => user.permissions.includes(permission));
}

function operationsIn({ paths }: MarkedContract): MarkedOperation[] {
  return Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
}

/** Removes the progress that precedes the failures. */
function failuresIn(output: string): string {
  return output.slice(Math.max(0, output.search(/\b(?:ERRORS|FAILURES)\b/)));
}

async function sessionOf(api: TestApi, { person, isPlatform }: Role, { tenant }: Side) {
  if (!person) return null;
  return lastingSession(api, isPlatform ? null : tenant.id, () => person(api, tenant.id));
}

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly requests: number;
  /** The operations that returned 2xx. */
  readonly done: readonly string[];
  /** The operations whose every request failed authentication. */
  readonly closed: readonly string[];
}

async function schemathesis(
  url: string,
  marked: MarkedContract,
  session: LastingSession | null,
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-schemathesis-'));
  const answers = join(folder, 'answers.json');
  // Reading the contract by URL has a limit of seconds, which a busy machine exceeds.
  const contract = join(folder, 'openapi.json');
  writeFileSync(contract, JSON.stringify(JSON.parse(JSON.stringify(marked), withShortTexts)));
  const env = {
    ...process.env,
    PYTHONPATH: join(ROOT, 'test/full/support'),
    PYTHONDONTWRITEBYTECODE: '1',
    SCHEMATHESIS_HOOKS: 'keep_signed_in',
    SESSIONS: session?.url ?? '',
    ANSWERS: answers,
  };
  try {
    const { code, output } = await run(join(await pythonTools(), 'schemathesis'), folder, env, [
      ...['--config-file', join(ROOT, 'test/full/schemathesis.toml')],
      ...['run', contract, '--url', url, '--workers', '1', '--no-color'],
      ...['--include-by', `/${REACHED} == yes`, '--request-timeout', PATIENCE_SECONDS],
      ...['--phases', 'examples,coverage,fuzzing', '--max-examples', String(EXAMPLES), '--seed', '1'],
      ...['--checks', CHECKS.join(','), '--continue-on-failure', '--suppress-health-check', 'all'],
      ...['--generation-database', 'none', '--generation-with-security-parameters', 'false'],
    ]);
    const requests = Number(/(\d+) generated/.exec(output)?.[1] ?? 0);
    return { code, output, requests, ...summed(readFileSync(answers, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** JSON reviver for the contract. */
function withShortTexts(_key: string, value: unknown): unknown {
  const { pattern, maxLength } = (value ?? {}) as { pattern?: unknown; maxLength?: unknown };
  const isLong = typeof pattern === 'string' && typeof maxLength === 'number' && maxLength > LONGEST_TEXT;
  return isLong ? { ...(value as object), maxLength: LONGEST_TEXT } : value;
}

/** Rejected before the session check: a request that violates the contract, another method, or another media type. */
const BEFORE_THE_SESSION = ['400', '405', '415'];

function summed(json: string): Pick<Run, 'done' | 'closed'> {
  const answers = Object.entries(JSON.parse(json) as Record<string, Record<string, number>>);
  const statuses = answers.map(([name, counts]) => ({ name, statuses: Object.keys(counts) }));
  const done = statuses.filter((answered) => answered.statuses.some((status) => status.startsWith('2')));
  const closed = statuses.filter((answered) => {
    const reached = answered.statuses.filter((status) => !BEFORE_THE_SESSION.includes(status));
    return reached.length > 0 && reached.every((status) => status === '401');
  });
  return { done: done.map(({ name }) => name), closed: closed.map(({ name }) => name) };
}

function run(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
}
