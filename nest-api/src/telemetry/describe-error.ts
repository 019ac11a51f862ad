import { withSources } from './mapped-stacks.js';

/** The logged parts of an error. The values of a statement in a driver's error are left out. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  /** `code` of the error. A field named `code` would be treated as an authorization code and removed. */
  readonly errorCode?: unknown;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const MOST_CAUSES = 5;

export function describeError(error: Error, depth = 0): ErrorDescription {
  const message = withoutStatement(error.message);
  const described = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message,
    ...('code' in error ? { errorCode: error.code } : {}),
    ...(error.stack ? { stack: withSources(error.stack.replaceAll(error.message, () => message)) } : {}),
  };
  return error.cause instanceof Error && depth < MOST_CAUSES
    ? { ...described, cause: describeError(error.cause, depth + 1) }
    : described;
}

/** MikroORM puts the SQL with its values before the database's message, separated by ` - `. */
function withoutStatement(message: string): string {
  if (!/^\s*(insert|update|delete|select|with|begin|set|call|merge)\b/i.test(message)) return message;
  const divider = message.lastIndexOf(' - ');
  return divider === -1 ? 'a statement failed' : message.slice(divider + 3);
}
