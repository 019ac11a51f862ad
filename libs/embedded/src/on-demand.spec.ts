import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Child } from './child.ts';
import { OnDemand } from './on-demand.ts';
import { freePorts } from './ports.ts';

let dir: string;
let port: number;
let child: Child;
let onDemand: OnDemand;
const reports: string[] = [];

/**
 * Answers every connection that it receives, unless the file `broken` exists. With `idle`, it reports idleness after
 * each.
 */
const PROGRAM = `
  import { existsSync, appendFileSync, readFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  appendFileSync('starts', process.pid + '\\n');
  if (existsSync('broken')) process.exit(1);
  const server = createServer((request, response) => response.end('here'));
  let served = 0;
  process.on('message', (_, socket) => {
    served += 1;
    socket.once('close', () => existsSync('idle') && process.send({ served: served + Number(readFileSync('idle')) }));
    server.emit('connection', socket);
    socket.resume();
  });
  process.on('SIGTERM', () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
  process.send({ ready: true });
`;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'gh-on-demand-'));
  writeFileSync(join(dir, 'program.mjs'), PROGRAM);
  writeFileSync(join(dir, 'starts'), '');
  reports.length = 0;
  [port = 0] = await freePorts(1);
  child = new Child({
    name: 'program',
    args: ['program.mjs'],
    cwd: dir,
    env: { PATH: process.env.PATH },
    logFile: join(dir, 'log'),
    report: (line) => reports.push(line),
  });
  onDemand = new OnDemand(child, (line) => reports.push(line));
  await onDemand.listen(port);
});
afterEach(async () => {
  await onDemand.stop();
  rmSync(dir, { recursive: true });
});

const starts = () => readFileSync(join(dir, 'starts'), 'utf8').trim().split('\n').filter(Boolean).length;
const ask = async () =>
  (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();

test('the first connection starts the child, which also serves later ones', async () => {
  expect(starts()).toBe(0);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['here', 'here', 'here']);
  expect(await ask()).toBe('here');
  expect(starts()).toBe(1);
});

test('a failed start is reported, and the next connection tries again', async () => {
  writeFileSync(join(dir, 'broken'), '');
  await expect(ask()).rejects.toThrow();
  expect(reports).toEqual([expect.stringContaining('The program did not start')]);
  rmSync(join(dir, 'broken'));
  expect(await ask()).toBe('here');
});

test('an idle child stops without a report and restarts with the next connection', async () => {
  writeFileSync(join(dir, 'idle'), '0');
  expect(await ask()).toBe('here');
  await vi.waitFor(() => expect(child.downSince).toBeDefined());
  expect(await ask()).toBe('here');
  expect(starts()).toBe(2);
  expect(reports).toEqual([]);
});

test('a child that has not received every connection yet keeps running', async () => {
  writeFileSync(join(dir, 'idle'), '-1');
  expect(await ask()).toBe('here');
  expect(await ask()).toBe('here');
  expect(starts()).toBe(1);
});

test('stopping before the first connection starts no child', async () => {
  await onDemand.stop();
  await expect(ask()).rejects.toThrow();
  expect(starts()).toBe(0);
});
