import { Global, Module } from '@nestjs/common';
import { SuspectNetworks } from './suspect-networks.js';

@Global()
@Module({ providers: [SuspectNetworks], exports: [SuspectNetworks] })
export class SuspectNetworksModule {}
