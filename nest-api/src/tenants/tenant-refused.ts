import { PLAN_NAMES, type Plan } from '@gatehouse/contracts';
import { ConflictError } from '../common/app-error.js';

/** The tenant is deleted or not deleted, and the operation requires the opposite. */
export class TenantDeleted extends ConflictError {
  readonly code = 'tenant_deleted';

  constructor() {
    super('This tenant is deleted. Restore it first.');
  }
}

export class TenantNotDeleted extends ConflictError {
  readonly code = 'tenant_not_deleted';

  constructor() {
    super('This tenant is not deleted.');
  }
}

/** A request for another plan is pending. */
export class PlanRequestOpen extends ConflictError {
  readonly code = 'plan_request_open';

  constructor(plan: Plan) {
    super(
      `Your request for the ${PLAN_NAMES[plan]} is waiting for an answer. You can request another plan after that.`,
    );
  }
}

/** The request is already decided. */
export class PlanRequestDecided extends ConflictError {
  readonly code = 'plan_request_decided';

  constructor() {
    super('This request has already been answered.');
  }
}
