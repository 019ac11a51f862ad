import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPostgres } from './postgres-watch.ts';

let missing: boolean;
let fails: string | undefined;
let starts: number;
const said: string[] = [];
let end: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  [missing, fails, starts] = [false, undefined, 0];
  said.length = 0;
  const start = async () => {
    starts += 1;
    if (fails) throw new Error(fails);
    missing = false;
  };
  end = watchPostgres({ isMissing: () => missing, start }, (line) => said.push(line));
});
afterEach(async () => {
  await end();
  vi.useRealTimers();
});

test('a server that is killed several times in a row restarts immediately each time', async () => {
  for (let kill = 1; kill <= 5; kill++) {
    missing = true;
    await vi.advanceTimersByTimeAsync(50);
    expect([starts, missing]).toEqual([kill, false]);
  }
  expect(said).toEqual(Array(5).fill('PostgreSQL ended unexpectedly; it is started again.'));
});

test('a failing start is retried until it succeeds, and its error is reported once', async () => {
  [missing, fails] = [true, 'the disk is full'];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toBeGreaterThan(10);
  expect(starts).toBeLessThan(20);
  fails = undefined;
  await vi.advanceTimersByTimeAsync(5_050);
  expect(missing).toBe(false);
  expect(said).toEqual([
    'PostgreSQL ended unexpectedly; it is started again.',
    'the disk is full',
    'PostgreSQL is back.',
  ]);
});

test('a server that keeps ending right after its start is restarted less often', async () => {
  for (let i = 0; i < 400; i++) {
    missing = true;
    await vi.advanceTimersByTimeAsync(25);
  }
  expect(starts).toBeLessThan(10);
});
