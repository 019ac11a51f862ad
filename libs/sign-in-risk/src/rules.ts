import { browserKeyOf } from './browser.ts';
import { distanceBetween } from './countries.ts';
import {
  applicationIn,
  countIn,
  deviceIn,
  FEWEST_SIGN_INS,
  hasHabits,
  knows,
  mostUsed,
  NO_DEVICE,
  networkIn,
  placeOf,
} from './history.ts';
import { type Found, inconsistencyOf } from './inconsistent-browser.ts';
import { otherClaims as unlikeHabit } from './other-claims.ts';
import type { Observation, Profile, Reason, Signal, Surroundings } from './types.ts';
import { shareOfDay, shareOfHour, usualHours } from './unusual-hour.ts';

/** What the rules judge. The profile is null for a user without remembered sign-ins. */
export interface Facts {
  readonly observation: Observation;
  readonly profile: Profile | null;
  readonly surroundings: Surroundings;
}

/** Null while the signal is absent. */
export type Rule = (facts: Facts) => Reason | null;

/** How much each signal alone adds to the score. Tuned by `npm run bench -- detections` on its tuning seeds. */
const POINTS = {
  newDevice: 24,
  newDeviceWithoutCookies: 12,
  newDeviceElsewhere: 9,
  newDeviceOtherBrowser: 7,
  newCountry: 28,
  newRegion: 3,
  newOperator: 18,
  impossibleTravel: 30,
  impossibleTravelOnNewDevice: 48,
  unusualHour: 22,
  uncommonHour: 16,
  suspectNetwork: 70,
  suspectNetworkOnKnownDevice: 25,
  inconsistentBrowser: 50,
  newApplication: 6,
};

/** No device cookie, or the cookie of a device that the user's sign-ins of the last 90 days did not have. */
export const newDevice: Rule = ({ observation, profile }) => {
  if (!hasHabits(profile) || isOnKnownDevice({ observation, profile })) return null;
  if (keepsNoCookies(profile)) return reason('new_device', POINTS.newDeviceWithoutCookies);
  const { userAgent, network, at } = observation;
  const browser = browserKeyOf(userAgent);
  const usual = Object.values(profile.browsers);
  // Most new devices of the users themselves begin at home or in the office, or are a known browser without its cookies.
  const elsewhere = network !== null && !knows(profile.networks, networkIn(network), at);
  const points =
    POINTS.newDevice +
    (elsewhere ? POINTS.newDeviceElsewhere : 0) +
    (browser && usual.includes(browser) ? 0 : POINTS.newDeviceOtherBrowser);
  return reason('new_device', points, browser ?? undefined, usual[0]);
};

/** Whether most sign-ins of the user brought a new device or none, as in private windows. */
function keepsNoCookies({ devices }: Profile): boolean {
  const counts = Object.entries(devices).map(([key, [, count]]) => ({ key, count }));
  const isOnce = ({ key, count }: (typeof counts)[number]) => count === 1 || key === NO_DEVICE;
  const once = sumOf(counts.filter(isOnce));
  return once > 3 && once >= sumOf(counts) / 2;
}

function sumOf(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

export const newCountry: Rule = ({ observation: { country, at }, profile }) => {
  if (!country || !hasHabits(profile) || knows(profile.countries, country, at)) return null;
  const usual = mostUsed(profile.countries);
  return usual === undefined ? null : reason('new_country', POINTS.newCountry, country, usual);
};

/**
 * A new region of a known country.
 *
 * Silent until the user signed in from known regions as often as habits need: the file may be new.
 */
export const newRegion: Rule = ({ observation: { country, region, at }, profile }) => {
  const regions = profile?.regions;
  if (!region || !country || !regions || knows(regions, region, at)) return null;
  if (!knows(profile.countries, country, at)) return null;
  if (sumOf(Object.values(regions).map(([, count]) => ({ count }))) < FEWEST_SIGN_INS) return null;
  return reason('new_region', POINTS.newRegion, region, mostUsed(regions));
};

/** A new operator in a known country: a new country nearly always brings a new operator. */
export const newOperator: Rule = ({ observation, profile }) => {
  const { country, operator, at } = observation;
  const place = placeOf(observation);
  if (!place || !hasHabits(profile) || knows(profile.operators, place, at)) return null;
  if (country && !knows(profile.countries, country, at)) return null;
  const usual = mostUsed(profile.operators)?.split('/')[1];
  return usual === undefined
    ? null
    : reason('new_operator', POINTS.newOperator, `AS${operator}`, `AS${usual}`);
};

/** km/h, faster than airliners. */
export const FASTEST = 1000;

/** Nearer countries never count: mobile networks and offices leave through a neighbor. In km. */
export const NEAR = 300;

/** Sign-ins that make a country habitual: the user comes back to it when a VPN ends. */
const HABITUAL = 3;

/**
 * Two sign-ins farther apart than an airliner flies in between.
 *
 * Never in a habitual country, nor by a country and operator that the user knows: VPNs and mobile networks jump.
 */
export const impossibleTravel: Rule = ({ observation, profile }) => {
  const { country, at } = observation;
  const last = profile?.last;
  if (!country || !profile || !last?.country) return null;
  const place = placeOf(observation);
  if (place && knows(profile.operators, place, at)) return null;
  if (countIn(profile.countries, country, at) >= HABITUAL) return null;
  const distance = distanceBetween(last.country, country) ?? 0;
  const hours = Math.max(0, at.getTime() / 1000 - last.at) / 3600;
  if (distance < NEAR || distance / hours <= FASTEST) return null;
  const isUnknownDevice = hasHabits(profile) && !isOnKnownDevice({ observation, profile });
  const points = isUnknownDevice ? POINTS.impossibleTravelOnNewDevice : POINTS.impossibleTravel;
  return reason('impossible_travel', points, country, last.country);
};

/** Sign-ins that are needed before an hour can be unusual. */
const FEWEST_HOURS = 12;

/** Share of the user's sign-ins around the hour, or on the day of the week, below which it is unusual. */
const RARE = 0.03;

/** Share around the hour below which it is uncommon. */
const UNCOMMON = 0.06;

/** Hour or day of the week, in UTC. In a new country the clocks differ, so they tell nothing. */
export const unusualHour: Rule = ({ observation: { at, country }, profile }) => {
  if (!profile || profile.count < FEWEST_HOURS) return null;
  if (country && !knows(profile.countries, country, at)) return null;
  const share = shareOfHour(profile.hours, at.getUTCHours());
  const isRare = Math.min(share, shareOfDay(profile.weekdays, at.getUTCDay())) < RARE;
  if (!isRare && share >= UNCOMMON) return null;
  const found = `${WEEKDAYS[at.getUTCDay()]} ${hourText(at.getUTCHours())}`;
  const usual = usualHours(profile.hours).map(hourText).join('-');
  return reason('unusual_hour', isRare ? POINTS.unusualHour : POINTS.uncommonHour, found, usual);
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** On a device of the user, the owner signs in beside the attacker: shared networks are common. */
export const suspectNetwork: Rule = ({ observation, profile, surroundings: { suspectNetwork: found } }) => {
  if (!found) return null;
  const isKnown = isOnKnownDevice({ observation, profile });
  return reason(
    'suspect_network',
    isKnown ? POINTS.suspectNetworkOnKnownDevice : POINTS.suspectNetwork,
    found,
  );
};

/** Failures of one account from several networks: passwords of the account are tried from everywhere. */
export const manyNetworks: Rule = ({ observation, profile, surroundings: { accountNetworks: networks } }) => {
  if (networks < 3) return null;
  const points = isOnKnownDevice({ observation, profile }) ? 20 : Math.min(70, 30 + 8 * (networks - 3));
  return reason('many_networks', points, `${networks}`);
};

/** On a known device, the owner forgot the password. */
export const manyFailures: Rule = ({ observation, profile, surroundings: { accountFailures: failures } }) => {
  if (failures < 5) return null;
  const points = isOnKnownDevice({ observation, profile }) ? 15 : Math.min(60, 25 + 3 * (failures - 5));
  return reason('many_failures', points, `${failures}`);
};

/** Second steps that nobody answers: an attacker who has the password asks until the user gives in. */
export const secondStepFatigue: Rule = ({ observation, profile, surroundings: { prompts } }) => {
  if (prompts < 3) return null;
  const least = isOnKnownDevice({ observation, profile }) ? 30 : 45;
  return reason('second_step_fatigue', Math.min(80, least + 8 * (prompts - 3)), `${prompts}`);
};

export const inconsistentBrowser: Rule = ({ observation, profile }) => {
  const found: Found | null = inconsistencyOf(observation, profile);
  return found && reason('inconsistent_browser', POINTS.inconsistentBrowser, found.found, found.usual);
};

export const newApplication: Rule = ({ observation: { application, at }, profile }) => {
  if (!application || !hasHabits(profile) || knows(profile.applications, applicationIn(application), at))
    return null;
  return reason('new_application', POINTS.newApplication, application);
};

/** The identity provider of the connection sends something else than before, for whichever user. */
export const otherClaims: Rule = ({ observation: { claims }, surroundings: { claimsHabit } }) =>
  claims && claimsHabit ? unlikeHabit(claims, claimsHabit) : null;

export const RULES: readonly Rule[] = [
  newDevice,
  newCountry,
  newRegion,
  newOperator,
  impossibleTravel,
  unusualHour,
  suspectNetwork,
  manyNetworks,
  manyFailures,
  secondStepFatigue,
  inconsistentBrowser,
  newApplication,
  otherClaims,
];

function isOnKnownDevice({
  observation: { device, at },
  profile,
}: Pick<Facts, 'observation' | 'profile'>): boolean {
  return device !== null && profile !== null && knows(profile.devices, deviceIn(device), at);
}

function reason(signal: Signal, points: number, found?: string, usual?: string): Reason {
  return { signal, points, ...(found !== undefined && { found }), ...(usual !== undefined && { usual }) };
}

/** In UTC: `03:00`. */
function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
