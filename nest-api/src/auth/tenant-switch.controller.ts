import {
  type LoginResult,
  LoginResultSchema,
  type OwnTenant,
  OwnTenantListSchema,
  type SwitchTenant,
  SwitchTenantSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { TenantSwitch } from './tenant-switch.js';

@ApiTags('Auth')
@Controller('api/v1/auth')
export class TenantSwitchController {
  constructor(private readonly tenants: TenantSwitch) {}

  @Get('tenants')
  @Describe("Lists the caller's organizations, most recently used first")
  @Authenticated()
  @Returns(OwnTenantListSchema, 200, [401])
  async listOwnTenants(@Caller() caller: CallerType): Promise<{ items: OwnTenant[] }> {
    return { items: await this.tenants.list(caller) };
  }

  @Post('switch-tenant')
  @Describe(
    'Switches to another organization of the caller',
    "The organization's sign-in policy applies. The response contains the token of a new session. The old session ends.",
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(LoginResultSchema, 200, [401, 403, 404, 409])
  switchTenant(
    @Caller() caller: CallerType,
    @Body({ schema: SwitchTenantSchema }) { tenantId }: SwitchTenant,
    @Req() request: Request,
  ): Promise<LoginResult> {
    return this.tenants.enter(caller, tenantId, clientOf(request));
  }
}
