import type { WorkChallenge } from '@gatehouse/contracts';

/** The message at each field, by its name. */
export type FieldErrors = Record<string, string>;

/** What a form needs before it is sent again: a proof of work, or time. */
export interface WorkStep {
  challenge: WorkChallenge;
  /** What was typed, so that only this server can read it. */
  sealed: string;
  /** Until the form may be sent without a proof. */
  waitSeconds: number;
}

/** What an action answers when it did not do what the form asked. */
export interface FormState {
  errors: FieldErrors;
  /** About the form as a whole; null when the fields say it all. */
  message: string | null;
  /** What was typed, without secrets. */
  values: Record<string, string>;
  /** Seconds to wait before it is worth trying again. */
  retryAfter?: number | undefined;
  /** Joins this refusal to the log. */
  reference?: string | undefined;
  work?: WorkStep | undefined;
}

/** A field in which what is kept and what was typed differ. */
export interface Difference {
  field: string;
  now: string;
  yours: string;
}

/** The text of a field of a sent form; empty for a file or a missing field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
