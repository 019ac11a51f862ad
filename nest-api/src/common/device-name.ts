import { type BrowserName, type SystemName, UNKNOWN_DEVICE } from '@gatehouse/contracts';

/** A device in two or three words, such as the browser and the system. */
export function deviceNameOf(userAgent: string | null): string {
  const device = deviceOf(userAgent);
  if (!device) return UNKNOWN_DEVICE;
  if ('tool' in device) return `${device.tool} (script)`;
  const { browser, system } = device;
  return system ? `${browser} on ${system}` : browser;
}

/** The same as parts, for texts in other languages. Null for an unknown device. */
export function deviceOf(
  userAgent: string | null,
): { browser: string; system: string | null } | { tool: string } | null {
  if (!userAgent) return null;
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  if (browser) return { browser, system };
  // Scripts identify as `name/version`.
  const tool = /^([\w.+-]{1,40})(?:\/|\s|$)/.exec(userAgent)?.[1];
  return tool ? { tool } : null;
}

export function deviceKindOf(userAgent: string | null): 'desktop' | 'mobile' | 'script' {
  if (!userAgent || !BROWSERS.some(([pattern]) => pattern.test(userAgent))) return 'script';
  return /Android|iPhone|iPad|Mobile/.test(userAgent) ? 'mobile' : 'desktop';
}

/** The more specific one first: most browsers also contain the names below. */
const BROWSERS: readonly (readonly [RegExp, BrowserName])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|HeadlessChrome\/|Chrome\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, SystemName])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];
