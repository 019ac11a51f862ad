import { learn } from './learn.ts';
import type { Observation, Profile, Surroundings } from './types.ts';

const DAY = 86_400_000;

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

/** A Monday morning in the office. */
export const usual: Observation = {
  at: new Date('2026-03-02T08:15:00Z'),
  method: 'password',
  country: 'DE',
  operator: 3320,
  network: '192.0.2.0/24',
  device: 'anna-0001',
  userAgent: CHROME,
  application: '0196c1f0-0000-7000-8000-00000000a001',
};

export const quiet: Surroundings = {
  suspectNetwork: null,
  accountNetworks: 0,
  accountFailures: 0,
  prompts: 0,
};

/** So many days after the usual sign-in, at the same time. */
export function daysLater(days: number, hours = 0): Date {
  return new Date(usual.at.getTime() + days * DAY + hours * 3_600_000);
}

/** One sign-in on each of so many days, the last one yesterday for `daysLater(days)`. */
export function habits(days: number, at: (day: number) => Partial<Observation> = () => ({})): Profile | null {
  let profile: Profile | null = null;
  for (let day = 0; day < days; day += 1)
    profile = learn(profile, { ...usual, at: daysLater(day), ...at(day) });
  return profile;
}
