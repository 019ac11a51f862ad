import { StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput } from './app-error.js';

const MOST_ERRORS = 50;

interface Issue {
  readonly message: string;
  readonly code?: unknown;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Checks bodies, queries and parameters against their schema and names every wrong field. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: toInvalidInput });
}

export function toInvalidInput(issues: readonly Issue[]): InvalidInput {
  return new InvalidInput(
    issues.slice(0, MOST_ERRORS).map((issue) => ({
      field: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      code: String(issue.code ?? 'invalid'),
      message: issue.message,
    })),
  );
}
