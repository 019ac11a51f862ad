import { LIMITS } from '@gatehouse/contracts';
import { JwtService } from '@nestjs/jwt';
import { describe, expect, test } from 'vitest';
import { Clock } from '../common/clock.js';
import { type MasterKey, parseMasterKey } from '../crypto/master-key.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { matchingStep, newTotpSecret, stepAt, totpCode } from './factors/totp.js';
import { MailLinks } from './mail-links.js';
import { isAlive, type SessionRecord } from './session-record.js';

const NOON = new Date('2026-11-21T12:00:00Z');
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

describe('a session', () => {
  const session = (given: Partial<SessionRecord>) =>
    ({
      tenantId: null,
      isSuperadmin: true,
      userStatus: 'active',
      lastSeenAt: NOON,
      idleSeconds: 900,
      expiresAt: after(10 * 3_600_000),
      ...given,
    }) as SessionRecord;

  test.each([
    [899_999, true],
    [900_000, false],
    [900_001, false],
  ])('with an idle timeout of 900 s is valid %i ms after its last activity: %s', (milliseconds, alive) => {
    expect(isAlive(session({}), after(milliseconds))).toBe(alive);
  });

  test.each([
    [599_999, true],
    [600_000, false],
    [600_001, false],
  ])('that expires after 600 s is valid after %i ms: %s', (milliseconds, alive) => {
    expect(isAlive(session({ expiresAt: after(600_000) }), after(milliseconds))).toBe(alive);
  });

  test('has an idle timeout and a maximum lifetime of 900 s by default', () => {
    expect([LIMITS.sessionIdleSeconds, LIMITS.sessionTotalSeconds]).toEqual([900, 900]);
  });
});

describe('a signed link that expires after 600 s', () => {
  let now = NOON;
  class Held extends Clock {
    override now(): Date {
      return now;
    }
  }
  const keys = new MasterKeys(parseMasterKey(`test:${Buffer.alloc(32, 7).toString('base64')}`));
  const settings = { PUBLIC_URL: 'https://id.example.test' } as never;
  const links = new MailLinks(new JwtService({}), keys, new Held(), settings);

  test.each([
    [0, true],
    [599_999, true],
    [600_000, false],
    [600_001, false],
  ])('is valid after %i ms: %s', (milliseconds, valid) => {
    now = NOON;
    const token = new URL(links.make('password-reset', 'a', 600)).searchParams.get('token') ?? '';
    now = after(milliseconds);
    if (valid) expect(links.open('password-reset', token)).toBe('a');
    else expect(() => links.open('password-reset', token)).toThrow('expired');
  });
});

test('a link signed with an old master key is valid only while that key is configured', () => {
  const [old, fresh] = [8, 9].map((byte) =>
    parseMasterKey(`k${byte}:${Buffer.alloc(32, byte).toString('base64')}`),
  ) as [MasterKey, MasterKey];
  class Noon extends Clock {
    override now(): Date {
      return NOON;
    }
  }
  const settings = { PUBLIC_URL: 'https://id.example.test' } as never;
  const linksOf = (...[current, ...others]: [MasterKey, ...MasterKey[]]) =>
    new MailLinks(new JwtService({}), new MasterKeys(current, others), new Noon(), settings);
  const token = new URL(linksOf(old).make('password-reset', 'a', 600)).searchParams.get('token') ?? '';
  expect(linksOf(fresh, old).open('password-reset', token)).toBe('a');
  expect(() => linksOf(fresh).open('password-reset', token)).toThrow(
    expect.objectContaining({ status: 410, code: 'link_expired' }),
  );
});

describe('a code of an authenticator app', () => {
  const secret = newTotpSecret();
  /** The first and the last millisecond of the three periods of 30 s around now that are accepted. */
  test.each([
    [-30_001, false],
    [-30_000, true],
    [0, true],
    [30_000, true],
    [59_999, true],
    [60_000, false],
  ])('for the time %i ms from the start of the current period is accepted: %s', (milliseconds, accepted) => {
    const step = stepAt(after(milliseconds));
    const code = totpCode(secret, step);
    expect(matchingStep(secret, code, NOON)).toBe(accepted ? step : null);
  });
});
