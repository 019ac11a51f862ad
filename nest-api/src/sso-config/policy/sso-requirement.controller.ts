import { type SsoRequirement, SsoRequirementSchema } from '@gatehouse/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SsoPoliciesRepository } from './sso-policies.repository.js';

@ApiTags('Account')
@Controller('api/v1/account/sso-requirement')
export class SsoRequirementController {
  constructor(
    private readonly policies: SsoPoliciesRepository,
    private readonly unit: UnitOfWork,
  ) {}

  @Get()
  @Describe("Get whether, and from when on, the caller's organization requires single sign-on")
  @Authenticated()
  @Returns(SsoRequirementSchema, 200, [401])
  async getSsoRequirement(@Caller() { tenantId }: CallerType): Promise<SsoRequirement> {
    if (!tenantId) return { requiredFrom: null, isInForce: false };
    return this.unit.inTenant(tenantId, () => this.policies.requirementOf(tenantId));
  }
}
