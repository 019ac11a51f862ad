import {
  ApplicationAssignmentsSchema,
  ChangeApplicationAssignmentsSchema,
  IdSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { applyDecorators, Body, Controller, Get, Param, Patch, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Reauthentication } from '../common/reauthentication.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import {
  type Application,
  ApplicationAssignments,
  type AssignmentOrders,
} from './application-assignments.service.js';

const EFFECT =
  'With `assignedOnly`, sign-ins of other users are denied, and those who are not assigned any more lose their tokens ' +
  'immediately. `groupsClaim` says which groups the application receives.';

const AnswersAssignments = () =>
  applyDecorators(
    Requires('platform_management', 'tenant_management'),
    Returns(ApplicationAssignmentsSchema, 200, [404, 422]),
  );

@ApiTags('Groups')
@Controller('api/v1/admin')
export class ApplicationAssignmentsController {
  constructor(private readonly assignments: ApplicationAssignments) {}

  @Get('oauth2/clients/:id/assignments')
  @Describe('Says who may use an OAuth2 application, and which groups it receives')
  @AnswersAssignments()
  getOAuthClientAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return this.get(caller, query, { type: 'oauth_client', id });
  }

  @Patch('oauth2/clients/:id/assignments')
  @Describe('Changes who may use an OAuth2 application', EFFECT)
  @Reauthentication()
  @AnswersAssignments()
  changeOAuthClientAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeApplicationAssignmentsSchema }) body: AssignmentOrders,
    @Req() request: Request,
  ) {
    return this.change(caller, query, request, { type: 'oauth_client', id }, body);
  }

  @Get('saml/service-providers/:id/assignments')
  @Describe('Says who may use a SAML application, and which groups it receives')
  @AnswersAssignments()
  getServiceProviderAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return this.get(caller, query, { type: 'saml_service_provider', id });
  }

  @Patch('saml/service-providers/:id/assignments')
  @Describe('Changes who may use a SAML application', EFFECT)
  @Reauthentication()
  @AnswersAssignments()
  changeServiceProviderAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeApplicationAssignmentsSchema }) body: AssignmentOrders,
    @Req() request: Request,
  ) {
    return this.change(caller, query, request, { type: 'saml_service_provider', id }, body);
  }

  private get(caller: CallerType, { tenantId }: TenantQuery, application: Application) {
    return this.assignments.get(requiredTenant(caller, tenantId), application);
  }

  private change(
    caller: CallerType,
    { tenantId }: TenantQuery,
    request: Request,
    application: Application,
    orders: AssignmentOrders,
  ) {
    const actor = { caller, client: clientOf(request), tenantId: requiredTenant(caller, tenantId) };
    return this.assignments.change(actor, application, orders);
  }
}
