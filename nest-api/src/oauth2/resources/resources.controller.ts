import {
  type ChangeOAuthResource,
  ChangeOAuthResourceSchema,
  type CreateOAuthResource,
  CreateOAuthResourceSchema,
  IdSchema,
  type OAuthResourceDto,
  type OAuthResourceListQuery,
  OAuthResourceListQuerySchema,
  OAuthResourcePageSchema,
  OAuthResourceSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { toPage } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { type Owners, ownerOf } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import type { OAuthResource } from './oauth-resource.entity.js';
import { Resources } from './resources.service.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2/resources')
export class ResourcesController {
  constructor(
    private readonly resources: Resources,
    private readonly issuers: Issuers,
  ) {}

  @Post()
  @Describe('Registers an API for which applications of the same owner can get tokens')
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthResourceSchema, 201, [404, 409, 422])
  async createOAuthResource(
    @Caller() caller: CallerType,
    @Body({ schema: CreateOAuthResourceSchema }) body: CreateOAuthResource,
    @Req() request: Request,
  ): Promise<OAuthResourceDto> {
    return this.toDto(await this.resources.create(caller, body, clientOf(request)));
  }

  @FromStandby()
  @Get()
  @Describe(
    "Lists APIs, oldest first: those of the caller's tenant; for superadmins all, or those of `tenant_id`",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthResourcePageSchema, 200, [404])
  async listOAuthResources(
    @Caller() caller: CallerType,
    @Query({ schema: OAuthResourceListQuerySchema }) query: OAuthResourceListQuery,
  ) {
    const { rows, total } = await this.resources.list(caller, query);
    const owners = await this.issuers.ownersOf(rows);
    return toPage(
      rows,
      query.limit,
      ({ identifier, id }) => [identifier, id],
      (resource) => toDto(resource, owners),
      total,
    );
  }

  @Get(':id')
  @Describe('Get an API: any for a superadmin, those of their own tenant for its admins')
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthResourceSchema, 200, [404])
  async getOAuthResource(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<OAuthResourceDto> {
    return this.toDto(await this.resources.get(caller, id));
  }

  @Patch(':id')
  @Describe('Updates the given fields. `version` must match the current version. Applies from the next token')
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthResourceSchema, 200, [404, 409, 422])
  async changeOAuthResource(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeOAuthResourceSchema }) body: ChangeOAuthResource,
    @Req() request: Request,
  ): Promise<OAuthResourceDto> {
    return this.toDto(await this.resources.change(caller, id, body, clientOf(request)));
  }

  @Delete(':id')
  @Describe('Deletes an API that no application uses')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404, 409])
  async deleteOAuthResource(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    await this.resources.delete(caller, id, clientOf(request));
  }

  private async toDto(resource: OAuthResource): Promise<OAuthResourceDto> {
    return toDto(resource, await this.issuers.ownersOf([resource]));
  }
}

function toDto(resource: OAuthResource, owners: Owners): OAuthResourceDto {
  return {
    id: resource.id,
    ...ownerOf(resource.tenantId, owners),
    identifier: resource.identifier,
    name: resource.name,
    token_format: resource.tokenFormat,
    scopes: resource.scopes,
    may_act: resource.mayAct,
    downstream: resource.downstream,
    created_at: resource.createdAt.toISOString(),
    updated_at: resource.updatedAt.toISOString(),
    version: resource.version,
  };
}
