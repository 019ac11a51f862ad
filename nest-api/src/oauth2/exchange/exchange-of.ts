import type { Actor } from './exchange-rules.js';

/** What the token of a request was exchanged for. */
export interface Exchanged {
  /** The actors of the new token; null if it has none. */
  readonly act: Actor | null;
  /** The machine that the token is about; null for a user, and for the client itself. */
  readonly machine: string | null;
  /** The client of the subject token; null for a workload. */
  readonly subjectClient: string | null;
  /** Whether the new token hides who acts. */
  readonly impersonates: boolean;
  /** The workload that authenticated the client. */
  readonly workload: { readonly name: string; readonly issuer: string; readonly subject: string } | null;
}

const exchanges = new WeakMap<object, Exchanged>();

/** Keeps it until the token is written and recorded. */
export function noteExchange(ctx: object, exchanged: Exchanged): void {
  exchanges.set(ctx, exchanged);
}

/** Null unless the request is a token exchange that was allowed. */
export function exchangeOf(ctx: object): Exchanged | null {
  return exchanges.get(ctx) ?? null;
}
