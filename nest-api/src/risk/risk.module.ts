import { Global, Module } from '@nestjs/common';
import { RecentFailures } from './recent-failures.js';
import { SignInRisks } from './sign-in-risks.js';

@Global()
@Module({ providers: [RecentFailures, SignInRisks], exports: [SignInRisks] })
export class RiskModule {}
