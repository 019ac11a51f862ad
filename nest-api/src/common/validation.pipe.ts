import { installInputMessages } from '@gatehouse/contracts';
import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput, UnprocessableInput } from './app-error.js';
import { requireSoundText } from './sound-text.js';

installInputMessages();

const MOST_ERRORS = 50;

interface Issue {
  readonly message: string;
  readonly code?: unknown;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Validates bodies, queries and parameters against their schema, and names every invalid field. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new SoundInputPipe({ exceptionFactory: toInvalidInput });
}

class SoundInputPipe extends StandardSchemaValidationPipe {
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    // Custom parameters come from our own code.
    if (metadata.type !== 'custom') requireSoundText(value);
    return super.transform(value, metadata);
  }
}

/**
 * A custom check is a rule that the contract cannot state, so its error is 422. All other errors violate the contract.
 */
export function toInvalidInput(issues: readonly Issue[]): InvalidInput {
  const errors = issues.slice(0, MOST_ERRORS).map((issue) => ({
    field: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    code: String(issue.code ?? 'invalid'),
    message: issue.message,
  }));
  const isRule = issues.length > 0 && issues.every(({ code }) => code === 'custom');
  return isRule ? new UnprocessableInput(errors) : new InvalidInput(errors);
}
