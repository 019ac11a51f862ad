import { UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';

/** The tenant whose policy it is. A superadmin names it. @throws NotFoundError @throws UnprocessableInput */
export function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([
    { field: 'tenantId', code: 'required', message: 'Specify the tenant that the policy belongs to' },
  ]);
}
