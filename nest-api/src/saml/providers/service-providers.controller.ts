import {
  type ChangeSamlServiceProvider,
  ChangeSamlServiceProviderSchema,
  type CreateSamlServiceProvider,
  CreateSamlServiceProviderSchema,
  IdSchema,
  RemoveApplicationLogoQuerySchema,
  type SamlServiceProviderDto,
  type SamlServiceProviderListQuery,
  SamlServiceProviderListQuerySchema,
  SamlServiceProviderPageSchema,
  SamlServiceProviderSchema,
  type SetApplicationLogo,
  SetApplicationLogoSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { toPage } from '../../common/paging.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import type { Issuer } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import type { SamlServiceProvider } from './saml-service-provider.entity.js';
import { toServiceProviderDto } from './service-provider.dto.js';
import { ServiceProviders } from './service-providers.service.js';

/** By the id of the tenant. */
interface KnownIssuers {
  readonly own: ReadonlyMap<string | null, Issuer>;
  /** At custom domains. */
  readonly custom: ReadonlyMap<string | null, Issuer>;
}

@ApiTags('SAML')
@Controller('api/v1/admin/saml/service-providers')
export class ServiceProvidersController {
  constructor(
    private readonly providers: ServiceProviders,
    private readonly issuers: Issuers,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Describe('Registers a SAML service provider', 'With entity_id and acs_url, or with its metadata')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SamlServiceProviderSchema, 201, [404, 409, 422])
  async createSamlServiceProvider(
    @Caller() caller: CallerType,
    @Body({ schema: CreateSamlServiceProviderSchema }) body: CreateSamlServiceProvider,
    @Req() request: Request,
  ): Promise<SamlServiceProviderDto> {
    return this.toDto(await this.providers.create(caller, body, clientOf(request)));
  }

  @FromStandby()
  @Get()
  @Describe(
    "Lists service providers, newest first: those of the caller's tenant; for superadmins all, or those of `tenant_id`",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SamlServiceProviderPageSchema, 200, [404])
  async listSamlServiceProviders(
    @Caller() caller: CallerType,
    @Query({ schema: SamlServiceProviderListQuerySchema }) query: SamlServiceProviderListQuery,
  ) {
    const { rows, total } = await this.providers.list(caller, query);
    const issuers = await this.issuersOf(rows);
    return toPage(
      rows,
      query.limit,
      (provider) => [provider.name, provider.id],
      (provider) => this.withIssuer(provider, issuers),
      total,
    );
  }

  @Get(':id')
  @Describe('Get a service provider: any for a superadmin, those of their own tenant for its admins')
  @Requires('platform_management', 'tenant_management')
  @Returns(SamlServiceProviderSchema, 200, [404])
  async getSamlServiceProvider(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.toDto(await this.providers.get(caller, id));
  }

  @Patch(':id')
  @Describe('Updates the given fields. `version` must match the current version. The entity ID cannot change')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SamlServiceProviderSchema, 200, [404, 409, 422])
  async changeSamlServiceProvider(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeSamlServiceProviderSchema }) body: ChangeSamlServiceProvider,
    @Req() request: Request,
  ) {
    return this.toDto(await this.providers.change(caller, id, body, clientOf(request)));
  }

  @Post(':id/refresh')
  @Describe(
    "Refreshes a service provider's metadata. Certificates that it no longer contains are trusted for another week",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SamlServiceProviderSchema, 200, [404, 422])
  async refreshSamlServiceProvider(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    return this.toDto(await this.providers.refresh(caller, id, clientOf(request)));
  }

  @Put(':id/logo')
  @Describe(
    'Sets the logo',
    'A still PNG, JPEG or WebP image. The content decides the type, not the file name.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SamlServiceProviderSchema, 200, [404, 409, 422])
  async setSamlServiceProviderLogo(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SetApplicationLogoSchema }) { version, content }: SetApplicationLogo,
    @Req() request: Request,
  ): Promise<SamlServiceProviderDto> {
    return this.toDto(await this.providers.setLogo(caller, id, version, content, clientOf(request)));
  }

  @Delete(':id/logo')
  @Describe('Removes the logo')
  @Requires('platform_management', 'tenant_management')
  @Returns(SamlServiceProviderSchema, 200, [404, 409])
  async removeSamlServiceProviderLogo(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: RemoveApplicationLogoQuerySchema }) { version }: { version: number },
    @Req() request: Request,
  ): Promise<SamlServiceProviderDto> {
    return this.toDto(await this.providers.setLogo(caller, id, version, null, clientOf(request)));
  }

  @Delete(':id')
  @Describe('Deletes a service provider. Its entity ID stays reserved for its owner')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404])
  async deleteSamlServiceProvider(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    await this.providers.delete(caller, id, clientOf(request));
  }

  private async toDto(provider: SamlServiceProvider): Promise<SamlServiceProviderDto> {
    return this.withIssuer(provider, await this.issuersOf([provider]));
  }

  private async issuersOf(providers: readonly SamlServiceProvider[]): Promise<KnownIssuers> {
    const tenantIds = providers.map(({ tenantId }) => tenantId ?? null);
    return {
      own: await this.issuers.of(tenantIds),
      custom: await this.issuers.atCustomDomainsOf(tenantIds),
    };
  }

  private withIssuer(provider: SamlServiceProvider, { own, custom }: KnownIssuers) {
    const tenantId = provider.tenantId ?? null;
    const issuer = own.get(tenantId);
    if (!issuer) throw new Error(`service provider ${provider.id} has no issuer`);
    return toServiceProviderDto(provider, issuer, custom.get(tenantId) ?? null, this.clock.now());
  }
}
