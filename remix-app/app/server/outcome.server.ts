import type { Problem } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { refusedForm } from './forms.server';

/** The browser goes on to another address. */
export interface Done {
  to: string;
  /** What that page says. */
  notice?: Notice | undefined;
  headers?: HeadersInit | undefined;
  /** Default: 302, and 303 where it leaves. */
  status?: number | undefined;
  /** Whether it leads to another site, or everything of this one shall be read again. */
  leaves?: boolean | undefined;
}

/** The page stays, with the state of its form. */
export interface Shown<State> {
  state: State;
  status: number;
  headers?: HeadersInit | undefined;
}

/** What became of a form. */
export type Outcome<State> = Done | Shown<State>;

export function done(to: string, notice?: Notice): Done {
  return { to, notice };
}

export function refused<State>(state: State, status = 422): Shown<State> {
  return { state, status };
}

/** As `refused`, for what the API refused. */
export function refusedBy(form: FormData, problem: Problem, otherwise: string): Shown<FormState> {
  return refused(refusedForm(form, problem, otherwise), problem.status);
}

/** The page stays because it has something to show. */
export function shown<State>(state: State, status = 200): Shown<State> {
  return { state, status };
}

export function isDone(outcome: Outcome<unknown>): outcome is Done {
  return 'to' in outcome;
}
