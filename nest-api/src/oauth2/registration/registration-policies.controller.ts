import {
  CreatedInitialAccessTokenSchema,
  type CreateInitialAccessToken,
  CreateInitialAccessTokenSchema,
  IdSchema,
  InitialAccessTokenListSchema,
  RegistrationPolicySchema,
  RegistrationQuerySchema,
  type SaveRegistrationPolicy,
  SaveRegistrationPolicySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { RegistrationPolicies } from './registration-policies.service.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2')
export class RegistrationPoliciesController {
  constructor(private readonly policies: RegistrationPolicies) {}

  @FromStandby()
  @Get('registration-policy')
  @Describe("Get which applications may register themselves with the caller's organization")
  @Requires('platform_management', 'tenant_management')
  @Returns(RegistrationPolicySchema, 200, [404])
  getRegistrationPolicy(
    @Caller() caller: CallerType,
    @Query({ schema: RegistrationQuerySchema }) query: { tenantId?: string },
  ) {
    return this.policies.get(caller, query.tenantId);
  }

  @Put('registration-policy')
  @Describe(
    'Saves which applications may register themselves',
    'Applications that are registered keep their settings. `version` must match the current version.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(RegistrationPolicySchema, 200, [404, 409, 422])
  saveRegistrationPolicy(
    @Caller() caller: CallerType,
    @Body({ schema: SaveRegistrationPolicySchema }) body: SaveRegistrationPolicy,
    @Req() request: Request,
  ) {
    return this.policies.save(caller, body, clientOf(request));
  }

  @FromStandby()
  @Get('initial-access-tokens')
  @Describe('Lists the initial access tokens, newest first, without their values')
  @Requires('platform_management', 'tenant_management')
  @Returns(InitialAccessTokenListSchema, 200, [404])
  async listInitialAccessTokens(
    @Caller() caller: CallerType,
    @Query({ schema: RegistrationQuerySchema }) query: { tenantId?: string },
  ) {
    return { items: await this.policies.tokensOf(caller, query.tenantId), nextCursor: null };
  }

  @Post('initial-access-tokens')
  @Describe('Creates an initial access token and returns it once')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(CreatedInitialAccessTokenSchema, 201, [404, 409])
  createInitialAccessToken(
    @Caller() caller: CallerType,
    @Body({ schema: CreateInitialAccessTokenSchema }) body: CreateInitialAccessToken,
    @Req() request: Request,
  ) {
    return this.policies.createToken(caller, body, clientOf(request));
  }

  @Delete('initial-access-tokens/:id')
  @Describe('Revokes an initial access token. Applications that registered with it stay')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  revokeInitialAccessToken(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.policies.revokeToken(caller, id, clientOf(request));
  }
}
