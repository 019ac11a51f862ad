import {
  IdSchema,
  SavedSignalReceiverSchema,
  type SaveSignalReceiver,
  SaveSignalReceiverSchema,
  SignalEventListSchema,
  SignalReceiverSchema,
  SignalSettingsSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { SignalReceivers } from './signal-receivers.service.js';

@ApiTags('SSO')
@Controller('api/v1/sso-configurations/:id/signals')
export class SignalReceiversController {
  constructor(private readonly receivers: SignalReceivers) {}

  @FromStandby()
  @Get()
  @Describe('Get from which transmitter a connection receives security events (Shared Signals Framework)')
  @Requires('platform_management', 'tenant_management')
  @Returns(SignalSettingsSchema, 200, [404])
  getSignalSettings(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.receivers.get(caller, id);
  }

  @Put()
  @Describe(
    'Sets up or changes from which transmitter a connection receives security events',
    "Reads the transmitter's metadata. Returns the bearer secret of the endpoint once, when the receiver is set up. `version` must match the current version.",
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SavedSignalReceiverSchema, 200, [404, 409, 422])
  saveSignalReceiver(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SaveSignalReceiverSchema }) body: SaveSignalReceiver,
    @Req() request: Request,
  ) {
    return this.receivers.save(caller, clientOf(request), id, body);
  }

  @Delete()
  @Describe(
    'Stops receiving security events, deletes the log of them, and lets users of disabled accounts sign in again',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409])
  removeSignalReceiver(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.receivers.remove(caller, clientOf(request), id);
  }

  @Post('secret')
  @HttpCode(200)
  @Describe(
    'Replaces the bearer secret of the endpoint and returns it once',
    'The previous secret stops working. A stream that Gatehouse created at the transmitter gets the new one.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SavedSignalReceiverSchema, 200, [404, 409, 422])
  rotateSignalSecret(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    return this.receivers.rotateSecret(caller, clientOf(request), id);
  }

  @Post('verification')
  @HttpCode(200)
  @Describe('Requests a verification event from the transmitter')
  @Requires('platform_management', 'tenant_management')
  @Returns(SignalReceiverSchema, 200, [404, 409, 422])
  requestSignalVerification(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.receivers.requestVerification(caller, id);
  }

  @FromStandby()
  @Get('events')
  @Describe('Lists the most recent security events that a connection received, newest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(SignalEventListSchema, 200, [404])
  async listSignalEvents(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return { items: await this.receivers.eventsOf(caller, id), nextCursor: null };
  }
}
