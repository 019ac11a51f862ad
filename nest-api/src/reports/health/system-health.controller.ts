import { type SystemHealth, SystemHealthSchema } from '@gatehouse/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { SystemHealthReader } from './system-health.service.js';

@ApiTags('System')
@Controller('api/v1/system')
export class SystemHealthController {
  constructor(private readonly health: SystemHealthReader) {}

  @Get('health')
  @Describe(
    'Get the health of database, jobs, emails, keys, certificates, identity providers, audit log and isolation, now and in the last hour',
  )
  @Requires('platform_management')
  @Returns(SystemHealthSchema)
  getSystemHealth(): Promise<SystemHealth> {
    return this.health.read();
  }
}
