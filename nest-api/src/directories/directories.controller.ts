import {
  type ChangeDirectory,
  ChangeDirectorySchema,
  type CreateDirectory,
  CreateDirectorySchema,
  type CreateDirectoryToken,
  CreateDirectoryTokenSchema,
  CreatedDirectoryTokenSchema,
  DirectoryChangePageSchema,
  type DirectoryChangeQuery,
  DirectoryChangeQuerySchema,
  DirectoryDaysSchema,
  DirectoryRequestPageSchema,
  type DirectoryRequestQuery,
  DirectoryRequestQuerySchema,
  DirectorySchema,
  DirectoryTokensSchema,
  DirectoryUserPageSchema,
  type DirectoryUserQuery,
  DirectoryUserQuerySchema,
  type DirectoryVersion,
  DirectoryVersionSchema,
  IdSchema,
  type UndoDirectoryDay,
  UndoDirectoryDaySchema,
  UndoneDirectoryDaySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { toPage } from '../common/paging.js';
import { Reauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { Directories, type DirectoryOrder } from './directories.service.js';
import {
  DirectoryViews,
  toDirectoryChangeDto,
  toDirectoryRequestDto,
  toDirectoryTokenDto,
  toDirectoryUserDto,
} from './directory-views.js';

@ApiTags('Directories')
@Controller('api/v1/sso-configurations/:id/directory')
export class DirectoriesController {
  constructor(
    private readonly directories: Directories,
    private readonly views: DirectoryViews,
  ) {}

  @Get()
  @Describe('Get the directory of a connection. The state is `off` if it has none')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectorySchema, 200, [404])
  getDirectory(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.shown(caller, id);
  }

  @Post()
  @Describe(
    'Turns on provisioning for a connection',
    'The directory begins as a preview: it records users, and nothing takes effect until it is approved.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(DirectorySchema, 201, [404, 409])
  async createDirectory(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: CreateDirectorySchema }) body: CreateDirectory,
    @Req() request: Request,
  ) {
    await this.directories.turnOn(orderOf(caller, id, request), body);
    return this.shown(caller, id);
  }

  @Patch()
  @Describe('Updates the given settings. `version` must match the current version (optimistic locking)')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(DirectorySchema, 200, [404, 409])
  async changeDirectory(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeDirectorySchema }) body: ChangeDirectory,
    @Req() request: Request,
  ) {
    await this.directories.change(orderOf(caller, id, request), body);
    return this.shown(caller, id);
  }

  @Delete()
  @Describe(
    'Turns off provisioning for a connection',
    'Deletes the users, tokens, changes and requests of the directory. Members keep their status, and admins manage them again.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404])
  deleteDirectory(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.directories.turnOff(orderOf(caller, id, request));
  }

  @Post('approve')
  @Describe(
    'Approves what waits: the preview, or the deactivations of a paused directory',
    'The first 500 changes take effect immediately, the others within a minute. The last administrator is never deactivated.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(DirectorySchema, 200, [404, 409])
  async approveDirectory(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: DirectoryVersionSchema }) body: DirectoryVersion,
    @Req() request: Request,
  ) {
    await this.directories.approve(orderOf(caller, id, request), body.version);
    return this.shown(caller, id);
  }

  @Post('reject')
  @Describe(
    'Rejects the deactivations of a paused directory',
    'The members keep their access until the directory changes them again. The directory is active again.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(DirectorySchema, 200, [404, 409])
  async rejectDirectory(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: DirectoryVersionSchema }) body: DirectoryVersion,
    @Req() request: Request,
  ) {
    await this.directories.reject(orderOf(caller, id, request), body.version);
    return this.shown(caller, id);
  }

  @Post('retry')
  @Describe('Tries again to link active users that have no account, for example after a domain was verified')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectorySchema, 200, [404])
  async retryDirectory(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    await this.directories.retry(orderOf(caller, id, request));
    return this.shown(caller, id);
  }

  @Post('undo')
  @HttpCode(200)
  @Describe(
    'Undoes what the directory changed on a day',
    'Users get the access, name and email address from before. Users that were created on the day lose their access. The directory is paused.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(UndoneDirectoryDaySchema, 200, [404])
  undoDirectoryDay(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: UndoDirectoryDaySchema }) body: UndoDirectoryDay,
    @Req() request: Request,
  ) {
    return this.directories.undo(orderOf(caller, id, request), body.day);
  }

  @FromStandby()
  @Get('tokens')
  @Describe('Lists the tokens and OAuth clients of a directory, without their values')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryTokensSchema, 200, [404])
  async listDirectoryTokens(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return { items: (await this.directories.listTokens(caller, id)).map(toDirectoryTokenDto) };
  }

  @Post('tokens')
  @Describe(
    'Creates a token or an OAuth client for the SCIM endpoints of the connection',
    'The token or client secret is returned only once. A directory can have two of them, so that one can replace the other. A client gets access tokens for these endpoints alone. Send no `resource` or the base URL, and no `scope` or `scim`.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(CreatedDirectoryTokenSchema, 201, [404, 409])
  async createDirectoryToken(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: CreateDirectoryTokenSchema }) body: CreateDirectoryToken,
    @Req() request: Request,
  ) {
    const { token, secret } = await this.directories.createToken(orderOf(caller, id, request), body);
    return { token: toDirectoryTokenDto(token), secret };
  }

  @Delete('tokens/:tokenId')
  @Describe('Revokes a token or an OAuth client of a directory. Its requests are rejected immediately')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  revokeDirectoryToken(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('tokenId', { schema: IdSchema }) tokenId: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.directories.revokeToken(orderOf(caller, id, request), tokenId);
  }

  @FromStandby()
  @Get('requests')
  @Describe('Lists the last SCIM requests of a directory, newest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryRequestPageSchema, 200, [404])
  async listDirectoryRequests(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: DirectoryRequestQuerySchema }) query: DirectoryRequestQuery,
  ) {
    const rows = await this.directories.listRequests(caller, id, query);
    return toPage(rows, query.limit, cursorOf, toDirectoryRequestDto);
  }

  @FromStandby()
  @Get('changes')
  @Describe('Lists what a directory changed, newest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryChangePageSchema, 200, [404])
  async listDirectoryChanges(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: DirectoryChangeQuerySchema }) query: DirectoryChangeQuery,
  ) {
    const rows = await this.directories.listChanges(caller, id, query);
    return toPage(rows, query.limit, cursorOf, toDirectoryChangeDto);
  }

  @FromStandby()
  @Get('days')
  @Describe('Counts what a directory changed on each day, newest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryDaysSchema, 200, [404])
  async listDirectoryDays(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return { items: await this.directories.listDays(caller, id) };
  }

  @FromStandby()
  @Get('users')
  @Describe('Lists users of a directory, oldest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryUserPageSchema, 200, [404])
  async listDirectoryUsers(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: DirectoryUserQuerySchema }) query: DirectoryUserQuery,
  ) {
    const rows = await this.directories.listUsers(caller, id, query);
    return toPage(rows, query.limit, cursorOf, toDirectoryUserDto);
  }

  private async shown(caller: CallerType, id: string) {
    return this.views.one(id, await this.directories.get(caller, id));
  }
}

function orderOf(caller: CallerType, id: string, request: Request): DirectoryOrder {
  return { caller, id, client: clientOf(request) };
}

function cursorOf({ id }: { readonly id: string }): [string, string] {
  return ['', id];
}
