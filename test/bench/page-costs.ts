import { get } from 'node:http';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '@gatehouse/contracts';
import type { RunningGatehouse } from '@gatehouse/embedded';
import { cpuByName, cpuEach, cpuText, type Roots, sumOf } from './processes.ts';
import { figure } from './product.ts';

type Account = DemoAccount['key'];

/** The most visited pages and who opens them. Null means a visitor. */
const PAGES: readonly (readonly [Account | null, string])[] = [
  [null, '/'],
  [null, '/login'],
  ['user', '/dashboard'],
  ['user', '/user/settings'],
  ['admin', '/dashboard'],
  ['admin', '/admin'],
  ['admin', '/admin/users'],
  ['admin', '/admin/sso'],
  ['superadmin', '/superadmin/dashboard'],
  ['superadmin', '/superadmin/tenants'],
  ['superadmin', '/superadmin/users'],
  ['superadmin', '/superadmin/applications'],
  ['superadmin', '/superadmin/audit'],
];

const WARM = 40;
const ROUNDS = 3;
const REQUESTS = 60;

/** Measures the CPU time of `roots` per page, the calls to the API, and the bytes as sent. */
export async function pageCosts({ apiUrl, webUrl }: RunningGatehouse, roots: Roots): Promise<void> {
  const cookies = new Map<Account | null, string>([[null, '']]);
  for (const { key, email } of DEMO_ACCOUNTS) cookies.set(key, await signIn(apiUrl, email));
  for (const [account, path] of PAGES) {
    const ask = () => open(webUrl + path, cookies.get(account) ?? '');
    for (let times = 0; times < WARM; times++) await ask();
    const rounds: Cost[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await costOf(apiUrl, roots, ask));
    const [, { cpu, calls, bytes }] = rounds.sort((a, b) => sumOf(a.cpu) - sumOf(b.cpu)) as [Cost, Cost];
    figure(
      `${path}, ${account ?? 'visitor'}`,
      `${sumOf(cpu).toFixed(2)} ms`,
      `${cpuText(cpu)}; ${calls} calls; ${(bytes / 1024).toFixed(1)} KiB`,
    );
  }
}

interface Cost {
  /** CPU milliseconds per page, by process. */
  readonly cpu: Readonly<Record<string, number>>;
  readonly calls: number;
  readonly bytes: number;
}

async function costOf(apiUrl: string, roots: Roots, ask: () => Promise<number>): Promise<Cost> {
  const callsBefore = await callsOf(apiUrl);
  const before = cpuByName(roots);
  let bytes = 0;
  for (let times = 0; times < REQUESTS; times++) bytes = await ask();
  return {
    cpu: cpuEach(before, cpuByName(roots), REQUESTS),
    calls: Math.round(((await callsOf(apiUrl)) - callsBefore) / REQUESTS),
    bytes,
  };
}

/** Requests that the API has answered. */
async function callsOf(apiUrl: string): Promise<number> {
  const text = await (await fetch(`${apiUrl}/metrics`)).text();
  const counts = text.matchAll(
    /^gatehouse_http_request_duration_seconds_count\{.*route="\/api[^"]*".*\} (\d+)/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Requests a page like a browser. @returns the size of the compressed body in bytes */
function open(url: string, cookie: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { cookie, accept: 'text/html', 'accept-encoding': 'gzip, br' } }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    response.on('end', () => resolve(bytes));
    response.on('error', reject);
  }).on('error', reject);
  return promise;
}

async function signIn(apiUrl: string, email: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return `gatehouse_session=${accessToken}`;
}
