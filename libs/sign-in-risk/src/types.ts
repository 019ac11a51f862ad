/** One sign-in, when it is judged: after the proof of who the user is, before the session. */
export interface Observation {
  readonly at: Date;
  /** As in the sign-in log: `password`, `passkey`, `saml`, `oidc` … */
  readonly method: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** State or province with its country, such as `DE-BY`. Null or absent without a file of regions. */
  readonly region?: string | null;
  /** AS number (RFC 6793). */
  readonly operator: number | null;
  /** Prefix of the address as text: /24 of IPv4, /48 of IPv6. */
  readonly network: string | null;
  /** The key of a known device. Null without a device cookie. */
  readonly device: string | null;
  readonly userAgent: string | null;
  /** Name of the browser for the model, if the caller knows it by another than `userAgent` gives. */
  readonly browser?: string | null;
  /** The headers `Sec-CH-UA-Platform` and `Sec-CH-UA`, as sent. Source: UA Client Hints. */
  readonly clientHints?: { readonly platform: string | null; readonly brands: string | null };
  /** ID of the application that asked for the sign-in. */
  readonly application: string | null;
  /** What the identity provider sent: names of claims and `kind=value`, never values of claims. Absent without one. */
  readonly claims?: readonly string[];
}

/** What the last sign-ins through one connection had. */
export interface ClaimsHabit {
  readonly signIns: number;
  /** The number of these sign-ins with each entry of `Observation.claims`. */
  readonly seen: Readonly<Record<string, number>>;
}

/** Keys with the day of the last sign-in (days since the epoch) and the number of sign-ins. */
export type Seen = Readonly<Record<string, readonly [day: number, count: number]>>;

/** What is usual for one user of one organization. JSON of at most 2 KB. */
export interface Profile {
  readonly v: 1;
  /** Sign-ins that were learned. */
  readonly count: number;
  readonly countries: Seen;
  /** Absent without a file of regions. */
  readonly regions?: Seen;
  /** Keys are country and AS number: `DE/3320`. */
  readonly operators: Seen;
  readonly networks: Seen;
  /** Keys are the first characters of the device's key, or `none`. */
  readonly devices: Seen;
  /** Keys are the last characters of the application's ID. */
  readonly applications: Seen;
  /** The browser of each device: `Chrome/Windows`, or how it contradicts itself. */
  readonly browsers: Readonly<Record<string, string>>;
  /** Weight of each hour of the day (UTC); older sign-ins weigh less. */
  readonly hours: readonly number[];
  /** Weight of each day of the week (UTC), from Sunday. */
  readonly weekdays: readonly number[];
  readonly last: {
    /** Seconds since the epoch. */
    readonly at: number;
    readonly country: string | null;
    readonly operator: number | null;
  };
}

/** What happens around a sign-in: the API knows it from memory. */
export interface Surroundings {
  /** An open detection names the network of this sign-in. */
  readonly suspectNetwork: 'password_spraying' | 'credential_stuffing' | null;
  /** Networks with failures of this account in the last hour. */
  readonly accountNetworks: number;
  /** Failures of this account in the last hour. */
  readonly accountFailures: number;
  /** Unanswered second steps of this account in the last hour. */
  readonly prompts: number;
  /** Of the connection. Null or absent for one without habits, and without a connection. */
  readonly claimsHabit?: ClaimsHabit | null;
}

export const SIGNALS = [
  'new_device',
  'new_country',
  'new_region',
  'new_operator',
  'impossible_travel',
  'unusual_hour',
  'suspect_network',
  'many_networks',
  'many_failures',
  'second_step_fatigue',
  'inconsistent_browser',
  'new_application',
  'unlike_organization',
  'other_claims',
  'other_country',
  'other_operator',
  'other_browser',
] as const;

export type Signal = (typeof SIGNALS)[number];

export interface Reason {
  readonly signal: Signal;
  /** 1 to 99: how much the signal alone adds to the score. */
  readonly points: number;
  /** What this sign-in had, for example the country. */
  readonly found?: string;
  /** What the user's sign-ins usually have. */
  readonly usual?: string;
  /** False: the score leaves the reason out. Otherwise absent. */
  readonly isCounted?: false;
}

export type Level = 'low' | 'medium' | 'high';

export interface Assessment {
  /** 0 to 100. */
  readonly score: number;
  readonly level: Level;
  /** The strongest first. */
  readonly reasons: readonly Reason[];
}
