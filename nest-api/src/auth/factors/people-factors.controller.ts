import { IdSchema, ResetFactorsSchema } from '@gatehouse/contracts';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { Factors } from './factors.service.js';

@ApiTags('Factors')
@Controller('api/v1/people')
export class PeopleFactorsController {
  constructor(private readonly factors: Factors) {}

  @Post(':id/factors/reset')
  @Describe(
    'Removes all second factors of a user who lost them',
    "Ends the user's sessions. They sign in again with their password or identity provider. `identifiedBy` is recorded in the audit log.",
  )
  @Requires('platform_management')
  @Reauthentication()
  @Returns(null, 204, [404])
  resetFactors(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ResetFactorsSchema }) body: { identifiedBy: string },
    @Req() request: Request,
  ): Promise<void> {
    return this.factors.reset(caller, id, body.identifiedBy, clientOf(request));
  }
}
