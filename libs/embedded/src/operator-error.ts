/** A mistake or state of the machine that its operator can put right: shown as its message alone, never as a stack. */
export class OperatorError extends Error {}

/** Writes what an operator can read: one line for their own mistakes, the stack for ours. */
export function describeFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
