import type { Problem } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { refusedForm } from './forms.server';

/** Redirects the browser. */
export interface Done {
  to: string;
  /** The notice on the target page. */
  notice?: Notice | undefined;
  headers?: HeadersInit | undefined;
  /** Default: 302, and 303 where it leaves. */
  status?: number | undefined;
  /** Whether the target is another site, or all data must be read again. */
  leaves?: boolean | undefined;
}

/** The page stays, with the state of its form. */
export interface Shown<State> {
  state: State;
  status: number;
  headers?: HeadersInit | undefined;
}

/** The result of a form. */
export type Outcome<State> = Done | Shown<State>;

export function done(to: string, notice?: Notice): Done {
  return { to, notice };
}

export function refused<State>(state: State, status = 422): Shown<State> {
  return { state, status };
}

/** As `refused`, for an error of the API. */
export function refusedBy(form: FormData, problem: Problem, otherwise: string): Shown<FormState> {
  return refused(refusedForm(form, problem, otherwise), problem.status);
}

/** The page stays to show a result. */
export function shown<State>(state: State, status = 200): Shown<State> {
  return { state, status };
}

export function isDone(outcome: Outcome<unknown>): outcome is Done {
  return 'to' in outcome;
}
