import { ConflictError, ForbiddenError, UnprocessableInput } from '../../common/app-error.js';
import type { DomainNameRefused } from '../domain-name.js';

/** The organization already has a custom domain. */
export class CustomDomainExists extends ConflictError {
  readonly code = 'custom_domain_exists';

  constructor(host: string) {
    super(`Your organization already has the custom domain ${host}. Remove it before you add another one.`);
  }
}

export class CustomDomainNotIncluded extends ForbiddenError {
  constructor() {
    super(
      'The plan of your organization includes no custom domain. Ask for a larger plan.',
      'custom_domain_not_included',
    );
  }
}

export function refusedHost({ code, message }: DomainNameRefused): UnprocessableInput {
  return new UnprocessableInput([{ field: 'host', code, message }]);
}
