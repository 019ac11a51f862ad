import {
  ClientSignalsSchema,
  IdSchema,
  type SaveClientSignals,
  SaveClientSignalsSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { ClientSignalsService } from './client-signals.service.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2/clients/:id/signals')
export class ClientSignalsController {
  constructor(private readonly signals: ClientSignalsService) {}

  @FromStandby()
  @Get()
  @Describe('Get whether an application may receive security events, and the stream that it set up')
  @Requires('platform_management', 'tenant_management')
  @Returns(ClientSignalsSchema, 200, [404])
  getClientSignals(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.signals.get(caller, id);
  }

  @Put()
  @Describe(
    "Allows an application to receive security events about its organization's users, or no longer",
    'An application that is no longer allowed loses its stream.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(ClientSignalsSchema, 200, [404, 409])
  saveClientSignals(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SaveClientSignalsSchema }) body: SaveClientSignals,
    @Req() request: Request,
  ) {
    return this.signals.save(caller, clientOf(request), id, body.allowed);
  }
}
