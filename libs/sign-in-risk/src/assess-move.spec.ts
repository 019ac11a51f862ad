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

describe('the risk of a session', () => {
  test.each([
    ['is low without a change', {}, 0.1, 'low', []],
    ['is low on the mobile network', MOBILE, 0.1, 'low', ['other_operator']],
    ['is low in another browser of the same network', { userAgent: FIREFOX }, 0.1, 'low', ['other_browser']],
    ['is medium with curl elsewhere', { ...MOBILE, userAgent: 'curl/8.9' }, 0.1, 'medium', ['other_browser']],
    ['is medium abroad after a flight', ABROAD, 20, 'medium', ['other_country']],
    ['is medium abroad without a flight', ABROAD, 0.1, 'medium', ['other_country', 'impossible_travel']],
    ['is high abroad in another browser', { ...ABROAD, userAgent: FIREFOX }, 20, 'high', ['other_browser']],
    ['is low if nothing is known', { country: null, operator: null, network: '10.0.0.0/24' }, 0.1, 'low', []],
  ] as const)('%s', (_, to, hours, level, signals) => {
    const found = assessMove(aMove(to, hours), null, quiet);
    expect(found.level).toBe(level);
    expect(found.reasons.map(({ signal }) => signal)).toEqual(expect.arrayContaining([...signals]));
  });

  test('is low in a neighboring country', () => {
    const to = { country: 'AT', operator: 8447, network: '203.0.113.0/24' };
    expect(assessMove(aMove(to), null, quiet).level).toBe('low');
  });

  test('is low in a country and with an operator that the user knows', () => {
    const known = habits(30, (day) => (day % 3 === 0 ? ABROAD : {}));
    expect(assessMove(aMove(ABROAD), known, quiet)).toMatchObject({ level: 'low' });
  });

  test('is medium on the network of an attack', () => {
    const found = assessMove(aMove({}), null, { suspectNetwork: 'password_spraying' });
    expect(found.level).toBe('medium');
    expect(isStolen(found)).toBe(true);
  });
});

describe('isStolen', () => {
  test.each([
    ['is false after travel that takes time', ABROAD, 20, false],
    ['is true after impossible travel', ABROAD, 0.1, true],
    ['is false in another browser on the same network', { userAgent: FIREFOX }, 0.1, false],
    ['is true in another browser elsewhere', { ...MOBILE, userAgent: FIREFOX }, 0.1, true],
    ['is false after a change to the mobile network', MOBILE, 0.1, false],
    // Without an operator, only the IP version shows that it may be the same line.
    [
      'is false in another browser with the other IP version',
      { operator: null, network: '2001:db8:1::/48', userAgent: FIREFOX },
      1,
      false,
    ],
  ] as const)('%s', (_, to, hours, stolen) => {
    expect(isStolen(assessMove(aMove(to, hours), null, quiet))).toBe(stolen);
  });
});

test('a session that a script started has low risk with any browser name', () => {
  const script: Place = { ...OFFICE, userAgent: 'node' };
  expect(assessMove(aMove({ ...MOBILE, userAgent: CHROME }, 1, script), null, quiet).level).toBe('low');
});

describe('the key of a place', () => {
  test('is the same for one country, operator and browser', () => {
    expect(placeKeyOf(OFFICE, { ...OFFICE, network: '192.0.9.0/24' })).toBe(placeKeyOf(OFFICE, OFFICE));
  });

  test.each([
    ['operator', MOBILE],
    ['country', { ...OFFICE, country: 'FR' }],
    ['browser', { ...OFFICE, userAgent: FIREFOX }],
  ])('differs for another %s', (_, to) => {
    expect(placeKeyOf(OFFICE, to)).not.toBe(placeKeyOf(OFFICE, OFFICE));
  });

  test('differs by network for another browser', () => {
    const here = { ...OFFICE, userAgent: FIREFOX };
    expect(placeKeyOf(OFFICE, { ...here, network: '203.0.113.0/24' })).not.toBe(placeKeyOf(OFFICE, here));
  });
});
