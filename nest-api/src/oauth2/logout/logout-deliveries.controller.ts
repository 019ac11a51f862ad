import {
  IdSchema,
  type LogoutDeliveryListQuery,
  LogoutDeliveryListQuerySchema,
  LogoutDeliveryPageSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { toPage } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { LogoutDeliveries, toLogoutDeliveryDto } from './logout-deliveries.repository.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2/clients')
export class LogoutDeliveriesController {
  constructor(private readonly deliveries: LogoutDeliveries) {}

  @Get(':id/logout-deliveries')
  @Describe('Lists back-channel logout deliveries to an application, newest first. They are kept for 30 days')
  @Requires('platform_management', 'tenant_management')
  @Returns(LogoutDeliveryPageSchema, 200, [404])
  async listLogoutDeliveries(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: LogoutDeliveryListQuerySchema }) query: LogoutDeliveryListQuery,
  ) {
    const rows = await this.deliveries.list(caller, id, query);
    return toPage(rows, query.limit, (row) => [row.id, row.id], toLogoutDeliveryDto);
  }
}
