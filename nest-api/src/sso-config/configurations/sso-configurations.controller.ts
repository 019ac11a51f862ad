import {
  type ChangeSsoConfiguration,
  ChangeSsoConfigurationSchema,
  type CreateSsoConfiguration,
  CreateSsoConfigurationSchema,
  IdSchema,
  OpenSessionsOfConnectionSchema,
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
import { encodeCursor } from '../../common/paging.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
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

  @FromStandby()
  @Get()
  @Describe(
    "Lists connections, oldest first: those of the caller's tenant; for superadmins all, or those of `tenantId`",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoConfigurationPageSchema, 200, [404])
  async listSsoConfigurations(
    @Caller() caller: CallerType,
    @Query({ schema: SsoConfigurationListQuerySchema }) query: SsoConfigurationListQuery,
  ) {
    const { rows, total } = await this.configurations.list(caller, query);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const nextCursor = rows.length > query.limit && last ? encodeCursor([last.name, last.id]) : null;
    return { items: await this.views.all(page), nextCursor, ...(total !== undefined && { total }) };
  }

  @Post()
  @Describe(
    'Creates a connection after checking its identity provider',
    'Errors name the field and what was found there.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SsoConfigurationSchema, 201, [404, 409, 422])
  async createSsoConfiguration(
    @Caller() caller: CallerType,
    @Body({ schema: CreateSsoConfigurationSchema }) body: CreateSsoConfiguration,
  ) {
    return this.views.one(await this.configurations.create(caller, body));
  }

  @Get(':id')
  @Describe('Get a connection. Secrets are only reported as set or not set')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoConfigurationSchema, 200, [404])
  async getSsoConfiguration(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.views.one(await this.configurations.get(caller, id));
  }

  @Patch(':id')
  @Describe('Updates the given fields. `version` must match the current version (optimistic locking)')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SsoConfigurationSchema, 200, [404, 409, 422])
  async changeSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeSsoConfigurationSchema }) body: ChangeSsoConfiguration,
  ) {
    return this.views.one(await this.configurations.change(caller, id, body));
  }

  @Post(':id/enable')
  @Describe('Enables sign-in through a connection')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SsoConfigurationSchema, 200, [404, 409, 422])
  async enableSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SsoVersionSchema }) body: { version: number },
  ) {
    return this.views.one(await this.configurations.switch(caller, id, body.version, true));
  }

  @Post(':id/disable')
  @Describe(
    'Disables sign-in through a connection, and ends the sessions that began through it',
    'Applications are notified by back-channel logout. The session of the caller continues.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SsoConfigurationSchema, 200, [404, 409])
  async disableSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SsoVersionSchema }) body: { version: number },
  ) {
    return this.views.one(await this.configurations.switch(caller, id, body.version, false));
  }

  @Get(':id/open-sessions')
  @Describe('Get the number of open sessions that end when the connection is disabled or deleted')
  @Requires('platform_management', 'tenant_management')
  @Returns(OpenSessionsOfConnectionSchema, 200, [404])
  async countSessionsOfConnection(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ) {
    return { count: await this.configurations.openSessions(caller, id) };
  }

  @Post(':id/refresh')
  @Describe("Refreshes the identity provider's metadata and keys")
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoConfigurationSchema, 200, [404, 422])
  async refreshSsoConfiguration(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.views.one(await this.configurations.refresh(caller, id));
  }

  @Delete(':id')
  @Describe('Deletes a connection and ends its sessions, except that of the caller. Its users stay')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409])
  deleteSsoConfiguration(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<void> {
    return this.configurations.remove(caller, id);
  }

  @FromStandby()
  @Get(':id/versions')
  @Describe('Lists the versions of a connection, newest first, with author, time and changes')
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
    'Restores an earlier version of a connection, including its secrets',
    'Checks the identity provider again. The result is a new version.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
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
