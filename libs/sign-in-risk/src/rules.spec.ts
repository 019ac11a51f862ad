import { describe, expect, test } from 'vitest';
import { CHROME, daysLater, FIREFOX, habits, quiet, usual } from './examples.ts';
import { assess, type Observation, type Profile, type Surroundings } from './index.ts';

/** Twenty sign-ins on twenty days at the same time, then this one. */
function signalsOf(
  how: Partial<Observation>,
  around: Partial<Surroundings> = {},
  profile: Profile | null = habits(20),
): string[] {
  const observation = { ...usual, at: daysLater(21), ...how };
  return assess(observation, profile, { ...quiet, ...around }).reasons.map(({ signal }) => signal);
}

function pointsOf(
  signal: string,
  how: Partial<Observation>,
  around: Partial<Surroundings> = {},
  profile = habits(20),
) {
  const { reasons } = assess({ ...usual, at: daysLater(21), ...how }, profile, { ...quiet, ...around });
  return reasons.find((reason) => reason.signal === signal)?.points ?? 0;
}

describe('new_device', () => {
  test('fires for a missing or unknown device cookie, but not for a known one', () => {
    expect(signalsOf({ device: null })).toEqual(['new_device']);
    expect(signalsOf({ device: 'anna-0002' })).toEqual(['new_device']);
    expect(signalsOf({})).toEqual([]);
  });

  test('requires five sign-ins', () => {
    expect(signalsOf({ at: daysLater(5), device: null }, {}, habits(4))).toEqual([]);
    expect(signalsOf({ at: daysLater(5), device: null }, {}, habits(5))).toEqual(['new_device']);
  });

  test('weighs more in another browser or on an unknown network', () => {
    const plain = pointsOf('new_device', { device: null });
    expect(pointsOf('new_device', { device: null, userAgent: FIREFOX })).toBeGreaterThan(plain);
    expect(pointsOf('new_device', { device: null, network: '198.51.100.0/24' })).toBeGreaterThan(plain);
  });

  test('weighs less for a user who keeps no cookies', () => {
    const privately = habits(20, (day) => ({ device: `window-${day}` }));
    const plain = pointsOf('new_device', { device: null });
    expect(pointsOf('new_device', { device: null }, {}, privately)).toBeLessThan(plain);
    const withoutDevice = habits(20, () => ({ device: null }));
    expect(pointsOf('new_device', { device: null }, {}, withoutDevice)).toBeLessThan(plain);
  });

  test('fires for a device that was not seen for more than 90 days', () => {
    const two = habits(20, (day) => (day === 0 ? { device: 'anna-0002' } : {}));
    expect(signalsOf({ device: 'anna-0002', at: daysLater(90) }, {}, two)).toEqual([]);
    expect(signalsOf({ device: 'anna-0002', at: daysLater(91) }, {}, two)).toEqual(['new_device']);
  });
});

describe('new_country and new_operator', () => {
  test('report only the country if the country is new', () => {
    expect(signalsOf({ country: 'FR', operator: 3215 })).toEqual(['new_country']);
    expect(signalsOf({ country: 'FR', operator: null })).toEqual(['new_country']);
  });

  test('report a new operator in a known country', () => {
    expect(signalsOf({ operator: 3209 })).toEqual(['new_operator']);
  });

  test('name the found value and the usual one', () => {
    const { reasons } = assess({ ...usual, at: daysLater(21), operator: 3209 }, habits(20), quiet);
    expect(reasons).toMatchObject([{ found: 'AS3209', usual: 'AS3320' }]);
  });

  test('ignore an unknown country or operator', () => {
    expect(signalsOf({ country: null })).toEqual(['new_operator']);
    expect(signalsOf({ country: null, operator: null })).toEqual([]);
    const nowhere = habits(20, () => ({ country: null, operator: null }));
    expect(signalsOf({ country: 'FR', operator: 3215 }, {}, nowhere)).toEqual([]);
  });
});

describe('new_region', () => {
  const inBavaria = habits(20, () => ({ region: 'DE-BY' }));

  test('reports another region of a known country, and the usual one', () => {
    expect(signalsOf({ region: 'DE-HE' }, {}, inBavaria)).toEqual(['new_region']);
    expect(signalsOf({ region: 'DE-BY' }, {}, inBavaria)).toEqual([]);
    const { reasons } = assess({ ...usual, at: daysLater(21), region: 'DE-HE' }, inBavaria, quiet);
    expect(reasons).toMatchObject([{ found: 'DE-HE', usual: 'DE-BY' }]);
  });

  test('is silent in a new country, which new_country reports', () => {
    expect(signalsOf({ country: 'FR', operator: 3215, region: 'FR-IDF' }, {}, inBavaria)).toEqual([
      'new_country',
    ]);
  });

  test('is silent without a region, and until five sign-ins had one', () => {
    expect(signalsOf({}, {}, inBavaria)).toEqual([]);
    expect(signalsOf({ region: 'DE-HE' })).toEqual([]);
    const since = (day: number) => habits(20, (on) => (on >= day ? { region: 'DE-BY' } : {}));
    expect(signalsOf({ region: 'DE-HE' }, {}, since(16))).toEqual([]);
    expect(signalsOf({ region: 'DE-HE' }, {}, since(15))).toEqual(['new_region']);
  });
});

describe('impossible_travel', () => {
  const abroad = { country: 'BR', operator: 28573 };

  test('fires for travel that is faster than an airliner', () => {
    expect(signalsOf({ ...abroad, at: daysLater(19, 1) })).toContain('impossible_travel');
    expect(signalsOf({ ...abroad, at: daysLater(19, 20) })).not.toContain('impossible_travel');
  });

  test('fires for a user with one sign-in', () => {
    expect(signalsOf({ ...abroad, at: daysLater(0, 1) }, {}, habits(1))).toEqual(['impossible_travel']);
  });

  test.each(['AT', 'FR', 'NL', 'DK', 'GB'])('never fires for the nearby country %s', (country) => {
    expect(signalsOf({ country, operator: 1, at: daysLater(19, 0.02) })).not.toContain('impossible_travel');
  });

  test('never fires for a country and operator that the user knows, as with a VPN', () => {
    const withVpn = habits(20, (day) => (day === 10 ? abroad : {}));
    expect(signalsOf({ ...abroad, at: daysLater(19, 0.1) }, {}, withVpn)).toEqual([]);
    expect(signalsOf({ ...abroad, operator: 7, at: daysLater(19, 0.1) }, {}, withVpn)).toContain(
      'impossible_travel',
    );
  });

  test('never fires on the return to a usual country', () => {
    const lastAbroad = habits(20, (day) => (day === 19 ? abroad : {}));
    expect(signalsOf({ operator: 3209, at: daysLater(19, 0.1) }, {}, lastAbroad)).toEqual(['new_operator']);
  });

  test('never fires for an unknown country', () => {
    expect(signalsOf({ country: 'XX', at: daysLater(19, 0.1) })).not.toContain('impossible_travel');
  });
});

describe('unusual_hour', () => {
  const night = daysLater(21, 18);

  test('fires at night for a user who works in the morning', () => {
    expect(signalsOf({ at: night })).toEqual(['unusual_hour']);
    expect(signalsOf({ at: daysLater(21, 1.5) })).toEqual([]);
    const { reasons } = assess({ ...usual, at: night }, habits(20), quiet);
    expect(reasons).toMatchObject([{ found: 'Tuesday 02:00', usual: '08:00-09:00' }]);
  });

  test('treats the hours before and after midnight as close', () => {
    const late = habits(20, (day) => ({ at: daysLater(day, 15) }));
    expect(signalsOf({ at: daysLater(21, 17) }, {}, late)).toEqual([]);
  });

  test('never fires for shifts that the user already worked', () => {
    const shifts = habits(42, (day) => ({ at: daysLater(day, 8 * (Math.floor(day / 7) % 3)) }));
    for (const hours of [0, 8, 16]) expect(signalsOf({ at: daysLater(42, hours) }, {}, shifts)).toEqual([]);
  });

  test('fires on a Saturday for a user who works from Monday to Friday', () => {
    const working = (day: number) => Math.floor(day / 5) * 7 + (day % 5);
    const weekdays = habits(20, (day) => ({ at: daysLater(working(day)) }));
    expect(signalsOf({ at: daysLater(26) }, {}, weekdays)).toEqual(['unusual_hour']);
    expect(signalsOf({ at: daysLater(28) }, {}, weekdays)).toEqual([]);
    const { reasons } = assess({ ...usual, at: daysLater(26) }, weekdays, quiet);
    expect(reasons).toMatchObject([{ found: 'Saturday 08:00' }]);
  });

  test('never fires in a new country, where the time zone differs', () => {
    expect(signalsOf({ at: night, country: 'JP' })).toEqual(['new_country']);
  });

  test('requires twelve sign-ins', () => {
    expect(signalsOf({ at: daysLater(11, 18) }, {}, habits(11))).toEqual([]);
    expect(signalsOf({ at: daysLater(12, 18) }, {}, habits(12))).toEqual(['unusual_hour']);
  });
});

describe('signals of attacks', () => {
  test('suspect_network fires for a detected attack and weighs less on a known device', () => {
    const suspect = { suspectNetwork: 'password_spraying' } as const;
    expect(signalsOf({}, suspect)).toEqual(['suspect_network']);
    expect(pointsOf('suspect_network', { device: null }, suspect)).toBeGreaterThan(
      pointsOf('suspect_network', {}, suspect),
    );
    const { level } = assess({ ...usual, at: daysLater(21) }, habits(20), { ...quiet, ...suspect });
    expect(level).toBe('low');
  });

  test('many_networks requires failures from three networks', () => {
    expect(signalsOf({}, { accountNetworks: 2 })).toEqual([]);
    expect(signalsOf({}, { accountNetworks: 3 })).toEqual(['many_networks']);
  });

  test('many_failures requires five failures', () => {
    expect(signalsOf({}, { accountFailures: 4 })).toEqual([]);
    expect(signalsOf({}, { accountFailures: 5 })).toEqual(['many_failures']);
  });

  test('second_step_fatigue requires three unanswered prompts for a second factor', () => {
    expect(signalsOf({}, { prompts: 2 })).toEqual([]);
    expect(signalsOf({}, { prompts: 3 })).toEqual(['second_step_fatigue']);
  });
});

describe('new_application', () => {
  test('fires for an application that the user never opened', () => {
    expect(signalsOf({ application: '0196c1f0-0000-7000-8000-00000000a002' })).toEqual(['new_application']);
    expect(signalsOf({ application: null })).toEqual([]);
  });
});

describe('inconsistent_browser', () => {
  test('fires for a script', () => {
    expect(signalsOf({ userAgent: 'curl/8.14.1' })).toEqual(['inconsistent_browser']);
  });

  test('fires for another browser with the cookie of a known device', () => {
    const { reasons } = assess({ ...usual, at: daysLater(21), userAgent: FIREFOX }, habits(20), quiet);
    expect(reasons).toMatchObject([
      { signal: 'inconsistent_browser', found: 'Firefox/Linux', usual: 'Chrome/Windows' },
    ]);
  });

  test('does not fire for a device that was always inconsistent', () => {
    const hints = { platform: '"Linux"', brands: null };
    const spoofing = habits(20, () => ({ clientHints: hints }));
    expect(signalsOf({ clientHints: hints }, {}, spoofing)).toEqual([]);
    expect(signalsOf({ clientHints: hints, userAgent: CHROME }, {}, habits(20))).toEqual([
      'inconsistent_browser',
    ]);
  });
});

describe('other_claims', () => {
  const claims = ['alg=RS256', 'email', 'sub'];
  const habit = (signIns: number, seen: Record<string, number> = {}) => ({
    claimsHabit: {
      signIns,
      seen: { ...Object.fromEntries(claims.map((entry) => [entry, signIns])), ...seen },
    },
  });
  const reasonFor = (sent: readonly string[], around: Partial<Surroundings> = habit(100)) =>
    assess({ ...usual, at: daysLater(21), claims: sent }, habits(20), { ...quiet, ...around }).reasons[0];

  test('names new claims and missing claims', () => {
    expect(reasonFor(claims)).toBeUndefined();
    expect(reasonFor(['alg=RS256', 'department', 'sub'])).toEqual({
      signal: 'other_claims',
      points: 14,
      found: 'department',
      usual: 'email',
    });
  });

  test('requires twenty sign-ins of the connection, but none of the user', () => {
    expect(reasonFor(['sub'], habit(19))).toBeUndefined();
    expect(reasonFor(['sub'], {})).toBeUndefined();
    const { reasons } = assess({ ...usual, claims: ['sub'] }, null, { ...quiet, ...habit(20) });
    expect(reasons).toMatchObject([{ signal: 'other_claims', usual: 'alg=RS256, email' }]);
  });

  test('ignores claims that only some users have', () => {
    expect(reasonFor([...claims, 'picture'], habit(100, { picture: 3 }))).toBeUndefined();
    expect(reasonFor(claims, habit(100, { picture: 97 }))).toBeUndefined();
    expect(reasonFor([...claims, 'picture'], habit(100, { picture: 2 }))).toMatchObject({ found: 'picture' });
    expect(reasonFor(claims, habit(100, { picture: 98 }))).toMatchObject({ usual: 'picture' });
  });

  test.each([
    [['key=unpublished'], 20],
    [['acr=phr', 'amr=hwk'], 26],
    [['a', 'b'], 14],
    [['a', 'b', 'c'], 26],
    [['NameIDFormat=transient', 'a', 'b', 'c'], 48],
  ])('scores the new claims %j with %i points', (more, points) => {
    expect(reasonFor([...claims, ...more])?.points).toBe(points);
  });

  test('reports no new claims if the habit has too many entries', () => {
    const many = Object.fromEntries(Array.from({ length: 117 }, (_, n) => [`c${n}`, 3]));
    expect(reasonFor([...claims, 'department'], habit(100, many))).toBeUndefined();
  });

  test('treats constructor and __proto__ as claim names', () => {
    expect(reasonFor([...claims, 'constructor', '__proto__'])?.found).toBe('constructor, __proto__');
  });
});
