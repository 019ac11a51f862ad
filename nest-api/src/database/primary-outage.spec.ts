import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrimaryOutage, PrimarySilent } from './primary-outage.js';

const AWAY = new Error('Connection terminated unexpectedly');
const READ_ONLY = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), {
  code: '25006',
});

let responds: boolean;
let probes: number;
let outage: PrimaryOutage;
const fromPrimary = async () => 'primary';
const fromStandby = async () => 'standby';
const failing = (error: Error) => async (): Promise<string> => {
  throw error;
};
const hanging = () => new Promise<string>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  responds = true;
  probes = 0;
  const probe = async () => {
    probes += 1;
    if (!responds) throw AWAY;
  };
  outage = new PrimaryOutage(probe, (error) => error === AWAY);
});
afterEach(() => {
  outage.stop();
  vi.useRealTimers();
});

test('a primary that responds answers, and is not probed', async () => {
  await expect(outage.run(fromPrimary, failing(AWAY))).resolves.toBe('primary');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(probes).toBe(0);
});

test('an error of the statement itself is not asked again', async () => {
  await expect(outage.run(failing(READ_ONLY), fromStandby)).rejects.toBe(READ_ONLY);
});

test('a statement whose connection fails is answered by the standby', async () => {
  await expect(outage.run(failing(AWAY), fromStandby)).resolves.toBe('standby');
  await vi.advanceTimersByTimeAsync(0);
  expect(outage.isSilent).toBe(false);
});

test('a write whose connection fails reports the failure of the primary', async () => {
  await expect(outage.run(failing(AWAY), failing(READ_ONLY))).rejects.toBe(AWAY);
});

test('a slow statement stays on a primary that responds', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = outage.run(() => promise, fromStandby);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(probes).toBe(1);
  resolve('late');
  await expect(answer).resolves.toBe('late');
});

test('a frozen primary is replaced after a second, and asked again once it responds', async () => {
  responds = false;
  const first = outage.run(hanging, fromStandby);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(first).resolves.toBe('standby');
  expect(outage.isSilent).toBe(true);
  await expect(outage.run(hanging, fromStandby)).resolves.toBe('standby');
  await expect(outage.run(fromPrimary, failing(READ_ONLY))).rejects.toBeInstanceOf(PrimarySilent);
  expect(() => outage.requirePrimary()).toThrow(PrimarySilent);
  responds = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(() => outage.requirePrimary()).not.toThrow();
  await expect(outage.run(fromPrimary, fromStandby)).resolves.toBe('primary');
});

test('a write in progress waits for a frozen primary for five seconds', async () => {
  responds = false;
  const write = expect(outage.run(hanging, failing(READ_ONLY))).rejects.toBeInstanceOf(PrimarySilent);
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = outage.run(() => promise, failing(READ_ONLY));
  await vi.advanceTimersByTimeAsync(5_000);
  resolve('done');
  await expect(early).resolves.toBe('done');
  await vi.advanceTimersByTimeAsync(1_000);
  await write;
});

test('the standby answers for a minute at most', async () => {
  responds = false;
  await outage.run(failing(AWAY), fromStandby);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(outage.run(failing(AWAY), fromStandby)).resolves.toBe('standby');
  await vi.advanceTimersByTimeAsync(1);
  await expect(outage.run(failing(AWAY), fromStandby)).rejects.toBeInstanceOf(PrimarySilent);
});

test('a read waits for a standby, and for the primary if it is back first', async () => {
  responds = false;
  let standby: () => Promise<string> = failing(AWAY);
  const read = () => outage.run(failing(AWAY), () => standby());
  const first = read();
  await vi.advanceTimersByTimeAsync(1_000);
  standby = fromStandby;
  await vi.advanceTimersByTimeAsync(100);
  await expect(first).resolves.toBe('standby');
  standby = failing(AWAY);
  const second = outage.run(fromPrimary, () => standby());
  const third = expect(read()).rejects.toBeInstanceOf(Error);
  responds = true;
  await vi.advanceTimersByTimeAsync(400);
  await expect(second).resolves.toBe('primary');
  await vi.advanceTimersByTimeAsync(2_000);
  await third;
});

test('a write finds a primary that is back before the next probe', async () => {
  responds = false;
  await outage.run(failing(AWAY), fromStandby);
  await vi.advanceTimersByTimeAsync(0);
  responds = true;
  await expect(outage.run(fromPrimary, failing(READ_ONLY))).resolves.toBe('primary');
  expect(outage.isSilent).toBe(false);
});

test('writes during an outage do not add probes', async () => {
  responds = false;
  await outage.run(failing(AWAY), fromStandby);
  for (let n = 0; n < 5; n += 1)
    await expect(outage.run(fromPrimary, failing(READ_ONLY))).rejects.toBeInstanceOf(PrimarySilent);
  const before = probes;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(probes - before).toBe(4);
});

test('a statement is sent to a primary that is back only once', async () => {
  responds = false;
  await outage.run(failing(AWAY), fromStandby);
  let sent = 0;
  const primary = async () => {
    sent += 1;
    throw AWAY;
  };
  const answer = expect(outage.run(primary, failing(AWAY))).rejects.toThrow();
  responds = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await answer;
  expect(sent).toBe(1);
});

test('nothing is probed after the end', async () => {
  responds = false;
  await outage.run(failing(AWAY), fromStandby);
  outage.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(probes).toBe(1);
});
