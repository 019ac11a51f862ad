import { type Browser, brandsOf, desktopBrowser, phoneBrowser, type Sent, sentBy } from './browsers.ts';
import { claimsOf } from './claims.ts';
import type { Dice } from './dice.ts';
import { type Attempt, DAYS, momentOf } from './history.ts';
import { anotherCountry, anyLine, COUNTRIES, homePool, type Place } from './networks.ts';
import { type Device, type Organization, officeOn, type Person } from './organization.ts';

/** Probabilities per user and day. */
const A_DAY = {
  newLaptop: 1 / 1000,
  newPhone: 1 / 800,
  /** The user clears cookies or uses another browser profile. */
  lostCookie: 1 / 300,
  otherBrowser: 1 / 400,
  moves: 1 / 1500,
  /** A trip lasts several days. */
  businessTrip: 1 / 400,
  holiday: 1 / 350,
};

/** Probabilities per sign-in. */
const A_SIGN_IN = {
  mistyped: 0.03,
  forgotten: 0.002,
  unanswered: 0.004,
  /** At a café, on a train, at a customer. */
  elsewhere: 0.012,
  phone: 0.2,
  weekend: 0.08,
  lateEvening: 0.05,
  night: 0.002,
};

interface Trip {
  readonly until: number;
  readonly country: string;
  /** The hotel, and the operator that phones use in that country. */
  readonly places: readonly Place[];
  readonly isHoliday: boolean;
}

/** All attempts by legitimate users. */
export function honestLife(dice: Dice, organization: Organization): Attempt[] {
  const attempts: Attempt[] = [];
  const trips = new Map<number, Trip>();
  for (let day = 0; day < DAYS; day += 1) {
    if (day === organization.mergerDay) moveHomes(dice, organization);
    for (const person of organization.people) {
      if (day < person.firstDay) continue;
      liveThroughDay(dice, person);
      const trip = tripOn(dice, person, day, trips.get(person.id));
      if (trip) trips.set(person.id, trip);
      else trips.delete(person.id);
      attempts.push(...dayOf(dice, organization, person, day, trip));
    }
  }
  return attempts;
}

/** In addition to the offices, customers of one operator move to another one. */
function moveHomes(dice: Dice, { people }: Organization): void {
  const merged = people[0]?.home.operator;
  for (const person of people) {
    if (person.home.operator === merged) person.home = homePool(dice, person.country);
  }
}

function liveThroughDay(dice: Dice, person: Person): void {
  if (dice.chance(A_DAY.newLaptop)) replace(person.laptop, desktopBrowser(dice));
  if (dice.chance(A_DAY.newPhone)) replace(person.phone, phoneBrowser(dice));
  if (dice.chance(A_DAY.otherBrowser)) replace(person.laptop, { ...person.laptop.browser, name: 'Firefox' });
  if (dice.chance(A_DAY.lostCookie)) dice.of([person.laptop, person.phone]).cookie = null;
  if (dice.chance(A_DAY.moves)) person.home = homePool(dice, person.country);
}

function replace(device: Device, browser: Browser): void {
  device.browser = browser;
  device.cookie = null;
}

function tripOn(dice: Dice, person: Person, day: number, current: Trip | undefined): Trip | null {
  if (current && day < current.until) return current;
  const isHoliday = dice.chance(A_DAY.holiday);
  if (!isHoliday && !dice.chance(A_DAY.businessTrip)) return null;
  // Half of the trips are within the country.
  const country = dice.chance(0.5) ? person.country : anotherCountry(dice, person.country);
  // Phones abroad use their home operator unless they are on hotel Wi-Fi or have a local SIM card.
  const places = [anyLine(dice, country), anyLine(dice, country), person.mobile.any(dice)];
  return { until: day + 2 + dice.below(isHoliday ? 12 : 4), country, places, isHoliday };
}

function dayOf(
  dice: Dice,
  organization: Organization,
  person: Person,
  day: number,
  trip: Trip | null,
): Attempt[] {
  const isWeekend = day % 7 > 4 && person.work !== 'shifts';
  if (isWeekend && !dice.chance(A_SIGN_IN.weekend)) return [];
  if (trip?.isHoliday && !dice.chance(0.15)) return [];
  const count = isWeekend ? 1 : dice.count(1.35);
  return Array.from({ length: count }, () => signIn(dice, organization, person, day, trip)).flat();
}

function signIn(
  dice: Dice,
  organization: Organization,
  person: Person,
  day: number,
  trip: Trip | null,
): Attempt[] {
  const device = dice.chance(A_SIGN_IN.phone) ? person.phone : person.laptop;
  const country = trip?.country ?? person.country;
  const at = momentOf(day, hourOf(dice, person, day), COUNTRIES[country]?.ahead ?? 0);
  const place = placeOf(dice, organization, person, device, day, trip);
  const known = person.isPrivate ? null : device.cookie;
  const issued = known ?? dice.key();
  device.cookie = issued;
  const passed: Attempt = {
    user: person.id,
    label: 'honest',
    campaign: null,
    outcome: 'passed',
    at,
    method: person.method,
    ...place,
    device: known,
    issued,
    ...sent(person, device, day),
    application: dice.chance(0.005)
      ? `0196c1f0-0000-7000-8000-${dice.key().slice(0, 12)}`
      : dice.of(person.applications),
    ...(person.method === 'oidc' && { claims: claimsOf(organization, person, day) }),
  };
  return [...earlier(dice, passed), passed];
}

/** Mistyped passwords and unanswered second-factor prompts in the minutes before. */
function earlier(dice: Dice, passed: Attempt): Attempt[] {
  const mistyped = passed.method !== 'password' ? 0 : failures(dice);
  const unanswered = dice.chance(A_SIGN_IN.unanswered) ? 1 + dice.below(2) : 0;
  const before = (minutes: number) => new Date(passed.at.getTime() - minutes * 60_000);
  return [
    ...Array.from({ length: mistyped }, (_, at) => ({
      ...passed,
      outcome: 'failed' as const,
      at: before(at + 2),
    })),
    ...Array.from({ length: unanswered }, (_, at) => ({
      ...passed,
      outcome: 'unanswered' as const,
      at: before(at + 1),
    })),
  ];
}

function failures(dice: Dice): number {
  if (dice.chance(A_SIGN_IN.forgotten)) return 4 + dice.below(6);
  return dice.chance(A_SIGN_IN.mistyped) ? 1 + dice.below(2) : 0;
}

/** Local hour. */
function hourOf(dice: Dice, person: Person, day: number): number {
  if (dice.chance(A_SIGN_IN.night)) return dice.between(0, 24);
  if (person.work === 'shifts') {
    // Early, late and night shifts rotate weekly.
    return 6 + 8 * ((person.shift + Math.floor(day / 7)) % 3) + Math.max(-0.5, dice.near(1, 2));
  }
  if (dice.chance(A_SIGN_IN.lateEvening)) return dice.between(19, 23);
  return dice.chance(0.6) ? dice.near(person.starts, 0.5) : dice.between(person.starts, person.starts + 9);
}

function placeOf(
  dice: Dice,
  organization: Organization,
  person: Person,
  device: Device,
  day: number,
  trip: Trip | null,
): Place {
  if (trip) return tripPlace(dice, device, trip);
  if (person.vpn.length > 0 && dice.chance(0.35)) return dice.of(person.vpn);
  if (dice.chance(A_SIGN_IN.elsewhere)) return anyLine(dice, person.country);
  if (device.isPhone && dice.chance(0.6)) return person.mobile.any(dice);
  const atHome = { office: 0.06, shifts: 0.05, hybrid: 0.5, home: 0.97 }[person.work];
  if (day % 7 < 5 && !dice.chance(atHome)) return officeOn(organization, person, day);
  return organization.gateway && !device.isPhone ? organization.gateway : person.home.any(dice);
}

function tripPlace(dice: Dice, device: Device, { places }: Trip): Place {
  return device.isPhone ? dice.of(places) : (places[dice.below(2)] as Place);
}

function sent(person: Person, device: Device, day: number): Sent {
  const usual = sentBy(device.browser, day);
  if (!person.isSpoofing) return usual;
  return { ...usual, clientHints: { platform: '"Windows"', brands: brandsOf('Google Chrome', 120) } };
}
