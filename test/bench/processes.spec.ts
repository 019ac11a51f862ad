import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import {
  cpuByName,
  cpuEach,
  cpuText,
  listenerOf,
  parsePss,
  parseStat,
  pidsByName,
  sumOf,
} from './processes.ts';

const STAT =
  '4242 (postgres: a) b (c) S 4200 4242 4242 0 -1 4194304 900 80 0 0 31 12 5 2 20 0 1 0 100 200 300 18446744073709551615';

test('CPU time includes the process and its ended children, in milliseconds', () => {
  expect(parseStat(STAT)).toEqual({ parent: 4200, cpu: 500 });
});

test('the proportional set size is not that of anonymous memory', () => {
  expect(parsePss('Rss:  900 kB\nPss:                 512 kB\nPss_Anon:    300 kB\n')).toBe(512);
  expect(parsePss('')).toBe(0);
});

const stat = (parent: number, cpu = 0) => ({ parent, cpu });
const PROCESSES = new Map([
  [1, stat(0)],
  [10, stat(1, 10)],
  [11, stat(10, 20)],
  [12, stat(11, 40)],
  [13, stat(10, 80)],
  [20, stat(1, 160)],
]);

test('a process belongs to its nearest ancestor with a name, or to its own name', () => {
  expect(pidsByName({ supervisor: 10, API: 11 }, PROCESSES)).toEqual({ supervisor: [10, 13], API: [11, 12] });
});

test('a root that is not running has no processes', () => {
  expect(pidsByName({ gone: 99 }, PROCESSES)).toEqual({ gone: [] });
});

test('CPU time is the sum of a process tree without its named subtrees', () => {
  expect(cpuByName({ supervisor: 10, API: 11 }, PROCESSES)).toEqual({ supervisor: 90, API: 60 });
});

test('CPU time of this process is read from /proc', () => {
  const before = cpuByName({ own: process.pid }).own ?? Number.NaN;
  const end = process.cpuUsage().user + 100_000;
  while (process.cpuUsage().user < end) Math.sqrt(2);
  expect(cpuByName({ own: process.pid }).own).toBeGreaterThanOrEqual(before + 80);
});

test('the CPU time of each step is the difference of two readings, divided by the steps', () => {
  const cpu = cpuEach({ API: 100, PostgreSQL: 50 }, { API: 300, PostgreSQL: 150 }, 100);
  expect(cpu).toEqual({ API: 2, PostgreSQL: 1 });
  expect(sumOf(cpu)).toBe(3);
  expect(cpuText(cpu)).toBe('3.00 ms of CPU each (API 2.00, PostgreSQL 1.00)');
});

test('the process that listens on a port is found', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  expect(listenerOf(port)).toBe(process.pid);
  await new Promise((resolve) => server.close(resolve));
  expect(listenerOf(port)).toBeUndefined();
});
