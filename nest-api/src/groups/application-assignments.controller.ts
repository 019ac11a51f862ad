import {
  ApplicationAssignmentsSchema,
  ChangeApplicationAssignmentsSchema,
  IdSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Patch, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Reauthentication } from '../common/reauthentication.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import { ApplicationAssignments, type AssignmentOrders } from './application-assignments.service.js';

const EFFECT =
  'With `assignedOnly`, sign-ins of other users are denied, and those who are not assigned any more lose their tokens ' +
  'immediately. `groupsClaim` says which groups the application receives.';

@ApiTags('Groups')
@Controller('api/v1/admin')
export class ApplicationAssignmentsController {
  constructor(private readonly assignments: ApplicationAssignments) {}

  @Get('oauth2/clients/:id/assignments')
  @Describe('Says who may use an OAuth2 application, and which groups it receives')
  @Requires('platform_management', 'tenant_management')
  @Returns(ApplicationAssignmentsSchema, 200, [404, 422])
  getOAuthClientAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return this.assignments.get(requiredTenant(caller, query.tenantId), { type: 'oauth_client', id });
  }

  @Patch('oauth2/clients/:id/assignments')
  @Describe('Changes who may use an OAuth2 application', EFFECT)
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(ApplicationAssignmentsSchema, 200, [404, 422])
  changeOAuthClientAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeApplicationAssignmentsSchema }) body: AssignmentOrders,
    @Req() request: Request,
  ) {
    const actor = actorOf(caller, request, query.tenantId);
    return this.assignments.change(actor, { type: 'oauth_client', id }, body);
  }

  @Get('saml/service-providers/:id/assignments')
  @Describe('Says who may use a SAML application, and which groups it receives')
  @Requires('platform_management', 'tenant_management')
  @Returns(ApplicationAssignmentsSchema, 200, [404, 422])
  getServiceProviderAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return this.assignments.get(requiredTenant(caller, query.tenantId), {
      type: 'saml_service_provider',
      id,
    });
  }

  @Patch('saml/service-providers/:id/assignments')
  @Describe('Changes who may use a SAML application', EFFECT)
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(ApplicationAssignmentsSchema, 200, [404, 422])
  changeServiceProviderAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeApplicationAssignmentsSchema }) body: AssignmentOrders,
    @Req() request: Request,
  ) {
    const actor = actorOf(caller, request, query.tenantId);
    return this.assignments.change(actor, { type: 'saml_service_provider', id }, body);
  }
}

function actorOf(caller: CallerType, request: Request, named: string | undefined) {
  return { caller, client: clientOf(request), tenantId: requiredTenant(caller, named) };
}
