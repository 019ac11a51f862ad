import {
  type ActiveUsers,
  type ActiveUsersQuery,
  ActiveUsersQuerySchema,
  ActiveUsersSchema,
  type Adoption,
  type AdoptionQuery,
  AdoptionQuerySchema,
  AdoptionSchema,
  type FunnelQuery,
  FunnelQuerySchema,
  type FunnelReport,
  FunnelReportSchema,
  type SignInBreakdown,
  type SignInBreakdownQuery,
  SignInBreakdownQuerySchema,
  SignInBreakdownSchema,
  type SignInRisks,
  type SignInRisksQuery,
  SignInRisksQuerySchema,
  SignInRisksSchema,
  type SignInTimes,
  type SignInTimesQuery,
  SignInTimesQuerySchema,
  SignInTimesSchema,
  SMALLEST_GROUP,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowsUsersAmongOthers } from '../../common/about-users.js';
import { Caller, Requires } from '../../common/access.js';
import { type Caller as CallerType, tenantInQuestion } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { AnalyticsReader } from './analytics.repository.js';

const WHOSE =
  "Of the caller's tenant. A superadmin names one, or gets all together. Kept by day for 13 months, in the time zone of the tenant.";

@ApiTags('Security')
@FromStandby()
@Controller('api/v1/statistics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsReader) {}

  @Get('sign-in-breakdown')
  @Describe(
    'Get sign-ins by day and by outcome, method, application, connection, country or risk',
    `${WHOSE} Updated every few seconds. Applications and connections are counted for a tenant only.`,
  )
  @Requires('platform_management', 'tenant_management', 'reports_view')
  @ShowsUsersAmongOthers()
  @Returns(SignInBreakdownSchema, 200, [404, 422])
  async getSignInBreakdown(
    @Caller() caller: CallerType,
    @Query({ schema: SignInBreakdownQuerySchema }) query: SignInBreakdownQuery,
  ): Promise<SignInBreakdown> {
    const found = await this.analytics.signIns(tenantInQuestion(caller, query.tenantId), query);
    return caller.usersShownSince ? withoutSmallGroups(found) : found;
  }

  @Get('sign-in-risks')
  @Describe(
    'Get sign-ins by day and level of risk, and how many of them the policy acted on',
    `${WHOSE} Updated every few seconds.`,
  )
  @Requires('platform_management', 'tenant_management', 'reports_view')
  @Returns(SignInRisksSchema, 200, [404, 422])
  getSignInRisks(
    @Caller() caller: CallerType,
    @Query({ schema: SignInRisksQuerySchema }) query: SignInRisksQuery,
  ): Promise<SignInRisks> {
    return this.analytics.risks(tenantInQuestion(caller, query.tenantId), query);
  }

  @Get('active-users')
  @Describe(
    'Get the number of distinct users who signed in, by day, week or month',
    `${WHOSE} Updated every few seconds. A user who is erased later stays in the number.`,
  )
  @Requires('platform_management', 'tenant_management', 'reports_view')
  @Returns(ActiveUsersSchema, 200, [404, 422])
  getActiveUsers(
    @Caller() caller: CallerType,
    @Query({ schema: ActiveUsersQuerySchema }) query: ActiveUsersQuery,
  ): Promise<ActiveUsers> {
    return this.analytics.activeUsers(tenantInQuestion(caller, query.tenantId), query);
  }

  @Get('adoption')
  @Describe('Get how many users have a second factor and a passkey, by day', `${WHOSE} Counted once a day.`)
  @Requires('platform_management', 'tenant_management', 'reports_view')
  @Returns(AdoptionSchema, 200, [404, 422])
  getAdoption(
    @Caller() caller: CallerType,
    @Query({ schema: AdoptionQuerySchema }) query: AdoptionQuery,
  ): Promise<Adoption> {
    return this.analytics.adoption(tenantInQuestion(caller, query.tenantId), query);
  }

  @Get('sign-in-times')
  @Describe(
    'Get how long sign-ins take by step, and where users give up',
    `${WHOSE} Sign-ins on the pages of Gatehouse, counted once they end or nothing happens for 30 minutes.`,
  )
  @Requires('platform_management', 'tenant_management', 'reports_view')
  @Returns(SignInTimesSchema, 200, [404, 422])
  getSignInTimes(
    @Caller() caller: CallerType,
    @Query({ schema: SignInTimesQuerySchema }) query: SignInTimesQuery,
  ): Promise<SignInTimes> {
    return this.analytics.times(tenantInQuestion(caller, query.tenantId), query);
  }

  @Get('funnel')
  @Describe(
    'Get how far sign-ups or set-ups of connections come',
    `${WHOSE} A sign-up or a set-up counts on the day on which it began. A skipped stage counts as reached.`,
  )
  @Requires('platform_management', 'tenant_management', 'reports_view')
  @Returns(FunnelReportSchema, 200, [404, 422])
  getFunnel(
    @Caller() caller: CallerType,
    @Query({ schema: FunnelQuerySchema }) query: FunnelQuery,
  ): Promise<FunnelReport> {
    return this.analytics.funnel(tenantInQuestion(caller, query.tenantId), query);
  }
}

/** Under the works-council mode. Totals by day stay. */
function withoutSmallGroups(found: SignInBreakdown): SignInBreakdown {
  const isLarge = ({ succeeded, failed }: { succeeded: number; failed: number }) =>
    succeeded + failed >= SMALLEST_GROUP;
  const values = found.values.filter(isLarge);
  return {
    ...found,
    values: values.map((each) => ({
      ...each,
      previous: each.previous && isLarge(each.previous) ? each.previous : null,
    })),
  };
}
