import { IdSchema } from '@gatehouse/contracts';
import { Controller, Delete, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { FreshProof } from '../../common/fresh-proof.js';
import { Describe, Returns } from '../../common/returns.js';
import { Factors } from './factors.service.js';

@ApiTags('Factors')
@Controller('api/v1/people')
export class PeopleFactorsController {
  constructor(private readonly factors: Factors) {}

  @Delete(':id/factors')
  @Describe(
    'Takes every second factor of a person away who has lost them',
    'Their sessions end. Password, or directory, let them in again.',
  )
  @Requires('platform_management')
  @FreshProof()
  @Returns(null, 204, [404])
  resetFactors(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.factors.reset(caller, id, clientOf(request));
  }
}
