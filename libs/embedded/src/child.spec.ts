import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
let givenUp: OperatorError | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'gh-child-'));
  reports.length = 0;
  givenUp = undefined;
});

afterEach(async () => {
  for (const child of children.splice(0)) await child.stop();
  rmSync(dir, { recursive: true });
});

/** A child that runs the given program; each start also leaves its process number in `starts`. */
function aChild(program: string): Child {
  const file = join(dir, 'program.mjs');
  const note = `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(join(dir, 'starts'))}, process.pid + '\\n');`;
  writeFileSync(file, `${note}\n${program}`);
  const child = new Child({
    name: 'program',
    args: [file],
    cwd: dir,
    env: { PATH: process.env.PATH },
    logFile: join(dir, 'logs', 'program.log'),
    report: (line) => reports.push(line),
    onGivenUp: (error) => {
      givenUp = error;
    },
  });
  children.push(child);
  return child;
}

const starts = () => readFileSync(join(dir, 'starts'), 'utf8').trim().split('\n').map(Number);
const SERVES = "process.send({ ready: true }); process.on('disconnect', () => process.exit(0));";

test('is started when it says that it is ready, and ends when asked', async () => {
  const child = aChild(SERVES);
  await child.start();
  const [pid] = starts();
  expect(isRunning(pid)).toBe(true);
  await child.stop();
  expect(isRunning(pid)).toBe(false);
  expect(reports).toEqual([]);
});

test('one that cannot start is an operator’s error with its last words', async () => {
  const child = aChild("console.error('API_PORT is wrong'); process.exit(1);");
  const failure = await child.start().catch((error) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect(failure.message).toMatch(/^The program did not start: API_PORT is wrong Its log: .*program\.log$/);
});

test('one that is killed is reported and started again', async () => {
  const child = aChild(SERVES);
  await child.start();
  process.kill(starts()[0] ?? Number.NaN, 'SIGKILL');
  await waitFor('the second start', () => starts().length === 2);
  expect(reports).toEqual([
    expect.stringMatching(/^The program ended unexpectedly \(SIGKILL\); it is started again/),
  ]);
});

test('one that keeps dying is given up', async () => {
  const child = aChild('process.send({ ready: true }, () => process.exit(3));');
  await child.start();
  await waitFor('the end of patience', () => givenUp, 60_000);
  expect(givenUp?.message).toMatch(/^The program ended 4 times in a row\./);
  expect(starts()).toHaveLength(4);
});

test('what it started itself ends with it', async () => {
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

test('one that ignores the request is ended by force', async () => {
  const child = aChild(`process.on('SIGTERM', () => {}); ${SERVES}`);
  await child.start();
  await child.stop(200);
  expect(isRunning(starts()[0])).toBe(false);
});

/** Not even as a zombie, which nobody may reap in a container. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
