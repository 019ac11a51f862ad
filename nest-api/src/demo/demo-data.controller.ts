import {
  type DemoAccountKeys,
  DemoAccountKeysSchema,
  type DemoData,
  DemoDataSchema,
} from '@gatehouse/contracts';
import { Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Public, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { Describe, Returns } from '../common/returns.js';
import { DemoAccounts } from './demo-accounts.service.js';
import { DemoDataService } from './demo-data.service.js';

@ApiTags('System')
@Controller('api/v1')
export class DemoDataController {
  constructor(
    private readonly data: DemoDataService,
    private readonly accounts: DemoAccounts,
  ) {}

  @Get('demo-accounts')
  @Describe('Lists the demo accounts of the sign-in page', 'Empty where demo data is off or was removed.')
  @Public()
  @Returns(DemoAccountKeysSchema)
  async listDemoAccounts(): Promise<DemoAccountKeys> {
    return { items: await this.accounts.list() };
  }

  @Get('system/demo-data')
  @Describe('Get what there is of the demo data')
  @Requires('platform_management')
  @Returns(DemoDataSchema)
  getDemoData(): Promise<DemoData> {
    return this.data.get();
  }

  @Delete('system/demo-data')
  @Describe(
    'Removes the demo data',
    'Erases the demo organizations and accounts for good, in the background. Organizations that other users joined stay. ' +
      'The demo superadmin stays while the platform has no other superadmin.',
  )
  @Requires('system_config')
  @Returns(DemoDataSchema, 202)
  removeDemoData(@Caller() caller: CallerType): Promise<DemoData> {
    return this.data.remove(caller);
  }
}
