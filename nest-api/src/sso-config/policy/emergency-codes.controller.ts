import {
  EmergencyCodeStatusSchema,
  EmergencyCodesSchema,
  IdSchema,
  OfTenantSchema,
  SsoPolicyQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { EmergencyAccess } from './emergency-access.service.js';
import { requireTenant } from './policy-tenant.js';

@ApiTags('SSO configurations')
@Controller('api/v1/sso-policy/emergency-codes')
export class EmergencyCodesController {
  constructor(private readonly access: EmergencyAccess) {}

  @Get()
  @Describe('Get how many emergency codes are left, and who waits for the release of one')
  @Requires('platform_management', 'tenant_management')
  @Returns(EmergencyCodeStatusSchema, 200, [404, 422])
  getEmergencyCodes(
    @Caller() caller: CallerType,
    @Query({ schema: SsoPolicyQuerySchema }) query: { tenantId?: string },
  ) {
    return this.access.status(caller, requireTenant(caller, query.tenantId));
  }

  @Post()
  @HttpCode(200)
  @Describe('Creates new emergency codes', 'The old ones stop working immediately.')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(EmergencyCodesSchema, 200, [404, 409, 422])
  renewEmergencyCodes(
    @Caller() caller: CallerType,
    @Body({ schema: OfTenantSchema }) body: { tenantId?: string },
    @Req() request: Request,
  ) {
    return this.access.renew(caller, requireTenant(caller, body.tenantId), clientOf(request));
  }

  @Post(':id/release')
  @HttpCode(204)
  @Describe(
    'Releases the emergency code that another admin requested',
    'The code works within 15 minutes of the request. Nobody releases their own.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409, 422])
  releaseEmergencyCode(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: OfTenantSchema }) body: { tenantId?: string },
    @Req() request: Request,
  ): Promise<void> {
    return this.access.release(caller, requireTenant(caller, body.tenantId), id, clientOf(request));
  }
}
