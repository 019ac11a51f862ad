import { RateLimitKeySchema, RateLimitsSchema } from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { RateLimits } from './rate-limits.service.js';

@ApiTags('Security')
@Controller('api/v1/security/rate-limits')
export class RateLimitsController {
  constructor(private readonly rateLimits: RateLimits) {}

  @Get()
  @Describe(
    'List the active rate limits',
    'A limit is active while it blocks, and for 15 minutes after it rejected an attempt. Returns at most 100, latest first.',
  )
  @Requires('platform_management')
  @Returns(RateLimitsSchema)
  async listRateLimits() {
    return { items: await this.rateLimits.list() };
  }

  @Post(':key/lift')
  @Describe('Lift a rate limit')
  @Requires('platform_management')
  @Returns(null, 204, [404])
  liftRateLimit(
    @Caller() caller: CallerType,
    @Param('key', { schema: RateLimitKeySchema }) key: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.rateLimits.lift(caller, key, clientOf(request));
  }
}
