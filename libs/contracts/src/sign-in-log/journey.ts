/** What a user does during a sign-in, in the order in which it may be necessary. Consent follows the session. */
export const SIGN_IN_STEPS = [
  'address',
  'password',
  'passkey',
  'identity_provider',
  'second_factor',
  'set_up',
  'approval',
  'consent',
] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** The progress of a sign-in over several requests of one browser. It names nobody and grants no access. */
export interface Journey {
  /** UUID. */
  readonly id: string;
  /** When the current step began, milliseconds since the epoch. */
  readonly since: number;
  readonly step: SignInStep;
  /** Milliseconds of the steps that are done. */
  readonly took: Partial<Record<SignInStep, number>>;
}

export const JOURNEY = {
  header: 'x-gatehouse-journey',
  /** A sign-in that stays on a step for longer counts as given up. */
  minutes: 30,
} as const;

/** The web app sends `sign_up` when a browser opens that page, for the funnel of sign-ups. */
export const OPENED_HEADER = 'x-gatehouse-opened';

const LONGEST_MS = JOURNEY.minutes * 60_000;

/** @param done the step that the time since the last one counts for */
export function passStep(journey: Journey, done: SignInStep, next: SignInStep, now: number): Journey {
  const ms = Math.min(LONGEST_MS, Math.max(0, Math.round(now - journey.since)));
  const took = { ...journey.took, [done]: Math.min(LONGEST_MS, (journey.took[done] ?? 0) + ms) };
  return { id: journey.id, since: now, step: next, took };
}

/** In a form that cookies and headers can have: `<id>.<since>.<step>` and `.<step>~<ms>` for each step that is done. */
export function journeyText({ id, since, step, took }: Journey): string {
  const done = SIGN_IN_STEPS.flatMap((each) => (took[each] === undefined ? [] : [`${each}~${took[each]}`]));
  return [id, since, step, ...done].join('.');
}

const SHAPE =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.\d{13}\.[a-z_]{1,20}(\.[a-z_]{1,20}~\d{1,8}){0,8}$/;

/** Null for any other text, and for a sign-in that counts as given up. @param now milliseconds since the epoch */
export function parseJourney(text: string, now: number): Journey | null {
  if (text.length > 300 || !SHAPE.test(text)) return null;
  const [id = '', since = '', at = '', ...done] = text.split('.');
  const step = SIGN_IN_STEPS.find((each) => each === at);
  if (!step || Math.abs(now - Number(since)) > LONGEST_MS) return null;
  const took: Journey['took'] = {};
  for (const each of done) {
    const [name, ms] = each.split('~');
    const known = SIGN_IN_STEPS.find((other) => other === name);
    if (!known) return null;
    took[known] = Math.min(LONGEST_MS, Number(ms));
  }
  return { id, since: Number(since), step, took };
}
