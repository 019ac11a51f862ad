import { type SystemHealth, SystemHealthSchema, SystemSettingsSchema } from '@gatehouse/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../common/access.js';
import { Describe, Returns } from '../common/returns.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { SystemHealthReader } from './health/system-health.service.js';

@ApiTags('System')
@Controller('api/v1/system')
export class SystemController {
  constructor(
    private readonly health: SystemHealthReader,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'described'>,
  ) {}

  @Get('health')
  @Describe(
    'How database, jobs, mail, keys, certificates, upstreams and the audit trail do, now and in the last hour',
  )
  @Requires('platform_management')
  @Returns(SystemHealthSchema)
  getSystemHealth(): Promise<SystemHealth> {
    return this.health.read();
  }

  @Get('settings')
  @Describe('Every setting of the API, and where it came from', 'Of a secret only whether it is set.')
  @Requires('system_config')
  @Returns(SystemSettingsSchema)
  listSettings() {
    return { items: this.settings.described };
  }
}
