import { Global, Module } from '@nestjs/common';
import { SignInLog } from './sign-in-log.js';
import { SignInLogMaintenance } from './sign-in-log-maintenance.js';

@Global()
@Module({ providers: [SignInLog, SignInLogMaintenance], exports: [SignInLog] })
export class SignInLogModule {}
