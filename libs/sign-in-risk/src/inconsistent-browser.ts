import { type Browser, browserKeyOf, browserOf, systemsIn } from './browser.ts';
import { deviceIn } from './history.ts';
import type { Observation, Profile } from './types.ts';

/** How a browser contradicts itself or its client hints. */
type Contradiction = 'script' | 'automated' | 'user_agent' | 'client_hints';

export interface Found {
  /** A contradiction, or the browser that the device did not have. */
  readonly found: string;
  readonly usual?: string;
}

/** What is remembered of a device: `Chrome/Windows`, or how it contradicts itself. */
export function appearanceOf(observation: Observation): string {
  return contradictionOf(observation) ?? browserKeyOf(observation.userAgent) ?? 'script';
}

/** How the browser contradicts itself, its client hints or its device. Null if it is as before on a known device. */
export function inconsistencyOf(observation: Observation, profile: Profile | null): Found | null {
  const key = observation.device && deviceIn(observation.device);
  const usual = key && profile && Object.hasOwn(profile.browsers, key) ? profile.browsers[key] : undefined;
  const found = appearanceOf(observation);
  if (usual !== undefined) return isSameBrowser(usual, found) ? null : { found, usual };
  return contradictionOf(observation) && { found };
}

function contradictionOf({ userAgent, clientHints }: Observation): Contradiction | null {
  const browser = browserOf(userAgent);
  if (isAutomated(userAgent, clientHints?.brands ?? null)) return 'automated';
  if (!userAgent || !browser.name) return 'script';
  if (contradictsItself(userAgent, browser)) return 'user_agent';
  return contradictsHints(userAgent, browser, clientHints) ? 'client_hints' : null;
}

function isAutomated(userAgent: string | null, brands: string | null): boolean {
  return /Headless|PhantomJS|Puppeteer|Playwright|Selenium|WebDriver/i.test(`${userAgent} ${brands}`);
}

/** Real browsers begin with `Mozilla/5.0` and name one system; Chrome names its engine, and is CriOS on iOS. */
function contradictsItself(userAgent: string, { name, system }: Browser): boolean {
  if (!userAgent.startsWith('Mozilla/5.0 (') || systemsIn(userAgent).length > 1) return true;
  if (name === 'Chrome' && !/AppleWebKit\/[\d.]+ .*Safari\//.test(userAgent)) return true;
  return system === 'iOS' && / Chrome\//.test(userAgent);
}

/** `Sec-CH-UA-Platform` of each system. Android sends Linux where a page is asked for as on a desktop. */
const PLATFORMS: Readonly<Record<string, readonly string[]>> = {
  Windows: ['Windows'],
  macOS: ['macOS'],
  Linux: ['Linux', 'Android'],
  Android: ['Android'],
  ChromeOS: ['Chrome OS', 'Chromium OS'],
};

/** Only browsers on Chromium send hints, with its version as in the user agent. */
function contradictsHints(
  userAgent: string,
  { name, system }: Browser,
  hints: Observation['clientHints'],
): boolean {
  const platform = hints?.platform?.replace(/"/g, '') || null;
  const brands = hints?.brands ?? null;
  if (!platform && !brands) return false;
  if (name === 'Firefox' || name === 'Safari') return true;
  if (platform && system && !PLATFORMS[system]?.includes(platform)) return true;
  const claimed = /Chrome\/(\d+)/.exec(userAgent)?.[1];
  const sent = brands && /"Chromium";\s*v="(\d+)/.exec(brands)?.[1];
  return Boolean(claimed && sent && claimed !== sent);
}

/**
 * A cookie stays within its browser, so another browser that sends it has a copy.
 *
 * Tablets and phones name another system where a page is asked for as on a desktop.
 */
function isSameBrowser(one: string, other: string): boolean {
  const as = (key: string) =>
    key.replace(/\/(iOS|macOS)$/, '/Apple').replace(/\/(Android|Linux)$/, '/Android');
  return as(one) === as(other);
}
