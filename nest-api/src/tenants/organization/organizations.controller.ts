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
  @Describe('Get the settings of the organization: brand, contacts and limits')
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
    'Updates the given fields. `version` must match the current version (optimistic locking)',
    'Changes of session limits require re-authentication. They apply to each member from their next sign-in.',
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
  @Describe(
    'Sets the logo',
    'A still PNG, JPEG or WebP image. The content decides the type, not the file name.',
  )
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
  @Describe("Get the brand of the caller's organization", 'For every member.')
  @Authenticated()
  @Returns(OwnBrandSchema, 200)
  async getOwnBrand(@Caller() { tenantId }: CallerType) {
    return { brand: tenantId === null ? null : await this.brands.of(tenantId) };
  }
}
