import { PLAN_NAMES, type Plan } from '@gatehouse/contracts';
import { ConflictError } from '../common/app-error.js';

/** It is deleted, or it is not, and what was asked for needs the other. */
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

/** Another plan was requested, and nobody has answered yet. */
export class PlanRequestOpen extends ConflictError {
  readonly code = 'plan_request_open';

  constructor(plan: Plan) {
    super(
      `Your request for the ${PLAN_NAMES[plan]} is waiting for an answer. You can request another plan after that.`,
    );
  }
}

/** The request was answered already. */
export class PlanRequestDecided extends ConflictError {
  readonly code = 'plan_request_decided';

  constructor() {
    super('This request has already been answered.');
  }
}
