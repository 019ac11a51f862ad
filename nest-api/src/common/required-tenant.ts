import { UnprocessableInput } from './app-error.js';
import { type Caller, tenantInQuestion } from './caller.js';

/**
 * The tenant of a request about members: the caller's own; superadmins must name one.
 *
 * @throws UnprocessableInput a superadmin named none
 * @throws NotFoundError the caller named another tenant
 */
export function requiredTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([
    { field: 'tenantId', code: 'required', message: 'Specify the tenant that the users belong to' },
  ]);
}
