import type { AttemptStep } from '@gatehouse/contracts';

/** A check of an attempt, with its result. */
export function step(
  name: string,
  status: AttemptStep['status'],
  message: string,
  ms: number | null = null,
): AttemptStep {
  return { kind: 'check', name, status, message, ms, detail: null };
}

/** Milliseconds since `began`, a time of `performance.now()`. */
export function since(began: number): number {
  return Math.round((performance.now() - began) * 10) / 10;
}
