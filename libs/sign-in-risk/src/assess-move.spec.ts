import { describe, expect, test } from 'vitest';
import { assessMove, isStolen, type Move, type Place, placeKeyOf } from './assess-move.ts';
import { CHROME, daysLater, FIREFOX, habits, usual } from './examples.ts';

const OFFICE: Place = usual;
const MOBILE: Place = { ...usual, operator: 6805, network: '198.51.100.0/24' };
const ABROAD: Place = { ...usual, country: 'BR', operator: 28573, network: '203.0.113.0/24' };
const quiet = { suspectNetwork: null };

function aMove(to: Partial<Place>, hours = 0.1, from: Place = OFFICE): Move {
  const at = daysLater(30);
  return { from, to: { ...OFFICE, ...to }, at, lastUsedAt: new Date(at.getTime() - hours * 3_600_000) };
}

describe('a session that is used', () => {
  test.each([
    ['as it began', {}, 0.1, 'low', []],
    ['from the mobile network', MOBILE, 0.1, 'low', ['other_operator']],
    ['in another browser of the same network', { userAgent: FIREFOX }, 0.1, 'low', ['other_browser']],
    ['by a script elsewhere', { ...MOBILE, userAgent: 'curl/8.9' }, 0.1, 'medium', ['other_browser']],
    ['abroad after a flight', ABROAD, 20, 'medium', ['other_country']],
    ['abroad at once', ABROAD, 0.1, 'medium', ['other_country', 'impossible_travel']],
    ['abroad in another browser', { ...ABROAD, userAgent: FIREFOX }, 20, 'high', ['other_browser']],
    ['where nothing is known', { country: null, operator: null, network: '10.0.0.0/24' }, 0.1, 'low', []],
  ] as const)('%s is of the level %s', (_, to, hours, level, signals) => {
    const found = assessMove(aMove(to, hours), null, quiet);
    expect(found.level).toBe(level);
    expect(found.reasons.map(({ signal }) => signal)).toEqual(expect.arrayContaining([...signals]));
  });

  test('in the neighboring country is of low risk', () => {
    const to = { country: 'AT', operator: 8447, network: '203.0.113.0/24' };
    expect(assessMove(aMove(to), null, quiet).level).toBe('low');
  });

  test('from a country and operator of the user is of low risk', () => {
    const known = habits(30, (day) => (day % 3 === 0 ? ABROAD : {}));
    expect(assessMove(aMove(ABROAD), known, quiet)).toMatchObject({ level: 'low' });
  });

  test('from the network of an attack is of medium risk', () => {
    const found = assessMove(aMove({}), null, { suspectNetwork: 'password_spraying' });
    expect(found.level).toBe('medium');
    expect(isStolen(found)).toBe(true);
  });
});

describe('a session is probably stolen', () => {
  test.each([
    ['by travel that takes time', ABROAD, 20, false],
    ['by travel that nobody can do', ABROAD, 0.1, true],
    ['by another browser on the same network', { userAgent: FIREFOX }, 0.1, false],
    ['by another browser elsewhere', { ...MOBILE, userAgent: FIREFOX }, 0.1, true],
    ['by a change to the mobile network', MOBILE, 0.1, false],
    // Without the operator, only the version of IP tells that it may be the same line.
    [
      'by the other version of IP',
      { operator: null, network: '2001:db8:1::/48', userAgent: FIREFOX },
      1,
      false,
    ],
  ] as const)('%s: %s', (_, to, hours, stolen) => {
    expect(isStolen(assessMove(aMove(to, hours), null, quiet))).toBe(stolen);
  });
});

test('a script that began a session may call itself anything', () => {
  const script: Place = { ...OFFICE, userAgent: 'node' };
  expect(assessMove(aMove({ ...MOBILE, userAgent: CHROME }, 1, script), null, quiet).level).toBe('low');
});

describe('places', () => {
  test('of one country, operator and browser are the same', () => {
    expect(placeKeyOf(OFFICE, { ...OFFICE, network: '192.0.9.0/24' })).toBe(placeKeyOf(OFFICE, OFFICE));
  });

  test.each([
    ['operator', MOBILE],
    ['country', { ...OFFICE, country: 'FR' }],
    ['browser', { ...OFFICE, userAgent: FIREFOX }],
  ])('of another %s differ', (_, to) => {
    expect(placeKeyOf(OFFICE, to)).not.toBe(placeKeyOf(OFFICE, OFFICE));
  });

  test('in another browser differ by network, so that one at home vouches for none elsewhere', () => {
    const here = { ...OFFICE, userAgent: FIREFOX };
    expect(placeKeyOf(OFFICE, { ...here, network: '203.0.113.0/24' })).not.toBe(placeKeyOf(OFFICE, here));
  });
});
