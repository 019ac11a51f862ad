import { beforeEach, expect, test } from 'vitest';
import { Clock } from '../common/clock.js';
import type { SignInAttempt } from '../sign-in-log/sign-in-attempt.js';
import type { SignInLog } from '../sign-in-log/sign-in-log.js';
import { RecentFailures } from './recent-failures.js';
import type { Happening, SharedFailures } from './shared-failures.js';

class HeldClock extends Clock {
  time = new Date('2026-11-21T12:00:00Z').getTime();

  override now(): Date {
    return new Date(this.time);
  }
}

let clock: HeldClock;
let failures: RecentFailures;
let told: Happening[];
let hear: (happening: Happening) => void;
let earlier: Awaited<ReturnType<SharedFailures['earlier']>>;
let attempt: (change?: Partial<SignInAttempt>) => void;

beforeEach(() => {
  clock = new HeldClock();
  let watcher: (attempt: SignInAttempt) => void = () => undefined;
  const log = {
    watch: (given: typeof watcher) => {
      watcher = given;
    },
  } as Pick<SignInLog, 'watch'> as SignInLog;
  told = [];
  const shared = {
    watch: (given: typeof hear) => {
      hear = given;
    },
    tell: (happening: Happening) => void told.push(happening),
    earlier: async () => earlier,
  } as Pick<SharedFailures, 'watch' | 'tell' | 'earlier'> as SharedFailures;
  failures = new RecentFailures(log, shared, clock);
  failures.onModuleInit();
  attempt = (change = {}) =>
    watcher({
      method: 'password',
      outcome: 'invalid_credentials',
      userId: 'ada',
      client: { address: '192.0.2.1', userAgent: null },
      ...change,
    });
});

test('wrong passwords and factors count per account, with their networks', () => {
  attempt();
  attempt({ client: { address: '192.0.2.99', userAgent: null } });
  attempt({
    method: 'totp',
    outcome: 'invalid_factor',
    client: { address: '198.51.100.1', userAgent: null },
  });
  expect(failures.of('ada')).toEqual({ accountFailures: 3, accountNetworks: 2, prompts: 0 });
  expect(failures.of('bob')).toEqual({ accountFailures: 0, accountNetworks: 0, prompts: 0 });
});

test.each([
  { outcome: 'success' },
  { outcome: 'sso_required' },
  { userId: null },
  { method: 'token' as const },
])('%o does not count as a failure of the account', (change) => {
  attempt(change);
  expect(failures.of('ada').accountFailures).toBe(0);
});

test('failures and prompts are forgotten after an hour', () => {
  attempt();
  failures.notePrompt('ada');
  clock.time += 3_599_000;
  expect(failures.of('ada')).toEqual({ accountFailures: 1, accountNetworks: 1, prompts: 1 });
  clock.time += 1_000;
  expect(failures.of('ada')).toEqual({ accountFailures: 0, accountNetworks: 0, prompts: 0 });
});

test('a sign-in clears the prompts, but not the failures', () => {
  attempt();
  failures.notePrompt('ada');
  failures.notePrompt('ada');
  expect(failures.of('ada').prompts).toBe(2);
  failures.forgetPrompts('ada');
  expect(failures.of('ada')).toEqual({ accountFailures: 1, accountNetworks: 1, prompts: 0 });
});

test('only the latest failures of an account and the latest accounts are kept', () => {
  for (let n = 0; n < 200; n += 1) attempt();
  expect(failures.of('ada').accountFailures).toBe(50);
  for (let n = 0; n < 10_000; n += 1) attempt({ userId: `user-${n}` });
  expect(failures.of('ada').accountFailures).toBe(0);
  expect(failures.of('user-9999').accountFailures).toBe(1);
});

test('other processes receive each event once, and an answer only after a prompt', () => {
  attempt();
  failures.forgetPrompts('ada');
  failures.notePrompt('ada');
  failures.forgetPrompts('ada');
  failures.forgetPrompts('ada');
  expect(told).toEqual([
    { kind: 'failure', userId: 'ada', network: '192.0.2.0/24' },
    { kind: 'prompt', userId: 'ada' },
    { kind: 'answer', userId: 'ada' },
  ]);
});

test('events of another process count and are not sent again', () => {
  hear({ kind: 'failure', userId: 'ada', network: '198.51.100.0/24' });
  hear({ kind: 'prompt', userId: 'ada' });
  expect(failures.of('ada')).toEqual({ accountFailures: 1, accountNetworks: 1, prompts: 1 });
  hear({ kind: 'answer', userId: 'ada' });
  expect(failures.of('ada')).toEqual({ accountFailures: 1, accountNetworks: 1, prompts: 0 });
  expect(told).toEqual([]);
});

test('earlier events count with their age, and events after the start are not counted twice', async () => {
  const row = { userId: 'ada', ip: '192.0.2.1', isPrompt: false, times: 1, agoMs: 59 * 60_000 };
  earlier = [
    { ...row, agoMs: -1 },
    { ...row, ip: null, isPrompt: true, agoMs: 60_000 },
    { ...row, ip: '198.51.100.7', times: 2 },
  ];
  failures.onApplicationBootstrap();
  await expect.poll(() => failures.of('ada').accountFailures).toBe(2);
  expect(failures.of('ada')).toEqual({ accountFailures: 2, accountNetworks: 1, prompts: 1 });
  clock.time += 2 * 60_000;
  expect(failures.of('ada')).toEqual({ accountFailures: 0, accountNetworks: 0, prompts: 1 });
});
