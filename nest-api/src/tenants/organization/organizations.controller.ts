import {
  type ChangeOrganization,
  ChangeOrganizationSchema,
  type Organization,
  OrganizationQuerySchema,
  OrganizationSchema,
  OwnBrandSchema,
  RemoveLogoQuerySchema,
  type SetLogo,
  SetLogoSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Patch, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { Brands } from './brands.repository.js';
import { Organizations } from './organizations.service.js';

@ApiTags('Tenants')
@Controller('api/v1/organization')
export class OrganizationsController {
  constructor(
    private readonly organizations: Organizations,
    private readonly brands: Brands,
  ) {}

  @Get()
  @Describe('The settings of the organization: how it shows itself, contacts, limits')
  @Requires('platform_management', 'tenant_management')
  @Returns(OrganizationSchema, 200, [404, 422])
  getOrganization(
    @Caller() caller: CallerType,
    @Query({ schema: OrganizationQuerySchema }) query: { tenantId?: string },
  ): Promise<Organization> {
    return this.organizations.get(caller, query.tenantId);
  }

  @Patch()
  @Describe(
    'Changes what is given; `version` is the one that was read',
    'Limits of sessions ask for a fresh proof and hold from the next sign-in of everybody.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(OrganizationSchema, 200, [404, 409, 422])
  changeOrganization(
    @Caller() caller: CallerType,
    @Body({ schema: ChangeOrganizationSchema }) body: ChangeOrganization,
    @Req() request: Request,
  ): Promise<Organization> {
    return this.organizations.change(caller, body, clientOf(request));
  }

  @Put('logo')
  @Describe('Sets the logo', 'A still PNG, JPEG or WebP; what it is says its content, not its name.')
  @Requires('platform_management', 'tenant_management')
  @Returns(OrganizationSchema, 200, [404, 409, 422])
  setLogo(
    @Caller() caller: CallerType,
    @Body({ schema: SetLogoSchema }) body: SetLogo,
    @Req() request: Request,
  ): Promise<Organization> {
    return this.organizations.setLogo(caller, body, clientOf(request));
  }

  @Delete('logo')
  @Describe('Removes the logo')
  @Requires('platform_management', 'tenant_management')
  @Returns(OrganizationSchema, 200, [404, 409, 422])
  removeLogo(
    @Caller() caller: CallerType,
    @Query({ schema: RemoveLogoQuerySchema }) query: { tenantId?: string; version: number },
    @Req() request: Request,
  ): Promise<Organization> {
    return this.organizations.removeLogo(caller, query, clientOf(request));
  }

  @Get('brand')
  @Describe('How the organization of the caller shows itself', 'For every member.')
  @Authenticated()
  @Returns(OwnBrandSchema, 200)
  async getOwnBrand(@Caller() { tenantId }: CallerType) {
    return { brand: tenantId === null ? null : await this.brands.of(tenantId) };
  }
}
