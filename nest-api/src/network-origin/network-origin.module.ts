import { Global, Module } from '@nestjs/common';
import { Origins } from './origins.js';

@Global()
@Module({ providers: [Origins], exports: [Origins] })
export class NetworkOriginModule {}
