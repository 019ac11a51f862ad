import { type Browser, desktopBrowser, phoneBrowser } from './browsers.ts';
import type { Dice } from './dice.ts';
import { DAYS } from './history.ts';
import {
  anotherCountry,
  anyCountry,
  fixedOperator,
  homePool,
  hostingOperator,
  mobilePool,
  type Place,
  type Pool,
  placeIn,
} from './networks.ts';

export interface Device {
  /** Null until the browser has a cookie. */
  cookie: string | null;
  browser: Browser;
  readonly isPhone: boolean;
}

export type Work = 'office' | 'hybrid' | 'home' | 'shifts';

export interface Person {
  readonly id: number;
  /** Site's country. */
  readonly country: string;
  readonly work: Work;
  readonly method: string;
  readonly laptop: Device;
  readonly phone: Device;
  home: Pool;
  readonly mobile: Pool;
  /** The exits of the user's own VPN. */
  readonly vpn: readonly Place[];
  /** Discards cookies. */
  readonly isPrivate: boolean;
  /** Whether an extension changes the browser's headers. */
  readonly isSpoofing: boolean;
  /** The local hour when the workday starts. */
  readonly starts: number;
  /** The first of three rotating shifts. */
  readonly shift: number;
  readonly firstDay: number;
  readonly applications: readonly string[];
}

export interface Organization {
  readonly people: readonly Person[];
  /** The network of each site before and after the networks merge. */
  readonly offices: ReadonlyMap<string, readonly [before: Place, after: Place]>;
  readonly mergerDay: number;
  /** The exit of all laptop traffic outside of the office. */
  readonly gateway: Place | null;
}

export const PEOPLE = 1000;

export function organizationOf(dice: Dice): Organization {
  const headquarters = anyCountry(dice);
  const sites = [headquarters, anotherCountry(dice, headquarters), anotherCountry(dice, headquarters)];
  const applications = Array.from(
    { length: 25 },
    (_, at) => `0196c1f0-0000-7000-8000-${dice.key().slice(0, 10)}${10 + at}`,
  );
  return {
    people: Array.from({ length: PEOPLE }, (_, id) => personOf(dice, id, siteOf(dice, sites), applications)),
    offices: new Map(sites.map((site) => [site, [officeOf(dice, site), officeOf(dice, site)]])),
    mergerDay: Math.floor(dice.between(20, 55)),
    gateway: dice.chance(0.4) ? officeOf(dice, headquarters) : null,
  };
}

/** The network of the user's site on a given day. */
export function officeOn({ offices, mergerDay }: Organization, { country }: Person, day: number): Place {
  const found = offices.get(country)?.[day < mergerDay ? 0 : 1];
  if (!found) throw new Error(`No site in ${country}`);
  return found;
}

function officeOf(dice: Dice, country: string): Place {
  return placeIn(country, fixedOperator(dice, country), 5000 + dice.below(500));
}

function siteOf(dice: Dice, [headquarters, second, third]: readonly string[]): string {
  return dice.weighted([
    [headquarters, 70],
    [second, 20],
    [third, 10],
  ] as const) as string;
}

function personOf(dice: Dice, id: number, country: string, applications: readonly string[]): Person {
  return {
    id,
    country,
    work: dice.weighted([
      ['office', 35],
      ['hybrid', 38],
      ['home', 17],
      ['shifts', 10],
    ] as const),
    method: dice.weighted([
      ['password', 65],
      ['oidc', 25],
      ['passkey', 10],
    ] as const),
    laptop: { cookie: null, browser: desktopBrowser(dice), isPhone: false },
    phone: { cookie: null, browser: phoneBrowser(dice), isPhone: true },
    home: homePool(dice, country),
    mobile: mobilePool(dice, country),
    vpn: dice.chance(0.08) ? vpnOf(dice, country) : [],
    isPrivate: dice.chance(0.02),
    isSpoofing: dice.chance(0.003),
    starts: dice.near(8.5, 0.8),
    shift: dice.below(3),
    firstDay: dice.chance(0.06) ? dice.below(DAYS) : 0,
    applications: dice.some(applications, 3 + dice.below(4)),
  };
}

/** One VPN provider with exits in up to four countries. Usually the user's own country is used. */
function vpnOf(dice: Dice, country: string): Place[] {
  const operator = hostingOperator(dice);
  const exits = Array.from({ length: 1 + dice.below(3) }, () => anyCountry(dice));
  return [country, country, ...exits].map((exit) => placeIn(exit, operator, 3000 + dice.below(40)));
}
