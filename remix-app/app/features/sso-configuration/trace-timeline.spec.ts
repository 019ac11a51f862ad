import type { TraceStep } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { traceTexts } from './texts/trace';
import { secondsOf, timelineOf } from './trace-timeline';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 21) + ms).toISOString();
const step = (kind: TraceStep['kind'], name: string, status: TraceStep['status'], ms = 0): TraceStep => ({
  kind,
  name,
  status,
  message: `${name} told`,
  detail: null,
  at: at(ms),
});
const trace = (steps: TraceStep[], outcome: string | null, message: string | null = null) =>
  timelineOf(
    { steps, outcome, message, startedAt: at(0), purpose: 'sign_in' },
    textsOf(new Request('http://localhost/'), traceTexts),
  );
const drawn = (hops: ReturnType<typeof trace>) =>
  hops.map(({ from, to, label, tone }) => [from, to, label, tone]);

test('the timeline of a sign-in shows redirects, requests, checks and the result', () => {
  const hops = trace(
    [
      step('redirect', 'to_provider', 'info', 20),
      step('redirect', 'from_provider', 'info', 4_000),
      step('check', 'callback', 'pass', 4_010),
      step('request', '/token', 'pass', 4_020),
      step('check', 'signature', 'pass', 4_100),
      step('mapping', 'email', 'info', 4_100),
      step('check', 'account', 'pass', 4_120),
    ],
    'success',
  );
  expect(drawn(hops)).toEqual([
    ['person', 'gatehouse', 'Starts to sign in', 'plain'],
    ['gatehouse', 'provider', 'Redirects to sign in', 'plain'],
    ['provider', 'gatehouse', 'Returns the response', 'plain'],
    ['gatehouse', 'gatehouse', '1 check passed', 'pass'],
    ['gatehouse', 'provider', 'Requests /token', 'plain'],
    ['provider', 'gatehouse', '/token told', 'plain'],
    ['gatehouse', 'gatehouse', '2 checks passed', 'pass'],
    ['gatehouse', 'person', 'Signs the user in', 'pass'],
  ]);
  expect(hops[2]).toMatchObject({ isCarried: true, afterMs: 4_000, step: 1 });
});

test('a failed check is shown, and the message to the user at the end', () => {
  const hops = trace(
    [step('check', 'signature', 'pass'), step('check', 'audience', 'fail')],
    'wrong_audience',
    'It is meant for another application.',
  );
  expect(hops.slice(1)).toMatchObject([
    { label: 'audience told', note: '1 check passed before this one', tone: 'fail', step: 1 },
    { label: 'Denies access', note: 'It is meant for another application.', tone: 'fail' },
  ]);
});

test('a sign-in without a response is shown as waiting', () => {
  const hops = trace([step('redirect', 'to_provider', 'info')], null);
  expect(hops.at(-1)).toMatchObject({ tone: 'wait', label: 'No response yet' });
});

test.each([
  [420, 0.42],
  [75_400, 75],
])('%s ms are shown as %s s', (ms, seconds) => {
  expect(secondsOf(ms)).toBe(seconds);
});
