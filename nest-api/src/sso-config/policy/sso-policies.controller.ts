import {
  type PageQuery,
  PageQuerySchema,
  type SaveSsoPolicy,
  SaveSsoPolicySchema,
  SsoPolicyPreviewSchema,
  SsoPolicyQuerySchema,
  SsoPolicySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { FreshProof } from '../../common/fresh-proof.js';
import { Describe, Returns } from '../../common/returns.js';
import { SsoPolicies } from './sso-policies.service.js';

@ApiTags('SSO configurations')
@Controller('api/v1/sso-policy')
export class SsoPoliciesController {
  constructor(private readonly policies: SsoPolicies) {}

  @Get()
  @Describe('Whether a tenant lets people in through its connections alone')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoPolicySchema, 200, [404, 422])
  getSsoPolicy(
    @Caller() caller: CallerType,
    @Query({ schema: SsoPolicyQuerySchema }) query: { tenantId?: string },
  ) {
    return this.policies.get(caller, query.tenantId);
  }

  @Post('preview')
  @Describe('Who would no longer get in, page by page, and what keeps it from being switched on')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoPolicyPreviewSchema, 200, [404, 422])
  previewSsoPolicy(
    @Caller() caller: CallerType,
    @Body({ schema: SaveSsoPolicySchema }) body: SaveSsoPolicy,
    @Query({ schema: PageQuerySchema }) page: PageQuery,
  ) {
    return this.policies.preview(caller, body, page);
  }

  @Put()
  @Describe(
    'Enforces single sign-on or stops to',
    'Only after a fresh passed test, and with somebody named for emergencies.',
  )
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(SsoPolicySchema, 200, [404, 409, 422])
  saveSsoPolicy(@Caller() caller: CallerType, @Body({ schema: SaveSsoPolicySchema }) body: SaveSsoPolicy) {
    return this.policies.save(caller, body);
  }
}
