import { Global, Module } from '@nestjs/common';
import { NetworkWatches } from './network-watches.js';
import { RecentFailures } from './recent-failures.js';
import { SignInRisks } from './sign-in-risks.js';

@Global()
@Module({ providers: [NetworkWatches, RecentFailures, SignInRisks], exports: [NetworkWatches, SignInRisks] })
export class RiskModule {}
