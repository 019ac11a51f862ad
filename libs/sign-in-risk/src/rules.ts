import { distanceBetween } from './countries.ts';
import { applicationIn, deviceIn, hasHabits, knows, mostUsed, placeOf } from './history.ts';
import { type Found, inconsistencyOf } from './inconsistent-browser.ts';
import type { Observation, Profile, Reason, Signal, Surroundings } from './types.ts';
import { usualHours, weightOfHour } from './unusual-hour.ts';

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
  newDevice: 28,
  newCountry: 36,
  newOperator: 20,
  impossibleTravel: 45,
  unusualHour: 18,
  suspectNetwork: 70,
  suspectNetworkOnKnownDevice: 25,
  inconsistentBrowser: 50,
  newApplication: 6,
};

/** No device cookie, or the cookie of a device that the user's sign-ins of the last 90 days did not have. */
export const newDevice: Rule = ({ observation, profile }) => {
  if (!hasHabits(profile) || isOnKnownDevice({ observation, profile })) return null;
  return reason('new_device', POINTS.newDevice);
};

export const newCountry: Rule = ({ observation: { country, at }, profile }) => {
  if (!country || !hasHabits(profile) || knows(profile.countries, country, at)) return null;
  const usual = mostUsed(profile.countries);
  return usual === undefined ? null : reason('new_country', POINTS.newCountry, country, usual);
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
const FASTEST = 1000;

/** Nearer countries never count: mobile networks and offices leave through a neighbor. In km. */
const NEAR = 300;

/** Two sign-ins farther apart than an airliner flies in between. Never at a country and operator that the user knows. */
export const impossibleTravel: Rule = ({ observation, profile }) => {
  const { country, at } = observation;
  const last = profile?.last;
  if (!country || !last?.country) return null;
  const place = placeOf(observation);
  if (place && profile && knows(profile.operators, place, at)) return null;
  const distance = distanceBetween(last.country, country) ?? 0;
  const hours = Math.max(0, at.getTime() / 1000 - last.at) / 3600;
  if (distance < NEAR || distance / hours <= FASTEST) return null;
  return reason('impossible_travel', POINTS.impossibleTravel, country, last.country);
};

/** Sign-ins that are needed before an hour can be unusual. */
const FEWEST_HOURS = 12;

/** Below, an hour is unusual: share of the user's sign-ins around it. */
const RARE_HOUR = 0.02;

export const unusualHour: Rule = ({ observation: { at }, profile }) => {
  if (!profile || profile.count < FEWEST_HOURS) return null;
  const hour = at.getUTCHours();
  if (weightOfHour(profile.hours, hour) >= RARE_HOUR) return null;
  return reason(
    'unusual_hour',
    POINTS.unusualHour,
    hourText(hour),
    usualHours(profile.hours).map(hourText).join('-'),
  );
};

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

/** Second steps that nobody answers: somebody who has the password asks until the user gives in. */
export const secondStepFatigue: Rule = ({ surroundings: { prompts } }) =>
  prompts < 3 ? null : reason('second_step_fatigue', Math.min(80, 45 + 8 * (prompts - 3)), `${prompts}`);

export const inconsistentBrowser: Rule = ({ observation, profile }) => {
  const found: Found | null = inconsistencyOf(observation, profile);
  return found && reason('inconsistent_browser', POINTS.inconsistentBrowser, found.found, found.usual);
};

export const newApplication: Rule = ({ observation: { application, at }, profile }) => {
  if (!application || !hasHabits(profile) || knows(profile.applications, applicationIn(application), at))
    return null;
  return reason('new_application', POINTS.newApplication, application);
};

export const RULES: readonly Rule[] = [
  newDevice,
  newCountry,
  newOperator,
  impossibleTravel,
  unusualHour,
  suspectNetwork,
  manyNetworks,
  manyFailures,
  secondStepFatigue,
  inconsistentBrowser,
  newApplication,
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
