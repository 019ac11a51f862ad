import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { BatchController } from './batch.controller.js';
import { BatchReadGuard } from './batch-read.guard.js';

@Module({
  controllers: [BatchController],
  providers: [{ provide: APP_GUARD, useClass: BatchReadGuard }],
})
export class BatchModule {}
