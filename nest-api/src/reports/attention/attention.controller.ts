import { SsoAttentionQuerySchema, SsoAttentionSchema } from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { Attention } from './attention.service.js';

@ApiTags('SSO configurations')
@FromStandby()
@Controller('api/v1/sso-attention')
export class AttentionController {
  constructor(private readonly attention: Attention) {}

  @Get()
  @Describe(
    'Lists what will block sign-ins without action, soonest first',
    'Certificates that expire within 30 days, identity providers whose metadata cannot be read, domains that are no longer verified.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoAttentionSchema, 200, [404])
  async listSsoAttention(
    @Caller() caller: CallerType,
    @Query({ schema: SsoAttentionQuerySchema }) query: { tenantId?: string },
  ) {
    return { items: await this.attention.of(caller, query.tenantId) };
  }
}
