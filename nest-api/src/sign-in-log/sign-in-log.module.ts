import { Global, Module } from '@nestjs/common';
import { LastSignIns } from './last-sign-ins.repository.js';
import { SignInLog } from './sign-in-log.js';
import { SignInLogMaintenance } from './sign-in-log-maintenance.js';

@Global()
@Module({ providers: [LastSignIns, SignInLog, SignInLogMaintenance], exports: [LastSignIns, SignInLog] })
export class SignInLogModule {}
