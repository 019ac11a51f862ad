import { personMessage } from '@gatehouse/contracts/cause-texts';
import { AppError, ConflictError, ForbiddenError } from '../../common/app-error.js';

/** No admin has decided yet. */
export class ApprovalPending extends ConflictError {
  readonly code = 'approval_pending';

  constructor() {
    super(personMessage('approval_pending'));
  }
}

export class ApprovalRejected extends ForbiddenError {
  constructor() {
    super(personMessage('approval_rejected'), 'approval_rejected');
  }
}

export class ApprovalExpired extends AppError {
  readonly status = 410;
  readonly code = 'approval_expired';

  constructor() {
    super(personMessage('approval_expired'));
  }
}

/** Another admin has decided, the user canceled the sign-in, or it has expired. */
export class ApprovalDecided extends ConflictError {
  readonly code = 'approval_decided';

  constructor() {
    super('This sign-in no longer waits: it was decided or canceled, or it expired.');
  }
}
