import {
  type CreatedOAuthClientDto,
  CreatedOAuthClientSchema,
  type CreateOAuthClient,
  CreateOAuthClientSchema,
  IdSchema,
  type OAuthClientDto,
  type OAuthClientListQuery,
  OAuthClientListQuerySchema,
  OAuthClientPageSchema,
  OAuthClientSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { toPage } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { toOAuthClientDto } from './client.dto.js';
import { Clients } from './clients.service.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2/clients')
export class ClientsController {
  constructor(private readonly clients: Clients) {}

  @Post()
  @Describe('Registers an application; its secret is in this answer and in no other')
  @Requires('platform_management', 'tenant_management')
  @Returns(CreatedOAuthClientSchema, 201, [404, 409])
  async createOAuthClient(
    @Caller() caller: CallerType,
    @Body({ schema: CreateOAuthClientSchema }) body: CreateOAuthClient,
    @Req() request: Request,
  ): Promise<CreatedOAuthClientDto> {
    const { client, secret } = await this.clients.create(caller, body, clientOf(request));
    return { ...toOAuthClientDto(client), ...(secret === null ? {} : { client_secret: secret }) };
  }

  @Get()
  @Describe("Applications, oldest first: the own tenant's; for superadmins all, or those of `tenant_id`")
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthClientPageSchema, 200, [404])
  async listOAuthClients(
    @Caller() caller: CallerType,
    @Query({ schema: OAuthClientListQuerySchema }) query: OAuthClientListQuery,
  ) {
    const rows = await this.clients.list(caller, query);
    return toPage(rows, query.limit, (client) => [client.clientId, client.id], toOAuthClientDto);
  }

  @Get(':id')
  @Describe("One application: any for a superadmin, the own tenant's for its admins")
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthClientSchema, 200, [404])
  async getOAuthClient(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<OAuthClientDto> {
    return toOAuthClientDto(await this.clients.get(caller, id));
  }
}
