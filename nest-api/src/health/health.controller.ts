import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../common/access.js';
import { Describe, Returns } from '../common/returns.js';
import { Readiness } from './readiness.js';

const Health = z.object({ status: z.literal('ok') });
type Health = z.infer<typeof Health>;

/** For whatever restarts or balances the process. Answered on the API's own port only: the gateway has no route here. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Describe('The process answers', 'Says nothing of the database: a restart would not bring that back.')
  @Public()
  @Returns(Health)
  checkLive(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Describe('The process can serve: 503 with the cause while it cannot')
  @Public()
  @Returns(Health)
  async checkReady(): Promise<Health> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
