import {
  type AnswerDeviceRequest,
  AnswerDeviceRequestSchema,
  type DeviceRequestDto,
  DeviceRequestSchema,
  type FindDeviceRequest,
  FindDeviceRequestSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { Devices } from './devices.service.js';

/** For the page where users enter a device's code. Codes are only in bodies, so that no log contains them. */
@ApiTags('OAuth2')
@Controller('api/v1/oauth2/device')
export class DevicesController {
  constructor(private readonly devices: Devices) {}

  @Post('find')
  @Describe('Get the application and the scopes of a device code. Wrong codes are rate-limited')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(DeviceRequestSchema, 200, [404, 429])
  findDeviceRequest(
    @Caller() caller: CallerType,
    @Body({ schema: FindDeviceRequestSchema }) { user_code }: FindDeviceRequest,
    @Req() request: Request,
  ): Promise<DeviceRequestDto> {
    return this.devices.show(caller, user_code, clientOf(request));
  }

  @Post('answer')
  @Describe('Signs the device in as the caller, or denies it. Either uses up the code')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [404, 409, 429])
  async answerDeviceRequest(
    @Caller() caller: CallerType,
    @Body({ schema: AnswerDeviceRequestSchema }) body: AnswerDeviceRequest,
    @Req() request: Request,
  ): Promise<void> {
    await this.devices.answer(caller, body, clientOf(request));
  }
}
