import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/access.js';
import { Describe, Returns } from '../common/returns.js';
import { Metrics } from './metrics.js';

/** Available on the API's own port only, because the gateway has no route to it. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Describe('Measurements for Prometheus')
  @Public()
  @Returns(null, 200)
  async readMetrics(@Res() response: Response): Promise<void> {
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
