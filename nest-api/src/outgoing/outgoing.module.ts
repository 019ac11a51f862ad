import { Global, Module } from '@nestjs/common';
import { Outgoing } from './outgoing.js';

@Global()
@Module({ providers: [Outgoing], exports: [Outgoing] })
export class OutgoingModule {}
