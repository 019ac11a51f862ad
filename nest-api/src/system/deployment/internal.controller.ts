import { type InstanceReport, InstanceReportSchema } from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/access.js';
import { NotFoundError } from '../../common/app-error.js';
import { isInternalPeer } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { Instances } from './instances.repository.js';

/**
 * Receives the heartbeats of web app and gateway. Available on the API's own port only, as the gateway has no route to
 * it, and only with the internal secret.
 */
@ApiExcludeController()
@Controller('internal')
export class InternalController {
  constructor(private readonly instances: Instances) {}

  @Post('instances')
  @Describe('A process says that it is there')
  @Public()
  @Returns(null)
  async reportInstance(
    @Req() request: Request,
    @Body({ schema: InstanceReportSchema }) report: InstanceReport,
  ): Promise<void> {
    if (!isInternalPeer(request) || report.kind === 'api') throw new NotFoundError();
    await this.instances.report(report);
  }
}
