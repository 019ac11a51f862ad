import {
  SavedSsoPolicySchema,
  type SaveSsoPolicy,
  SaveSsoPolicySchema,
  type SsoPolicyPreviewQuery,
  SsoPolicyPreviewQuerySchema,
  SsoPolicyPreviewSchema,
  SsoPolicyQuerySchema,
  SsoPolicySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { SsoPolicies } from './sso-policies.service.js';

@ApiTags('SSO configurations')
@Controller('api/v1/sso-policy')
export class SsoPoliciesController {
  constructor(private readonly policies: SsoPolicies) {}

  @Get()
  @Describe('Get whether a tenant requires single sign-on')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoPolicySchema, 200, [404, 422])
  getSsoPolicy(
    @Caller() caller: CallerType,
    @Query({ schema: SsoPolicyQuerySchema }) query: { tenantId?: string },
  ) {
    return this.policies.get(caller, query.tenantId);
  }

  @Get('preview')
  @Describe('Lists who would lose access and what prevents the requirement, page by page')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoPolicyPreviewSchema, 200, [404, 422])
  previewSsoPolicy(
    @Caller() caller: CallerType,
    @Query({ schema: SsoPolicyPreviewQuerySchema }) query: SsoPolicyPreviewQuery,
  ) {
    return this.policies.preview(caller, query);
  }

  @Put()
  @Describe(
    'Enables or disables the single sign-on requirement',
    'Requires a passed test of each enabled connection, one of them recent, and an emergency administrator who has used ' +
      'their password. Every admin gets an email. New emergency codes are returned once.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SavedSsoPolicySchema, 200, [404, 409, 422])
  saveSsoPolicy(@Caller() caller: CallerType, @Body({ schema: SaveSsoPolicySchema }) body: SaveSsoPolicy) {
    return this.policies.save(caller, body);
  }
}
