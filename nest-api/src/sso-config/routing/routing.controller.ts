import { type ExplainSso, ExplainSsoSchema, SsoRouteExplanationSchema } from '@gatehouse/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, EvenWhenReadOnly, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { RouteExplanations } from './route-explanations.js';

@ApiTags('SSO configurations')
@Controller('api/v1/sso-routes')
export class RoutingController {
  constructor(private readonly explanations: RouteExplanations) {}

  @Post('explain')
  @HttpCode(200)
  @Describe(
    'Explains where an address is sent on the sign-in page',
    'Each question of the decision table with its answer. For domains of others it contains only what everybody may know.',
  )
  @Requires('platform_management', 'tenant_management')
  @EvenWhenReadOnly()
  @Returns(SsoRouteExplanationSchema, 200, [404])
  explainSsoRoute(@Caller() caller: CallerType, @Body({ schema: ExplainSsoSchema }) body: ExplainSso) {
    return this.explanations.explain(caller, body);
  }
}
