import { type SignInFigures, SignInFiguresQuerySchema, SignInFiguresSchema } from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import { type Caller as CallerType, tenantInQuestion } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { SignInFiguresReader } from './sign-in-figures.repository.js';

@ApiTags('Tenants')
@Controller('api/v1/figures')
export class SignInFiguresController {
  constructor(private readonly figures: SignInFiguresReader) {}

  @Get('sign-ins')
  @Describe(
    'How many sign in, how many fail, and how many have a second factor',
    "Of the caller's tenant. A superadmin names one, or gets those of all. Counted every few seconds.",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SignInFiguresSchema, 200, [404])
  getSignInFigures(
    @Caller() caller: CallerType,
    @Query({ schema: SignInFiguresQuerySchema }) query: { tenantId?: string },
  ): Promise<SignInFigures> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return tenantId === null ? this.figures.ofAll() : this.figures.of(tenantId);
  }
}
