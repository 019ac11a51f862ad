import {
  IdSchema,
  type SsoStarted,
  SsoStartedSchema,
  type SsoTraceListQuery,
  SsoTraceListQuerySchema,
  SsoTracePageSchema,
  SsoTraceSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ShowsUsersAmongOthers } from '../../common/about-users.js';
import { Caller, Requires } from '../../common/access.js';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller as CallerType, isShown } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { decodeCursor, toPage } from '../../common/paging.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { SsoConfigurations } from '../configurations/sso-configurations.service.js';
import { UpstreamSignIns } from '../sign-in/upstream-sign-ins.js';
import { toTraceDto, toTraceSummary, viewerOf } from './trace.dto.js';
import { Traces } from './traces.js';

@ApiTags('SSO configurations')
@Controller('api/v1/sso-configurations/:id')
export class TracesController {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly traces: Traces,
    private readonly signIns: UpstreamSignIns,
  ) {}

  @Post('tests')
  @Describe(
    'Starts a test sign-in without a session',
    'Also works before the connection is enabled. The trace shows every step.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoStartedSchema, 201, [404, 502])
  async testSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<SsoStarted> {
    return this.signIns.test(await this.configurations.get(caller, id), caller.userId, clientOf(request));
  }

  @FromStandby()
  @Get('traces')
  @Describe(
    'List the sign-ins and tests of a connection, newest first',
    'Failures are kept for 90 days, successes for 30 days. Steps are kept for the latest 500 failures, 50 successes ' +
      'and 50 unfinished sign-ins.',
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(SsoTracePageSchema, 200, [404])
  async listSsoTraces(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: SsoTraceListQuerySchema }) query: SsoTraceListQuery,
  ) {
    const configuration = await this.configurations.get(caller, id);
    const viewer = viewerOf(caller, configuration);
    const before = query.cursor ? decodeCursor(query.cursor)[1] : undefined;
    // Tests are of admins.
    const shown = isShown(caller, new Date(0)) ? query : { ...query, purpose: 'test' as const };
    const { rows, total } = await this.traces.list(configuration, shown, before);
    return toPage(
      rows,
      query.limit,
      (row) => [row.startedAt.toISOString(), row.id],
      (row) => toTraceSummary(row, viewer),
      total,
    );
  }

  @Get('traces/:traceId')
  @Describe('Get a sign-in with its requests, checks, claims and result')
  @Requires('platform_management', 'tenant_management')
  @ShowsUsersAmongOthers()
  @Returns(SsoTraceSchema, 200, [404])
  async getSsoTrace(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('traceId', { schema: IdSchema }) traceId: string,
  ) {
    const configuration = await this.configurations.get(caller, id);
    const trace = await this.traces.get(configuration, traceId);
    if (!trace || (trace.purpose !== 'test' && !isShown(caller, trace.startedAt)))
      throw new NotFoundError('trace');
    return toTraceDto(trace, viewerOf(caller, configuration));
  }
}
