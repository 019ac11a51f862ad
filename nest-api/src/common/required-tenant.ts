import { UnprocessableInput } from './app-error.js';
import { type Caller, tenantInQuestion } from './caller.js';

/**
 * The tenant whose people a request is about: the caller's own; platform callers name one.
 *
 * @throws UnprocessableInput a platform caller names none
 * @throws NotFoundError somebody names a tenant that isn't theirs
 */
export function requiredTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([
    { field: 'tenantId', code: 'required', message: 'Specify the tenant that the users belong to' },
  ]);
}
