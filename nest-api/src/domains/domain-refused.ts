import { ConflictError, InvalidInput } from '../common/app-error.js';
import type { DomainNameRefused } from './domain-name.js';

/** The tenant claims it already. */
export class DomainClaimed extends ConflictError {
  readonly code = 'domain_claimed';

  constructor(domain: string) {
    super(`Your organization claims ${domain} already. You find it in the list.`);
  }
}

/** More claims than anybody needs would make our resolver somebody's tool. */
export class TooManyDomains extends ConflictError {
  readonly code = 'too_many_domains';

  constructor(limit: number) {
    super(`An organization claims at most ${limit} domains. Remove one that you don't need.`);
  }
}

export function refusedName({ code, message }: DomainNameRefused): InvalidInput {
  return new InvalidInput([{ field: 'domain', code, message }]);
}
