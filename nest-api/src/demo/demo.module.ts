import { Module } from '@nestjs/common';
import { DemoAccounts } from './demo-accounts.service.js';
import { DemoDataController } from './demo-data.controller.js';
import { DemoDataRepository } from './demo-data.repository.js';
import { DemoDataService } from './demo-data.service.js';
import { DemoRemoval } from './demo-removal.job.js';

@Module({
  controllers: [DemoDataController],
  providers: [DemoAccounts, DemoDataRepository, DemoDataService, DemoRemoval],
})
export class DemoModule {}
