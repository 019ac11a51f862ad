import { assessmentOf } from './assess.ts';
import { browserKeyOf } from './browser.ts';
import { distanceBetween } from './countries.ts';
import { knows, placeOf, remembered } from './history.ts';
import { FASTEST, NEAR } from './rules.ts';
import type { Assessment, Observation, Profile, Reason, Signal, Surroundings } from './types.ts';

/** Where a session is used: network and browser. */
export type Place = Pick<Observation, 'country' | 'operator' | 'network' | 'userAgent'>;

/** A session that is used from another place than it began at. */
export interface Move {
  readonly from: Place;
  readonly to: Place;
  readonly at: Date;
  /** When the session was last used, from any place. */
  readonly lastUsedAt: Date;
}

/**
 * How much each signal alone adds to the score. Another operator alone stays low: a phone changes between the mobile
 * network and the office. Another country alone is medium.
 */
const POINTS = {
  otherCountry: 45,
  otherCountryNear: 15,
  otherCountryOfUser: 20,
  otherOperator: 15,
  impossibleTravel: 35,
  /** A cookie does not move between browsers by itself. */
  otherBrowser: 60,
  /** The tools of a browser and the switch to the desktop site change the user agent, too. */
  otherBrowserOnNetwork: 30,
  suspectNetwork: 50,
};

/** Signals that tell a stolen session from a traveling one. */
const THEFT: ReadonlySet<Signal> = new Set(['other_browser', 'impossible_travel', 'suspect_network']);

/**
 * How risky the use of a session from another place is, and why. Without I/O.
 *
 * @param profile of the user's sign-ins: the countries and operators of the user count less
 */
export function assessMove(
  move: Move,
  profile: Profile | null,
  { suspectNetwork }: Pick<Surroundings, 'suspectNetwork'>,
): Assessment {
  const usual = remembered(profile, move.at);
  return assessmentOf([
    otherCountry(move, usual),
    otherOperator(move),
    impossibleTravel(move, usual),
    otherBrowser(move),
    suspectNetwork && { signal: 'suspect_network', points: POINTS.suspectNetwork, found: suspectNetwork },
  ]);
}

/** Whether somebody else probably uses the session. Travel by land and another operator alone never say so. */
export function isStolen({ level, reasons }: Assessment): boolean {
  return level !== 'low' && reasons.some(({ signal }) => THEFT.has(signal));
}

/**
 * What is compared of a place, as text; equal places need no assessment. Another browser counts for each network: the one
 * on the user's network may be the user's, and the one elsewhere is not.
 */
export function placeKeyOf(from: Place, to: Place): string {
  const browser = browserKeyOf(to.userAgent) ?? 'script';
  const elsewhere = hasOtherBrowser(from, to) && !isSameNetwork(from, to) ? (to.network ?? 'unknown') : '';
  return [to.country ?? '?', to.operator ?? '?', browser, elsewhere].join(' ');
}

function otherCountry({ from, to, at }: Move, profile: Profile | null): Reason | null {
  if (!from.country || !to.country || from.country === to.country) return null;
  return {
    signal: 'other_country',
    points: pointsOfCountry(from.country, to.country, at, profile),
    found: to.country,
    usual: from.country,
  };
}

function pointsOfCountry(from: string, to: string, at: Date, profile: Profile | null): number {
  if ((distanceBetween(from, to) ?? NEAR) < NEAR) return POINTS.otherCountryNear;
  return profile && knows(profile.countries, to, at) ? POINTS.otherCountryOfUser : POINTS.otherCountry;
}

/** In the same country: another country nearly always brings another operator. */
function otherOperator({ from, to }: Move): Reason | null {
  if (from.country !== to.country || from.operator === null || to.operator === null) return null;
  if (from.operator === to.operator) return null;
  return {
    signal: 'other_operator',
    points: POINTS.otherOperator,
    found: `AS${to.operator}`,
    usual: `AS${from.operator}`,
  };
}

/** Never to an operator that the user knows: a VPN of the company jumps. */
function impossibleTravel({ from, to, at, lastUsedAt }: Move, profile: Profile | null): Reason | null {
  if (!from.country || !to.country) return null;
  const place = placeOf(to);
  if (place && profile && knows(profile.operators, place, at)) return null;
  const distance = distanceBetween(from.country, to.country) ?? 0;
  const hours = Math.max(0, at.getTime() - lastUsedAt.getTime()) / 3_600_000;
  if (distance < NEAR || distance / hours <= FASTEST) return null;
  return {
    signal: 'impossible_travel',
    points: POINTS.impossibleTravel,
    found: to.country,
    usual: from.country,
  };
}

function otherBrowser({ from, to }: Move): Reason | null {
  if (!hasOtherBrowser(from, to)) return null;
  return {
    signal: 'other_browser',
    points: isSameNetwork(from, to) ? POINTS.otherBrowserOnNetwork : POINTS.otherBrowser,
    found: browserKeyOf(to.userAgent) ?? 'script',
    usual: browserKeyOf(from.userAgent) ?? 'script',
  };
}

/** A script that began a session may use any user agent. */
function hasOtherBrowser(from: Place, to: Place): boolean {
  const began = browserKeyOf(from.userAgent);
  return began !== null && began !== browserKeyOf(to.userAgent);
}

/** A client with both versions of IP changes between them, so only the operator tells two of different versions apart. */
function isSameNetwork(from: Place, to: Place): boolean {
  if (from.network === to.network) return true;
  if (from.operator !== null && to.operator !== null && from.operator !== to.operator) return false;
  if (from.network === null || to.network === null) return false;
  return from.network.includes(':') !== to.network.includes(':');
}
