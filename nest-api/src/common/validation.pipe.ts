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

/** Checks bodies, queries and parameters against their schema and names every wrong field. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new SoundInputPipe({ exceptionFactory: toInvalidInput });
}

class SoundInputPipe extends StandardSchemaValidationPipe {
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    // What a parameter of our own brings along was made here.
    if (metadata.type !== 'custom') requireSoundText(value);
    return super.transform(value, metadata);
  }
}

/** What a check in code alone refuses is a rule that the contract can't state; anything else, it forbids. */
export function toInvalidInput(issues: readonly Issue[]): InvalidInput {
  const errors = issues.slice(0, MOST_ERRORS).map((issue) => ({
    field: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    code: String(issue.code ?? 'invalid'),
    message: issue.message,
  }));
  const isRule = issues.length > 0 && issues.every(({ code }) => code === 'custom');
  return isRule ? new UnprocessableInput(errors) : new InvalidInput(errors);
}
