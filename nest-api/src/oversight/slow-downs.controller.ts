import { SlowDownKeySchema, SlowDownsSchema } from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { SlowDowns } from './slow-downs.service.js';

@ApiTags('Security')
@Controller('api/v1/security/slow-downs')
export class SlowDownsController {
  constructor(private readonly slowDowns: SlowDowns) {}

  @Get()
  @Describe(
    'List the active rate limits',
    'A limit is active while it blocks, and for 15 minutes after it rejected an attempt. Returns at most 100, latest first.',
  )
  @Requires('platform_management')
  @Returns(SlowDownsSchema)
  async listSlowDowns() {
    return { items: await this.slowDowns.list() };
  }

  @Post(':key/lift')
  @Describe('Lift a rate limit')
  @Requires('platform_management')
  @Returns(null, 204, [404])
  liftSlowDown(
    @Caller() caller: CallerType,
    @Param('key', { schema: SlowDownKeySchema }) key: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.slowDowns.lift(caller, key, clientOf(request));
  }
}
