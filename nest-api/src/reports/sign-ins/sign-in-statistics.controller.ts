import {
  type SignInStatistics,
  type SignInStatisticsQuery,
  SignInStatisticsQuerySchema,
  SignInStatisticsSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import { type Caller as CallerType, tenantInQuestion } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { SignInStatisticsReader } from './sign-in-statistics.repository.js';

@ApiTags('Tenants')
@FromStandby()
@Controller('api/v1/statistics')
export class SignInStatisticsController {
  constructor(private readonly figures: SignInStatisticsReader) {}

  @Get('sign-ins')
  @Describe(
    'Get sign-in statistics: sign-ins, failures and second factors',
    "Of the caller's tenant. A superadmin names one, or gets the total of all tenants. Updated every few seconds.",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SignInStatisticsSchema, 200, [404])
  getSignInStatistics(
    @Caller() caller: CallerType,
    @Query({ schema: SignInStatisticsQuerySchema }) query: SignInStatisticsQuery,
  ): Promise<SignInStatistics> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return tenantId === null ? this.figures.ofAll(query) : this.figures.of(tenantId, query);
  }
}
