import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { limitOf, networkLimit } from '../auth/rate-limits.js';
import { UnprocessableInput } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { requireMayGive } from '../users/member-rules.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import type { DefaultRole } from './invitation-lines.js';
import type { Inviter } from './inviter.js';

/** Limits and permissions of invitations. */
@Injectable()
export class InvitationLimits {
  constructor(
    private readonly roles: TenantRolesRepository,
    private readonly limits: AttemptLimits,
  ) {}

  /** By tenant and by network, shared by all replicas. @throws TooManyRequests */
  async rateLimit({ tenantId, client }: Inviter): Promise<void> {
    await this.limits.take([limitOf('invite:tenant', tenantId), networkLimit('invite:network', client)]);
  }

  /**
   * Joins the caller's unit of work.
   *
   * @throws ForbiddenError
   * @throws UnprocessableInput the role does not exist
   */
  async requireGivable(tenantId: string, caller: Caller, { role, roleId }: DefaultRole): Promise<void> {
    const own = roleId ? await this.roles.find(tenantId, roleId) : null;
    if (roleId && !own) {
      throw new UnprocessableInput([
        { field: 'roleId', code: 'unknown', message: 'This role does not exist' },
      ]);
    }
    requireMayGive(caller, { role, rolePermissions: own?.permissions ?? null });
  }
}
