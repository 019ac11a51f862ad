import { Global, Module } from '@nestjs/common';
import { CostMeter } from './cost-meter.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

@Global()
@Module({ controllers: [MetricsController], providers: [CostMeter, Metrics], exports: [CostMeter, Metrics] })
export class TelemetryModule {}
