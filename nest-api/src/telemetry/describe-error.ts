import { withSources } from './mapped-stacks.js';

/** What the log keeps of an error. A driver's error also carries the statement's values: those are not kept. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  /** `code` of the error; by that name it would be taken for an authorization code and dropped. */
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

/** MikroORM puts the SQL with its values in front of the database's own words, divided by ` - `. */
function withoutStatement(message: string): string {
  if (!/^\s*(insert|update|delete|select|with|begin|set|call|merge)\b/i.test(message)) return message;
  const divider = message.lastIndexOf(' - ');
  return divider === -1 ? 'a statement failed' : message.slice(divider + 3);
}
