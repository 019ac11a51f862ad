import { Global, Module } from '@nestjs/common';
import { Journeys } from './journeys.js';
import { LastSignIns } from './last-sign-ins.repository.js';
import { OwnSignInsRepository } from './own-sign-ins.repository.js';
import { SignInLog } from './sign-in-log.js';
import { SignInLogMaintenance } from './sign-in-log-maintenance.js';

@Global()
@Module({
  providers: [Journeys, LastSignIns, OwnSignInsRepository, SignInLog, SignInLogMaintenance],
  exports: [Journeys, LastSignIns, OwnSignInsRepository, SignInLog],
})
export class SignInLogModule {}
