import { SystemSettingsSchema } from '@gatehouse/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../common/access.js';
import { Describe, Returns } from '../common/returns.js';
import { SETTINGS, type Settings } from '../settings/settings.js';

@ApiTags('System')
@Controller('api/v1/system')
export class SystemController {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'described'>) {}

  @Get('settings')
  @Describe('Lists the settings of the API and their sources', 'Secrets are only reported as set or not set.')
  @Requires('system_config')
  @Returns(SystemSettingsSchema)
  listSettings() {
    return { items: this.settings.described };
  }
}
