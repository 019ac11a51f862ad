import {
  type PolicyReplay,
  type PolicyReplayQuery,
  PolicyReplayQuerySchema,
  PolicyReplaySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowsUsers } from '../../common/about-users.js';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { PolicyReplays } from './policy-replays.repository.js';

@ApiTags('Sign-in log')
@FromStandby()
@Controller('api/v1/sign-in-policy/replay')
export class PolicyReplaysController {
  constructor(private readonly replays: PolicyReplays) {}

  @Get()
  @Describe(
    'Runs a rule over the sign-ins of the last 30 days and lists the users who would have been affected',
    'Changes nothing. Successful sign-ins are kept for 30 days, so older ones are not considered.',
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsers(30)
  @Returns(PolicyReplaySchema, 200, [404, 422])
  replaySignInPolicy(
    @Caller() caller: CallerType,
    @Query({ schema: PolicyReplayQuerySchema }) query: PolicyReplayQuery,
  ): Promise<PolicyReplay> {
    return this.replays.run(caller, query);
  }
}
