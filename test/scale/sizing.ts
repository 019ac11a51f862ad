import { OperatorError } from '@gatehouse/embedded';
import type { LIMITS } from './costs.ts';
import { type Size, sizeOf, USUAL, type Usage } from './size-of.ts';

const STEPS = [1_000_000, 10_000_000, 100_000_000];

/**
 * Prints the tables of docs/scale.md for 1, 10 and 100 million users, or for what is given:
 * `npm run scale -- sizing --users=5e6 --active=0.5`. The options are those of `Usage`.
 *
 * @throws OperatorError an option is unknown or no number
 */
export async function sizing(given: readonly string[]): Promise<void> {
  const usage = readUsage(given);
  const steps = given.some((word) => word.startsWith('--users=')) ? [usage.users] : STEPS;
  const sizes = steps.map((users) => sizeOf({ ...usage, users }));
  console.log(
    `\n${Object.entries(usage)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}\n`,
  );
  printTable(['Users', ...steps.map(millions)], rowsOf(sizes));
  console.log('');
  printTable(
    ['Limit of one primary', 'Reached at', ...steps.map((users) => `Use at ${millions(users)}`)],
    limitsOf(sizes),
  );
}

function readUsage(given: readonly string[]): Usage {
  const changed = given.map((word) => {
    const [, name = '', value = ''] = /^--(\w+)=(.+)$/.exec(word) ?? [];
    if (!(name in USUAL) || !Number.isFinite(Number(value)))
      throw new OperatorError(`${word}: give --name=number, with one of ${Object.keys(USUAL).join(', ')}.`);
    return [name, Number(value)];
  });
  return { ...USUAL, ...Object.fromEntries(changed) };
}

function rowsOf(sizes: readonly Size[]): string[][] {
  const row = (name: string, text: (size: Size) => string) => [name, ...sizes.map(text)];
  return [
    row('organizations', ({ tenants }) => count(tenants)),
    row('sign-in attempts a day', ({ signInsPerDay }) => count(signInsPerDay)),
    row('sign-in attempts in the busiest second', ({ signInsPerSecond }) => count(signInsPerSecond)),
    row('tokens in the busiest second', ({ tokensPerSecond }) => count(tokensPerSecond)),
    row('introspections in the busiest second', ({ introspectionsPerSecond }) =>
      count(introspectionsPerSecond),
    ),
    row('audit events a day', ({ eventsPerDay }) => count(eventsPerDay)),
    row('cores of the API', ({ apiCores }) => cores(apiCores)),
    row('cores of the web app', ({ webCores }) => cores(webCores)),
    row('cores of PostgreSQL', ({ databaseCores }) => cores(databaseCores)),
    row('logs that a day adds', ({ storagePerDay }) => bytes(storagePerDay)),
    row('storage after a year', ({ storage }) => bytes(storage)),
    row('write-ahead log a day', ({ walPerDay }) => bytes(walPerDay)),
    row('what exceeds one primary, worst first', exceeded),
    row('primaries for that', ({ primaries }) => count(primaries)),
    row('primaries, with sharded logs', ({ primariesWithoutLogs }) => count(primariesWithoutLogs)),
  ];
}

const NAMES: Record<keyof typeof LIMITS, string> = {
  databaseCores: 'cores of PostgreSQL',
  commits: 'commits',
  wal: 'write-ahead log',
  sealed: 'sealing of audit events',
  counted: 'counting of sign-ins',
  storage: 'storage after a year',
  partition: 'audit log of a month',
  connections: 'connections',
};

function exceeded({ limits }: Size): string {
  const names = limits.filter(({ needed, limit }) => needed > limit).map(({ name }) => NAMES[name]);
  return names.join(', ') || `nothing (next: ${NAMES[limits[0]?.name ?? 'storage']})`;
}

function limitsOf(sizes: readonly Size[]): string[][] {
  const first = sizes[0]?.limits ?? [];
  return first.map(({ name, limit, reachedAt }) => [
    `${NAMES[name]}: ${amount(name, limit)}`,
    `${millions(reachedAt)} users`,
    ...sizes.map(({ limits }) => {
      const found = limits.find((each) => each.name === name);
      return `${Math.round(((found?.needed ?? 0) / limit) * 100).toLocaleString('en')} %`;
    }),
  ]);
}

function amount(name: keyof typeof LIMITS, limit: number): string {
  if (name === 'storage' || name === 'partition') return bytes(limit);
  if (name === 'wal') return `${bytes(limit)} a second`;
  return name === 'databaseCores' || name === 'connections' ? count(limit) : `${count(limit)} a second`;
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

const count = (value: number) => Math.round(value).toLocaleString('en');
const cores = (value: number) => (value < 10 ? value.toFixed(1) : count(value));
const millions = (users: number) =>
  `${(users / 1e6).toLocaleString('en', { maximumSignificantDigits: 2 })} million`;

function bytes(value: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(value, 1)) / 3));
  return `${(value / 1_000 ** power).toLocaleString('en', { maximumSignificantDigits: 3 })} ${units[power]}`;
}
