import type { Observation } from '@gatehouse/sign-in-risk';

export const ATTACKS = [
  'password_spraying',
  'credential_stuffing',
  'second_step_fatigue',
  'stolen_session',
  'takeover_abroad',
  'takeover_same_country',
  'off_hours_insider',
  'automated_browser',
  'password_guessing',
  'forged_response',
] as const;

export type Attack = (typeof ATTACKS)[number];

/** One attempt of a labeled history. */
export interface Attempt extends Observation {
  /** Null for users that do not exist. */
  readonly user: number | null;
  /** Who did it: the user, or an attacker. */
  readonly label: 'honest' | Attack;
  /** The attack that it is a part of, by number; null for a user. */
  readonly campaign: number | null;
  /** `passed` attempts proved who the user is, so they are judged. Nobody takes the second step of `unanswered` ones. */
  readonly outcome: 'passed' | 'failed' | 'unanswered';
  /** The key of the device after the sign-in: a device without a cookie gets one. */
  readonly issued: string;
}

export const DAY = 86_400_000;

/** A Monday. */
export const BEGIN = Date.UTC(2026, 0, 5);

export const DAYS = 60;

/** Days that profiles and the first model learn from; attempts after them are judged. */
export const LEARNING_DAYS = 30;

/** @param hour local time, also below 0 and above 24 @param ahead hours before UTC */
export function momentOf(day: number, hour: number, ahead: number): Date {
  return new Date(BEGIN + day * DAY + Math.round((hour - ahead) * 3_600_000));
}
