import { personMessage } from '@gatehouse/contracts/cause-texts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';

/** The code is valid, and another admin must release it. */
export class EmergencyReleaseRequired extends AppError {
  readonly status = 409;
  readonly code = 'emergency_release_required';

  constructor() {
    super(personMessage('emergency_release_required'));
  }
}

/**
 * Uses an emergency code of an organization.
 *
 * @returns whether it was valid
 * @throws EmergencyReleaseRequired
 */
export type EmergencyCodeCheck = (
  tenantId: string,
  userId: string,
  code: string,
  client: ClientContext,
) => Promise<boolean>;

/** The check of emergency codes, which the module of the policy registers. */
@Injectable()
export class EmergencyCodeChecks {
  private check: EmergencyCodeCheck | undefined;

  register(check: EmergencyCodeCheck): void {
    this.check = check;
  }

  use(...given: Parameters<EmergencyCodeCheck>): Promise<boolean> {
    if (!this.check) throw new Error('no module checks emergency codes');
    return this.check(...given);
  }
}
