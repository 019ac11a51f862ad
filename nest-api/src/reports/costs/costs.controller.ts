import {
  CostRowPageSchema,
  type CostRowsQuery,
  CostRowsQuerySchema,
  type CostsQuery,
  CostsQuerySchema,
  CostsSchema,
  IdSchema,
  type TenantCostsQuery,
  TenantCostsQuerySchema,
  TenantCostsSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { CostsReader } from './costs.repository.js';

@ApiTags('System')
@Controller('api/v1')
export class CostsController {
  constructor(private readonly costs: CostsReader) {}

  @Get('system/costs')
  @Describe(
    'Get the costs of all organizations by day, and the ten most expensive organizations with reasons',
    'Days are in UTC and kept for 13 months. Processes write what they counted every 30 seconds. Processor time is an estimate: the time of each process is distributed by weights of its requests.',
  )
  @Requires('platform_management')
  @Returns(CostsSchema, 200, [422])
  getCosts(@Query({ schema: CostsQuerySchema }) query: CostsQuery) {
    return this.costs.read(query);
  }

  @Get('system/costs/rows')
  @Describe(
    'List the costs of each organization and day, the oldest day first',
    'Days are in UTC and kept for 13 months. Processes write what they counted every 30 seconds.',
  )
  @Requires('platform_management')
  @Returns(CostRowPageSchema, 200, [422])
  listCosts(@Query({ schema: CostRowsQuerySchema }) query: CostRowsQuery) {
    return this.costs.list(query);
  }

  @Get('tenants/:id/costs')
  @Describe(
    'Get the costs of an organization by day, and what they consist of',
    'Days are in UTC and kept for 13 months. Processes write what they counted every 30 seconds.',
  )
  @Requires('platform_management')
  @Returns(TenantCostsSchema, 200, [404, 422])
  getTenantCosts(
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantCostsQuerySchema }) query: TenantCostsQuery,
  ) {
    return this.costs.readOf(id, query);
  }
}
