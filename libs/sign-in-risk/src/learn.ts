import {
  applicationIn,
  dayOf,
  deviceIn,
  NO_DEVICE,
  networkIn,
  placeOf,
  REMEMBERED_DAYS,
  remembered,
} from './history.ts';
import { appearanceOf } from './inconsistent-browser.ts';
import type { Observation, Profile, Seen } from './types.ts';

/** Most keys of each kind, so that a profile stays below 2 KB. */
const MOST = { countries: 8, regions: 5, operators: 10, networks: 12, devices: 8, applications: 8 };

/** Days after which an hour of the histogram weighs half. */
const HALF_LIFE = 30;

/**
 * The profile after a successful sign-in. What was not seen for 90 days drops out.
 *
 * @param observation its `device` may be the key of the device cookie that this sign-in sets
 */
export function learn(profile: Profile | null, observation: Observation): Profile {
  const { at, country, region = null, operator, network, device, application } = observation;
  const before = remembered(profile, at) ?? EMPTY;
  const today = dayOf(at);
  const fading = fadingOf(before, at);
  const devices = seen(before.devices, device ? deviceIn(device) : NO_DEVICE, today, MOST.devices);
  return {
    v: 1,
    count: before.count + 1,
    countries: seen(before.countries, country, today, MOST.countries),
    ...((region || before.regions) && { regions: seen(before.regions ?? {}, region, today, MOST.regions) }),
    operators: seen(before.operators, placeOf(observation), today, MOST.operators),
    networks: seen(before.networks, network && networkIn(network), today, MOST.networks),
    devices,
    applications: seen(
      before.applications,
      application && applicationIn(application),
      today,
      MOST.applications,
    ),
    browsers: browsersOf(before, devices, observation),
    hours: faded(before.hours, fading, at.getUTCHours()),
    weekdays: faded(before.weekdays, fading, at.getUTCDay()),
    last: { at: Math.floor(at.getTime() / 1000), country, operator },
  };
}

const EMPTY: Profile = {
  v: 1,
  count: 0,
  countries: {},
  operators: {},
  networks: {},
  devices: {},
  applications: {},
  browsers: {},
  hours: new Array<number>(24).fill(0),
  weekdays: new Array<number>(7).fill(0),
  last: { at: 0, country: null, operator: null },
};

/** Adds the key, and keeps the ones that were seen last. */
function seen(before: Seen, key: string | null, today: number, most: number): Seen {
  const kept = Object.entries(before).filter(([, [day]]) => today - day <= REMEMBERED_DAYS);
  if (!key) return Object.fromEntries(kept);
  const count = Object.hasOwn(before, key) ? (before[key]?.[1] ?? 0) : 0;
  const others = kept.filter(([other]) => other !== key).sort(([, a], [, b]) => b[0] - a[0]);
  return Object.fromEntries([[key, [today, count + 1] as const], ...others.slice(0, most - 1)]);
}

/** The browsers of the devices that are still known. */
function browsersOf(before: Profile, devices: Seen, observation: Observation): Profile['browsers'] {
  const kept = Object.entries(before.browsers).filter(([key]) => Object.hasOwn(devices, key));
  const { device } = observation;
  return Object.fromEntries(device ? [...kept, [deviceIn(device), appearanceOf(observation)]] : kept);
}

/** Factor of earlier weights. */
function fadingOf({ last, count }: Profile, at: Date): number {
  const days = Math.max(0, at.getTime() / 1000 - last.at) / 86_400;
  return count === 0 ? 0 : 0.5 ** (days / HALF_LIFE);
}

/** The histogram with one more sign-in. */
function faded(weights: readonly number[], fading: number, added: number): number[] {
  return weights.map((weight, at) => rounded(weight * fading + (at === added ? 1 : 0)));
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}
