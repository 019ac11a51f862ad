import { ConflictError, UnprocessableInput } from '../common/app-error.js';
import type { DomainNameRefused } from './domain-name.js';

/** The tenant already claims the domain. */
export class DomainClaimed extends ConflictError {
  readonly code = 'domain_claimed';

  constructor(domain: string) {
    super(`Your organization already has ${domain}. It is in the list.`);
  }
}

/**
 * The organization requires single sign-on, and its members could no longer find their connection without the domain.
 */
export class DomainNeeded extends ConflictError {
  readonly code = 'domain_needed';

  constructor(domain: string) {
    super(
      `Your organization requires single sign-on, and an enabled connection serves ${domain}. Stop requiring single sign-on before you remove the domain.`,
    );
  }
}

/** The same for its subdomains. */
export class SubdomainsNeeded extends ConflictError {
  readonly code = 'domain_needed';

  constructor(domain: string) {
    super(
      `Your organization requires single sign-on, and an enabled connection serves ${domain} and its subdomains. Stop requiring single sign-on before you exclude the subdomains.`,
    );
  }
}

export function refusedName({ code, message }: DomainNameRefused): UnprocessableInput {
  return new UnprocessableInput([{ field: 'domain', code, message }]);
}
