import { ConflictError, InvalidInput } from '../common/app-error.js';
import type { DomainNameRefused } from './domain-name.js';

/** The tenant claims it already. */
export class DomainClaimed extends ConflictError {
  readonly code = 'domain_claimed';

  constructor(domain: string) {
    super(`Your organization claims ${domain} already. You find it in the list.`);
  }
}

export function refusedName({ code, message }: DomainNameRefused): InvalidInput {
  return new InvalidInput([{ field: 'domain', code, message }]);
}
