import {
  CreatedLiveDisplaySchema,
  type CreateLiveDisplay,
  CreateLiveDisplaySchema,
  IdSchema,
  LiveDisplayListSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { LiveDisplays } from './live-displays.service.js';

@ApiTags('System')
@Controller('api/v1/system/live/displays')
export class LiveDisplaysController {
  constructor(private readonly displays: LiveDisplays) {}

  @Get()
  @Describe('List the displays of the live board that have not expired, by name')
  @Requires('platform_management')
  @Returns(LiveDisplayListSchema)
  async listLiveDisplays() {
    return { items: await this.displays.list() };
  }

  @Post()
  @Describe(
    'Create a display of the live board',
    'A display is a browser that shows the live board without a session, for example a screen on a wall. It cannot read other data. At most 50 displays can exist.',
  )
  @Requires('platform_management')
  @Reauthentication()
  @Returns(CreatedLiveDisplaySchema, 201, [409])
  createLiveDisplay(
    @Caller() caller: CallerType,
    @Body({ schema: CreateLiveDisplaySchema }) body: CreateLiveDisplay,
    @Req() request: Request,
  ) {
    return this.displays.create(caller, body, clientOf(request));
  }

  @Delete(':id')
  @Describe('Delete a display of the live board')
  @Requires('platform_management')
  @Returns(null, 204, [404])
  deleteLiveDisplay(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.displays.delete(caller, id, clientOf(request));
  }
}
