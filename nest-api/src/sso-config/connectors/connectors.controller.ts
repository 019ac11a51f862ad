import { ConnectorCodeSchema, ConnectorsSchema, IdSchema } from '@gatehouse/contracts';
import { Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { Connectors } from './connectors.service.js';

@ApiTags('Directories')
@Controller('api/v1/sso-configurations/:id')
export class ConnectorsController {
  constructor(private readonly connectors: Connectors) {}

  @Get('connectors')
  @Describe('Lists the connectors of an LDAP connection, which reach its directory from inside its network')
  @Requires('platform_management', 'tenant_management')
  @Returns(ConnectorsSchema, 200, [404])
  listConnectors(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.connectors.list(caller, id);
  }

  @Post('connector-codes')
  @Describe(
    'Creates a code that enrolls one connector',
    'The code expires after 15 minutes and works once. A code that was created before stops working.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(ConnectorCodeSchema, 201, [404, 409])
  createConnectorCode(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    return this.connectors.createCode(caller, clientOf(request), id);
  }

  @Delete('connectors/:connectorId')
  @Describe('Revokes a connector. Its next request is rejected')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  revokeConnector(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('connectorId', { schema: IdSchema }) connectorId: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.connectors.revoke(caller, clientOf(request), id, connectorId);
  }
}
