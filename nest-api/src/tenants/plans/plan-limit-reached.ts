import { COUNTED_NAMES, type Counted, LARGER_PLAN, PLAN_NAMES, type PlanLimit } from '@gatehouse/contracts';
import { ConflictError } from '../../common/app-error.js';

const LESS: Record<Counted, string> = {
  users: 'Remove a user or revoke an invitation',
  domains: 'Remove one that is not needed',
  ssoConfigurations: 'Delete one that is not needed',
};

/** The limit of the tenant's plan is reached. Existing objects stay. */
export class PlanLimitReached extends ConflictError {
  readonly code = 'plan_limit_reached';

  constructor(override readonly planLimit: PlanLimit) {
    super(inWords(planLimit));
  }
}

function inWords({ plan, what, limit, used, wanted }: PlanLimit): string {
  const name = COUNTED_NAMES[what];
  const things = `${limit} ${limit === 1 ? name.one : name.many}`;
  const included = what === 'users' ? ', invited ones included' : '';
  const asked = wanted > 1 ? `, and ${wanted} more were asked for` : '';
  const larger = LARGER_PLAN[plan] ? ', or ask for a larger plan' : '';
  return `The ${PLAN_NAMES[plan]} allows ${things}${included}: ${used} ${used === 1 ? 'is' : 'are'} in use${asked}. ${LESS[what]}${larger}.`;
}
