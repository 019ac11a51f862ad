import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Child } from './child.ts';
import { isRunning } from './lock.ts';
import { OperatorError } from './operator-error.ts';
import { waitFor } from './wait.ts';

let dir: string;
const children: Child[] = [];
const reports: string[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'gh-child-'));
  reports.length = 0;
});

afterEach(async () => {
  for (const child of children.splice(0)) await child.stop();
  rmSync(dir, { recursive: true });
});

/** A child that runs the given program. Each start also writes its process ID to `starts`. */
function aChild(program: string, logFile = join(dir, 'logs', 'program.log')): Child {
  const file = join(dir, 'program.mjs');
  const note = `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(join(dir, 'starts'))}, process.pid + '\\n');`;
  writeFileSync(file, `${note}\n${program}`);
  const child = new Child({
    name: 'program',
    args: [file],
    cwd: dir,
    env: { PATH: process.env.PATH },
    logFile,
    report: (line) => reports.push(line),
  });
  children.push(child);
  return child;
}

/** A file that reports a full disk on each write. Source: full(4). */
function symlinkTo(target: string): string {
  const file = join(dir, 'full.log');
  symlinkSync(target, file);
  return file;
}

const starts = () => readFileSync(join(dir, 'starts'), 'utf8').trim().split('\n').map(Number);
const SERVES = "process.send({ ready: true }); process.on('disconnect', () => process.exit(0));";

test('a child has started when it reports that it is ready, and it stops on request', async () => {
  const child = aChild(SERVES);
  await child.start();
  const [pid] = starts();
  expect(isRunning(pid)).toBe(true);
  await child.stop();
  expect(isRunning(pid)).toBe(false);
  expect(reports).toEqual([]);
});

test('a child that cannot start fails with an operator error that contains its last output', async () => {
  const child = aChild("console.error('API_PORT is wrong'); process.exit(1);");
  const failure = await child.start().catch((error) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect(failure.message).toMatch(/^The program did not start: API_PORT is wrong Its log: .*program\.log$/);
});

test('a killed child is reported and restarted', async () => {
  const child = aChild(SERVES);
  expect(child.downSince).toBeGreaterThan(0);
  await child.start();
  expect(child.downSince).toBeUndefined();
  process.kill(starts()[0] ?? Number.NaN, 'SIGKILL');
  await waitFor('the second start', () => starts().length === 2);
  expect(reports).toEqual([
    expect.stringMatching(/^The program ended unexpectedly \(SIGKILL\); it is started again/),
  ]);
});

test('a child that keeps exiting is restarted until it stays up, with few reports', async () => {
  const child = aChild(`
    const count = fs.readFileSync(${JSON.stringify(join(dir, 'starts'))}, 'utf8').trim().split('\\n').length;
    process.send({ ready: true }, () => count < 7 && process.exit(3));
    ${SERVES.replace('process.send({ ready: true });', '')}`);
  await child.start();
  await waitFor('the last line', () => reports.at(-1) === 'The program is back.', 60_000);
  expect(starts()).toHaveLength(7);
  expect(reports).toEqual([
    ...Array.from({ length: 5 }, () =>
      expect.stringMatching(/^The program ended unexpectedly \(exit code 3\)/),
    ),
    expect.stringMatching(
      /^The program ended 6 times in a row \(exit code 3\); it is started again every 5 sec/,
    ),
    'The program is back.',
  ]);
  expect(child.downSince).toBeUndefined();
});

test('a child runs without its log if the log cannot be created or written', async () => {
  for (const broken of [symlinkTo('/dev/full'), join(dir, 'program.mjs', 'below-a-file', 'program.log')]) {
    const child = aChild(`process.stdout.on('error', () => {}); console.log('lost'); ${SERVES}`, broken);
    await child.start();
    expect(child.downSince).toBeUndefined();
    await child.stop();
  }
});

test('a process that a child starts ends with the child', async () => {
  const child = aChild(`
    import { spawn } from 'node:child_process';
    const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    fs.writeFileSync('helper', String(helper.pid));
    ${SERVES}`);
  await child.start();
  const helper = Number(readFileSync(join(dir, 'helper'), 'utf8'));
  await child.stop();
  await waitFor('the helper to end', () => !isAlive(helper));
});

test('a child that ignores the stop request is killed', async () => {
  const child = aChild(`process.on('SIGTERM', () => {}); ${SERVES}`);
  await child.start();
  await child.stop(200);
  expect(isRunning(starts()[0])).toBe(false);
});

/** Counts a zombie as ended, because a container may never reap it. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
