import { expect, test } from 'vitest';
import { draw, type PastSignIn, wayOf } from './sign-in-picture.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const aSignIn = (userId: string, minute: number, more: Partial<PastSignIn> = {}): PastSignIn => ({
  at: at(minute),
  userId,
  tenantId: 'acme',
  amr: ['pwd'],
  type: null,
  ...more,
});

test.each([
  [['pwd'], null, 'password'],
  [['pwd', 'otp', 'mfa'], null, 'password'],
  [['hwk', 'user', 'mfa'], null, 'passkey'],
  [['fed'], 'google', 'google'],
  [['fed', 'mfa'], 'saml', 'saml'],
  [['fed'], null, 'other'],
] as const)('a sign-in by %j through %s is drawn as %s', (amr, type, way) => {
  expect(wayOf({ amr, type })).toBe(way);
});

test('an application is linked to the sign-in before it, and counted once per sign-in', () => {
  const signIns = [aSignIn('ada', 0), aSignIn('ada', 10, { amr: ['hwk', 'user'] }), aSignIn('bob', 5)];
  const visit = (minute: number) => ({ at: at(minute), userId: 'ada', applicationId: 'ledger' });
  const drawing = draw(signIns, [visit(12), visit(13), { ...visit(1), userId: 'nobody' }]);
  expect(drawing.opened).toEqual(
    expect.arrayContaining([
      { from: 'passkey', to: 'ledger', count: 1 },
      { from: 'password', to: 'none', count: 2 },
    ]),
  );
  expect(drawing.ways).toEqual([
    { id: 'password', count: 2 },
    { id: 'passkey', count: 1 },
  ]);
  expect(drawing.entered).toContainEqual({ from: 'acme', to: 'password', count: 2 });
});

test('the busiest tenants have their own bands, and the others share the last one', () => {
  const signIns = Array.from({ length: 40 }, (_, n) =>
    aSignIn(`p${n}`, n, { tenantId: n < 20 ? 'big' : `t${n}` }),
  );
  const { tenants } = draw(signIns, []);
  expect(tenants).toHaveLength(6);
  expect([tenants[0], tenants.at(-1)]).toEqual([
    { id: 'big', count: 20 },
    { id: 'others', count: 16 },
  ]);
});

test('a few tenants need no shared band, and no data draws nothing', () => {
  expect(draw([aSignIn('ada', 0)], []).tenants).toEqual([{ id: 'acme', count: 1 }]);
  expect(draw([], [])).toEqual({ tenants: [], ways: [], applications: [], entered: [], opened: [] });
});
