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
    'Get sign-in statistics: sign-ins, failures and second factors',
    "Of the caller's tenant. A superadmin names one, or gets the total of all tenants. Updated every few seconds.",
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
