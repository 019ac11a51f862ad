import {
  type CreateSuppression,
  CreateSuppressionSchema,
  IdSchema,
  SuppressionPageSchema,
  type SuppressionQuery,
  SuppressionQuerySchema,
  SuppressionSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { toPage } from '../common/paging.js';
import { ReadBudget } from '../common/read-budget.js';
import { Reauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { toSuppressionDto } from './incident.dto.js';
import { Suppressions } from './suppressions.service.js';

@ApiTags('Incidents')
@Controller('api/v1/detection-suppressions')
export class SuppressionsController {
  constructor(private readonly suppressions: Suppressions) {}

  @FromStandby()
  @Get()
  @Describe('List suppressions of detections that have not expired, newest first')
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @Returns(SuppressionPageSchema, 200, [404, 422])
  async listDetectionSuppressions(
    @Caller() caller: CallerType,
    @Query({ schema: SuppressionQuerySchema }) query: SuppressionQuery,
  ) {
    const named = await this.suppressions.list(caller, query);
    return toPage(
      named,
      query.limit,
      ({ row }) => ['', row.id],
      ({ row, email }) => toSuppressionDto(row, email),
    );
  }

  @Post()
  @Describe(
    'Creates a suppression',
    'Until it expires, a detection of this kind opens no incident and joins none if all of its networks are in `network`, or if `userId` is the only user. Without both, it applies to all detections of the kind.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SuppressionSchema, 201, [404, 422])
  async createDetectionSuppression(
    @Caller() caller: CallerType,
    @Body({ schema: CreateSuppressionSchema }) body: CreateSuppression,
    @Req() request: Request,
  ) {
    const { row, email } = await this.suppressions.create(caller, body, clientOf(request));
    return toSuppressionDto(row, email);
  }

  @Delete(':id')
  @Describe('Deletes a suppression')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  deleteDetectionSuppression(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.suppressions.delete(caller, id, clientOf(request));
  }
}
