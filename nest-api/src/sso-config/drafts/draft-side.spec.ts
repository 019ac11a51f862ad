import { describe, expect, test } from 'vitest';
import { hashOfUser, usesDraft } from './draft-side.js';

const DRAFT = '0198c0de-0000-7000-8000-000000000001';
const OTHER = '0198c0de-0000-7000-8000-000000000002';
const client = { address: '192.0.2.1', userAgent: 'Firefox', device: null };
const of = (place: number) => `person${place}@acme.test`;
const share = (percent: number, draftId = DRAFT) =>
  Array.from({ length: 2000 }, (_, place) =>
    usesDraft({ draftId, percent }, { loginHint: of(place), client }),
  );
const used = (sides: boolean[]) => sides.filter(Boolean).length;

describe('a release to users', () => {
  const release = { draftId: DRAFT, users: [hashOfUser(DRAFT, 'ada@acme.test')] };

  test.each([
    ['includes the address of a listed user in any case', 'Ada@Acme.test', true],
    ['excludes another address', 'bob@acme.test', false],
    ['excludes a missing address', undefined, false],
    ['excludes an empty address', '', false],
  ])('%s', (_name, loginHint, uses) => {
    expect(usesDraft(release, { loginHint, client })).toBe(uses);
  });

  test('includes no user in another draft', () => {
    expect(usesDraft({ ...release, draftId: OTHER }, { loginHint: 'ada@acme.test', client })).toBe(false);
  });
});

describe('a release to a share of users', () => {
  test('includes all users at 100 percent, and no user at 0 percent', () => {
    expect([used(share(100)), used(share(0))]).toEqual([2000, 0]);
  });

  test('includes about a quarter at 25 percent, and the same users at 50 percent', () => {
    const [quarter, half] = [share(25), share(50)];
    expect(used(quarter)).toBeGreaterThan(400);
    expect(used(quarter)).toBeLessThan(600);
    expect(quarter.every((isUsed, place) => !isUsed || half[place])).toBe(true);
  });

  test('always includes the same addresses, but others in another draft', () => {
    expect(share(50)).toEqual(share(50));
    expect(share(50)).not.toEqual(share(50, OTHER));
  });

  test('depends on the browser if there is no address, regardless of its network', () => {
    const sides = (device: string, address: string) =>
      usesDraft({ draftId: DRAFT, percent: 50 }, { client: { device, address, userAgent: null } });
    for (let place = 0; place < 50; place++)
      expect(sides(`d${place}`, '192.0.2.1')).toBe(sides(`d${place}`, '192.0.2.2'));
  });
});
