import {
  type ChangeOAuthClient,
  ChangeOAuthClientSchema,
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
  OAuthClientSecretListSchema,
  RemoveApplicationLogoQuerySchema,
  type RotateClientSecret,
  RotateClientSecretSchema,
  type RotatedClientSecret,
  RotatedClientSecretSchema,
  type SetApplicationLogo,
  SetApplicationLogoSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { toPage } from '../../common/paging.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { Issuers } from '../issuers/issuers.js';
import { toOAuthClientDto, toSecretDto } from './client.dto.js';
import { Clients } from './clients.service.js';
import type { OAuthClient } from './oauth-client.entity.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2/clients')
export class ClientsController {
  constructor(
    private readonly clients: Clients,
    private readonly issuers: Issuers,
  ) {}

  @Post()
  @Describe('Registers an application. Its secret is returned only once')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(CreatedOAuthClientSchema, 201, [404, 409, 422])
  async createOAuthClient(
    @Caller() caller: CallerType,
    @Body({ schema: CreateOAuthClientSchema }) body: CreateOAuthClient,
    @Req() request: Request,
  ): Promise<CreatedOAuthClientDto> {
    const { client, secret } = await this.clients.create(caller, body, clientOf(request));
    return { ...(await this.toDto(client)), ...(secret === null ? {} : { client_secret: secret }) };
  }

  @FromStandby()
  @Get()
  @Describe(
    "Lists applications, newest first: those of the caller's tenant; for superadmins all, or those of `tenant_id`",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthClientPageSchema, 200, [404])
  async listOAuthClients(
    @Caller() caller: CallerType,
    @Query({ schema: OAuthClientListQuerySchema }) query: OAuthClientListQuery,
  ) {
    const { rows, total } = await this.clients.list(caller, query);
    const owners = await this.issuers.ownersOf(rows);
    return toPage(
      rows,
      query.limit,
      ({ clientId, id }) => [clientId, id],
      (client) => toOAuthClientDto(client, owners),
      total,
    );
  }

  @Get(':id')
  @Describe('Get an application: any for a superadmin, those of their own tenant for its admins')
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthClientSchema, 200, [404])
  async getOAuthClient(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<OAuthClientDto> {
    return this.toDto(await this.clients.get(caller, id));
  }

  @Patch(':id')
  @Describe(
    'Updates the given fields. `version` must match the current version. Disabling takes effect immediately',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(OAuthClientSchema, 200, [404, 409, 422])
  async changeOAuthClient(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeOAuthClientSchema }) body: ChangeOAuthClient,
    @Req() request: Request,
  ): Promise<OAuthClientDto> {
    return this.toDto(await this.clients.change(caller, id, body, clientOf(request)));
  }

  @Get(':id/secrets')
  @Describe('Lists the valid secrets, newest first, without their values')
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthClientSecretListSchema, 200, [404])
  async listOAuthClientSecrets(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return { items: (await this.clients.secretsOf(caller, id)).map(toSecretDto), nextCursor: null };
  }

  @Post(':id/rotate-secret')
  @Describe('Creates a new secret and returns it once. The previous one stays valid for a while')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(RotatedClientSecretSchema, 200, [404, 409])
  rotateOAuthClientSecret(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: RotateClientSecretSchema }) body: RotateClientSecret,
    @Req() request: Request,
  ): Promise<RotatedClientSecret> {
    return this.clients.rotateSecret(caller, id, body.keep_old_seconds, clientOf(request));
  }

  @Put(':id/logo')
  @Describe(
    'Sets the logo',
    'A still PNG, JPEG or WebP image. The content decides the type, not the file name.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthClientSchema, 200, [404, 409, 422])
  async setOAuthClientLogo(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SetApplicationLogoSchema }) { version, content }: SetApplicationLogo,
    @Req() request: Request,
  ): Promise<OAuthClientDto> {
    return this.toDto(await this.clients.setLogo(caller, id, version, content, clientOf(request)));
  }

  @Delete(':id/logo')
  @Describe('Removes the logo')
  @Requires('platform_management', 'tenant_management')
  @Returns(OAuthClientSchema, 200, [404, 409])
  async removeOAuthClientLogo(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: RemoveApplicationLogoQuerySchema }) { version }: { version: number },
    @Req() request: Request,
  ): Promise<OAuthClientDto> {
    return this.toDto(await this.clients.setLogo(caller, id, version, null, clientOf(request)));
  }

  @Delete(':id')
  @Describe('Deletes an application and everything issued to it. Its `client_id` is never reused')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404])
  deleteOAuthClient(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.clients.delete(caller, id, clientOf(request));
  }

  private async toDto(client: OAuthClient): Promise<OAuthClientDto> {
    return toOAuthClientDto(client, await this.issuers.ownersOf([client]));
  }
}
