/** An error that the operator can fix. It is shown as its message only, never as a stack. */
export class OperatorError extends Error {}

/** Text for the operator: one line for an operator error, the stack for a bug. */
export function describeFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
