export interface Browser {
  /** Null for a script. */
  readonly name: string | null;
  readonly system: string | null;
}

/** Browser and system of a user agent. Source: RFC 9110 §10.1.5, and what browsers send. */
export function browserOf(userAgent: string | null): Browser {
  const agent = userAgent ?? '';
  return { name: firstOf(BROWSERS, agent), system: firstOf(SYSTEMS, agent) };
}

/** As one key of a profile: `Chrome/Windows`. Null for scripts. */
export function browserKeyOf(userAgent: string | null): string | null {
  const { name, system } = browserOf(userAgent);
  return name && `${name}/${system ?? 'unknown'}`;
}

/** The systems that a user agent claims. Real browsers claim one. */
export function systemsIn(userAgent: string): string[] {
  const found = SYSTEMS.filter(([pattern]) => pattern.test(userAgent)).map(([, name]) => name);
  // Android and ChromeOS name Linux as well, by design.
  return found.includes('Android') || found.includes('ChromeOS')
    ? found.filter((name) => name !== 'Linux')
    : found;
}

type Named = readonly (readonly [RegExp, string])[];

function firstOf(names: Named, agent: string): string | null {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
}

/** The more specific one first: most browsers also contain the names below. */
const BROWSERS: Named = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|HeadlessChrome\/|Chrome\//, 'Chrome'],
  [/(?:Version|Mobile)\/[\w.]+.*Safari\//, 'Safari'],
  // Web views of applications on an iPhone or iPad.
  [/AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Mobile\//, 'Safari'],
];

const SYSTEMS: Named = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];
