import type { SessionDto } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { clockOf, stageOf } from './session-clock';

const began = Date.parse('2026-11-21T12:00:00Z');
const minutes = (count: number) => began + count * 60_000;
const iso = (at: number) => new Date(at).toISOString();

/** A session that started at noon. The browser's clock is correct and also shows noon. */
function session(idleMinutes: number, totalMinutes: number): SessionDto {
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    authenticatedAt: iso(began),
    now: iso(began),
    idleExpiresAt: iso(minutes(idleMinutes)),
    expiresAt: iso(minutes(totalMinutes)),
    idleSeconds: idleMinutes * 60,
    mustReauthenticate: false,
  };
}

describe('a session with an idle timeout of 15 minutes and an expiry of one hour', () => {
  const clock = clockOf(session(15, 60), began);
  test.each([
    [0, { kind: 'fine' }],
    [13.99, { kind: 'fine' }],
    [14, { kind: 'warning', of: 'idle', secondsLeft: 60 }],
    [14.5, { kind: 'warning', of: 'idle', secondsLeft: 30 }],
    [15, { kind: 'ended', of: 'idle' }],
  ])('has the expected stage after %d minutes', (after, stage) => {
    expect(stageOf(clock, minutes(after))).toEqual(stage);
  });
});

test('a session with equal limits warns of the expiry that activity cannot extend', () => {
  const clock = clockOf(session(15, 15), began);
  expect(stageOf(clock, minutes(14.5))).toEqual({ kind: 'warning', of: 'total', secondsLeft: 30 });
  expect(stageOf(clock, minutes(15))).toEqual({ kind: 'ended', of: 'total' });
});

test('a session with an idle timeout of one minute warns only in its second half', () => {
  const clock = clockOf(session(1, 60), began);
  expect(stageOf(clock, minutes(0.4)).kind).toBe('fine');
  expect(stageOf(clock, minutes(0.5))).toMatchObject({ kind: 'warning', of: 'idle' });
});

test('a browser with a wrong clock counts the same seconds', () => {
  const wrong = 3 * 3_600_000;
  const clock = clockOf(session(15, 60), began + wrong);
  expect(stageOf(clock, minutes(14.5) + wrong)).toEqual({ kind: 'warning', of: 'idle', secondsLeft: 30 });
});
