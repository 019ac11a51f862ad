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
  /** Null for unknown users. */
  readonly user: number | null;
  /** Whether the user or an attacker made the attempt. */
  readonly label: 'honest' | Attack;
  /** The number of the attack that it belongs to; null for a user. */
  readonly campaign: number | null;
  /**
   * `passed` attempts authenticated the user, so they are judged. `unanswered` ones have no response to the second
   * factor.
   */
  readonly outcome: 'passed' | 'failed' | 'unanswered';
  /** The device key after the sign-in. A device without a cookie gets a new one. */
  readonly issued: string;
}

export const DAY = 86_400_000;

/** A Monday. */
export const BEGIN = Date.UTC(2026, 0, 5);

export const DAYS = 60;

/** Profiles and the first model learn from these days. Later attempts are judged. */
export const LEARNING_DAYS = 30;

/** @param hour local time, can be below 0 or above 24 @param ahead hours ahead of UTC */
export function momentOf(day: number, hour: number, ahead: number): Date {
  return new Date(BEGIN + day * DAY + Math.round((hour - ahead) * 3_600_000));
}
