import {
  type ChangeSsoConfiguration,
  ChangeSsoConfigurationSchema,
  type CreateSsoConfiguration,
  CreateSsoConfigurationSchema,
  IdSchema,
  type PageQuery,
  PageQuerySchema,
  type SsoConfigurationListQuery,
  SsoConfigurationListQuerySchema,
  SsoConfigurationPageSchema,
  SsoConfigurationSchema,
  SsoConfigurationVersionPageSchema,
  SsoVersionSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { FreshProof } from '../../common/fresh-proof.js';
import { encodeCursor } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { ConfigurationHistory } from './configuration-history.js';
import { ConfigurationViews } from './configuration-views.js';
import { SsoConfigurations } from './sso-configurations.service.js';

const NumberSchema = z.coerce.number().int().min(1).max(2_147_483_647);

@ApiTags('SSO configurations')
@Controller('api/v1/sso-configurations')
export class SsoConfigurationsController {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly history: ConfigurationHistory,
    private readonly views: ConfigurationViews,
  ) {}

  @Get()
  @Describe("Connections, oldest first: the own tenant's; for superadmins all, or those of `tenantId`")
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoConfigurationPageSchema, 200, [404])
  async listSsoConfigurations(
    @Caller() caller: CallerType,
    @Query({ schema: SsoConfigurationListQuerySchema }) query: SsoConfigurationListQuery,
  ) {
    const rows = await this.configurations.list(caller, query);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const nextCursor = rows.length > query.limit && last ? encodeCursor([last.name, last.id]) : null;
    return { items: await this.views.all(page), nextCursor };
  }

  @Post()
  @Describe(
    'Connects an upstream; it is asked before anything is saved',
    'What is wrong is told at its field with what was found there.',
  )
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(SsoConfigurationSchema, 201, [404, 409, 422])
  async createSsoConfiguration(
    @Caller() caller: CallerType,
    @Body({ schema: CreateSsoConfigurationSchema }) body: CreateSsoConfiguration,
  ) {
    return this.views.one(await this.configurations.create(caller, body));
  }

  @Get(':id')
  @Describe('One connection; secrets are told as set or not')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoConfigurationSchema, 200, [404])
  async getSsoConfiguration(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.views.one(await this.configurations.get(caller, id));
  }

  @Patch(':id')
  @Describe('Changes what is given; `version` is the one that was read')
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(SsoConfigurationSchema, 200, [404, 409, 422])
  async changeSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeSsoConfigurationSchema }) body: ChangeSsoConfiguration,
  ) {
    return this.views.one(await this.configurations.change(caller, id, body));
  }

  @Post(':id/enable')
  @Describe('People sign in by it from now on')
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(SsoConfigurationSchema, 200, [404, 409, 422])
  async enableSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SsoVersionSchema }) body: { version: number },
  ) {
    return this.views.one(await this.configurations.switch(caller, id, body.version, true));
  }

  @Post(':id/disable')
  @Describe('Nobody signs in by it from now on')
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(SsoConfigurationSchema, 200, [404, 409])
  async disableSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SsoVersionSchema }) body: { version: number },
  ) {
    return this.views.one(await this.configurations.switch(caller, id, body.version, false));
  }

  @Post(':id/refresh')
  @Describe('Reads metadata and keys of the upstream now')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoConfigurationSchema, 200, [404, 422])
  async refreshSsoConfiguration(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.views.one(await this.configurations.refresh(caller, id));
  }

  @Delete(':id')
  @Describe('Deletes a connection; the people whom it let in stay')
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(null, 204, [404, 409])
  deleteSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<void> {
    return this.configurations.remove(caller, id);
  }

  @Get(':id/versions')
  @Describe('Every save, the newest first: who, when and what changed')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoConfigurationVersionPageSchema, 200, [404])
  listSsoConfigurationVersions(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
  ) {
    return this.history.list(caller, id, query);
  }

  @Post(':id/versions/:number/restore')
  @Describe(
    'Goes back to an earlier version, secrets included',
    'The upstream is asked again; it is a new version.',
  )
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(SsoConfigurationSchema, 200, [404, 409, 422])
  async restoreSsoConfigurationVersion(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('number', { schema: NumberSchema }) number: number,
    @Body({ schema: SsoVersionSchema }) body: { version: number },
  ) {
    return this.views.one(await this.configurations.restore(caller, id, number, body.version));
  }
}
