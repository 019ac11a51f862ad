import {
  PolicyTargetListSchema,
  type SaveSignInPolicy,
  SaveSignInPolicySchema,
  SignInModelSchema,
  SignInPolicyQuerySchema,
  SignInPolicySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { SignInPolicies } from './sign-in-policies.service.js';

@ApiTags('Tenants')
@Controller('api/v1/sign-in-policy')
export class SignInPoliciesController {
  constructor(private readonly policies: SignInPolicies) {}

  @Get()
  @Describe("Get a tenant's sign-in policy")
  @Requires('platform_management', 'tenant_management')
  @Returns(SignInPolicySchema, 200, [404, 422])
  getSignInPolicy(
    @Caller() caller: CallerType,
    @Query({ schema: SignInPolicyQuerySchema }) query: { tenantId?: string },
  ) {
    return this.policies.get(caller, query.tenantId);
  }

  @Get('model')
  @Describe(
    "Get the training of a tenant's sign-in model",
    'A job trains the model once a day with the successful sign-ins of the last 30 days. It needs 500 of them, and counts them every hour until then.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SignInModelSchema, 200, [404, 422])
  getSignInModel(
    @Caller() caller: CallerType,
    @Query({ schema: SignInPolicyQuerySchema }) query: { tenantId?: string },
  ) {
    return this.policies.model(caller, query.tenantId);
  }

  @Get('targets')
  @Describe(
    "List what a rule of a tenant's sign-in policy can be about",
    'Groups and applications of the tenant, and applications of the platform, by name: the first 100 of each type. A rule can name any of them.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(PolicyTargetListSchema, 200, [404, 422])
  listSignInPolicyTargets(
    @Caller() caller: CallerType,
    @Query({ schema: SignInPolicyQuerySchema }) query: { tenantId?: string },
  ) {
    return this.policies.targets(caller, query.tenantId);
  }

  @Put()
  @Describe(
    "Updates a tenant's sign-in policy",
    'A required second factor applies to each member after the grace period. Networks apply to new sessions, and those of an application whenever a user enters it. Lists that would exclude the address of the calling admin are rejected with 422 `own_network_excluded`, unless `acceptOwnExclusion` is true.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SignInPolicySchema, 200, [404, 409, 422])
  saveSignInPolicy(
    @Caller() caller: CallerType,
    @Body({ schema: SaveSignInPolicySchema }) body: SaveSignInPolicy,
    @Req() request: Request,
  ) {
    return this.policies.save(caller, body, clientOf(request));
  }
}
