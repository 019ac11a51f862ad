import {
  type AddCustomDomain,
  AddCustomDomainSchema,
  type CustomDomainQuery,
  CustomDomainQuerySchema,
  CustomDomainSchema,
  OwnCustomDomainSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { CustomDomains } from './custom-domains.service.js';

@ApiTags('Domains')
@Controller('api/v1/custom-domain')
export class CustomDomainsController {
  constructor(private readonly customDomains: CustomDomains) {}

  @Get()
  @Describe(
    'Get the custom domain of the organization, with its DNS records and the result of the last check',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(OwnCustomDomainSchema, 200, [404, 422])
  getCustomDomain(
    @Caller() caller: CallerType,
    @Query({ schema: CustomDomainQuerySchema }) query: CustomDomainQuery,
  ) {
    return this.customDomains.get(caller, query.tenantId);
  }

  @Post()
  @Describe(
    'Adds the custom domain of the organization',
    'Requires re-authentication, and a plan that includes a custom domain. It serves sign-ins once its records are found.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(CustomDomainSchema, 201, [403, 404, 409, 422])
  addCustomDomain(
    @Caller() caller: CallerType,
    @Body({ schema: AddCustomDomainSchema }) body: AddCustomDomain,
    @Req() request: Request,
  ) {
    return this.customDomains.add(caller, body, clientOf(request));
  }

  @Post('check')
  @Describe('Checks the DNS records now', '`status` and `lastCheck` contain the result.')
  @Requires('platform_management', 'tenant_management')
  @Returns(CustomDomainSchema, 200, [404, 422])
  checkCustomDomain(
    @Caller() caller: CallerType,
    @Query({ schema: CustomDomainQuerySchema }) query: CustomDomainQuery,
  ) {
    return this.customDomains.check(caller, query.tenantId);
  }

  @Delete()
  @Describe(
    'Removes the custom domain',
    'Requires re-authentication. Sessions there end, and applications can no longer use its issuer.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [403, 404, 422])
  removeCustomDomain(
    @Caller() caller: CallerType,
    @Query({ schema: CustomDomainQuerySchema }) query: CustomDomainQuery,
    @Req() request: Request,
  ): Promise<void> {
    return this.customDomains.remove(caller, query.tenantId, clientOf(request));
  }
}
