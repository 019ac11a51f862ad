import {
  type AssignProvisioning,
  AssignProvisioningSchema,
  type ChangeProvisioning,
  ChangeProvisioningSchema,
  type CreateProvisioning,
  CreateProvisioningSchema,
  IdSchema,
  type PageQuery,
  PageQuerySchema,
  type PreviewProvisioning,
  PreviewProvisioningSchema,
  ProvisioningAssignmentPageSchema,
  ProvisioningAssignmentSchema,
  type ProvisioningDto,
  type ProvisioningListQuery,
  ProvisioningListQuerySchema,
  type ProvisioningObjectListQuery,
  ProvisioningObjectListQuerySchema,
  ProvisioningObjectPageSchema,
  ProvisioningPageSchema,
  type ProvisioningPreview,
  ProvisioningPreviewSchema,
  ProvisioningRetriedSchema,
  ProvisioningSchema,
  type ProvisioningTest,
  ProvisioningTestSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { toPage } from '../../common/paging.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { ConnectionTest } from './connection-test.js';
import { toAssignmentDto, toObjectDto, toProvisioningDto } from './provisioning.dto.js';
import { Provisionings } from './provisionings.service.js';

@ApiTags('Provisioning')
@Controller('api/v1/admin/provisioning')
export class ProvisioningsController {
  constructor(
    private readonly provisionings: Provisionings,
    private readonly test: ConnectionTest,
  ) {}

  @Post()
  @Describe(
    'Sets up provisioning for an application of an organization. Nothing is sent before it is started',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(ProvisioningSchema, 201, [404, 409, 422])
  async createProvisioning(
    @Caller() caller: CallerType,
    @Body({ schema: CreateProvisioningSchema }) body: CreateProvisioning,
    @Req() request: Request,
  ): Promise<ProvisioningDto> {
    return toProvisioningDto(await this.provisionings.create(caller, body, clientOf(request)));
  }

  @FromStandby()
  @Get()
  @Describe(
    "Lists applications with provisioning: those of the caller's tenant; for superadmins all, or those of `tenant_id`",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningPageSchema, 200, [404])
  async listProvisionings(
    @Caller() caller: CallerType,
    @Query({ schema: ProvisioningListQuerySchema }) query: ProvisioningListQuery,
  ) {
    const views = await this.provisionings.list(caller, query);
    return toPage(views, query.limit, ({ provisioning: { id } }) => [id, id], toProvisioningDto);
  }

  @Get(':id')
  @Describe('Get the provisioning of an application, with the number of accounts by status')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningSchema, 200, [404])
  async getProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<ProvisioningDto> {
    return toProvisioningDto(await this.provisionings.get(caller, id));
  }

  @Patch(':id')
  @Describe(
    'Updates the given fields. `version` must match the current version. Accounts are compared with the new settings and delivered again where they differ. A secret must be entered again if it would be sent to another server',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(ProvisioningSchema, 200, [404, 409, 422])
  async changeProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeProvisioningSchema }) body: ChangeProvisioning,
    @Req() request: Request,
  ): Promise<ProvisioningDto> {
    return toProvisioningDto(await this.provisionings.change(caller, id, body, clientOf(request)));
  }

  @Delete(':id')
  @Describe('Removes provisioning from an application. Accounts at the target stay as they are')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404])
  deleteProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.provisionings.delete(caller, id, clientOf(request));
  }

  @Post(':id/test')
  @Describe(
    'Tests the address and the credentials, and reads what the target supports. Changes nothing there',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningTestSchema, 200, [404])
  async testProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<ProvisioningTest> {
    return this.test.run(await this.provisionings.settings(caller, id));
  }

  @Post(':id/preview')
  @Describe(
    'Returns the account that a user would get, with the saved mapping or the given one. Sends nothing',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningPreviewSchema, 200, [404, 422])
  previewProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: PreviewProvisioningSchema }) body: PreviewProvisioning,
  ): Promise<ProvisioningPreview> {
    return this.provisionings.preview(caller, id, body);
  }

  @Post(':id/start')
  @Describe('Starts delivery, or tries a target again that stopped')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningSchema, 200, [404])
  async startProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<ProvisioningDto> {
    return toProvisioningDto(await this.provisionings.start(caller, id, clientOf(request)));
  }

  @Post(':id/pause')
  @Describe('Pauses delivery. Changes are kept and delivered after the next start')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningSchema, 200, [404])
  async pauseProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<ProvisioningDto> {
    return toProvisioningDto(await this.provisionings.pause(caller, id, clientOf(request)));
  }

  @Post(':id/reconcile')
  @Describe(
    'Compares all accounts of the target with what they should be, in the background. Also runs every night. Rejected objects are tried again',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningSchema, 200, [404])
  async reconcileProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<ProvisioningDto> {
    return toProvisioningDto(await this.provisionings.reconcile(caller, id, clientOf(request)));
  }

  @Post(':id/retry')
  @Describe('Delivers all objects again that the target rejected or that differ there')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningRetriedSchema, 200, [404])
  async retryProvisioning(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return { count: await this.provisionings.retry(caller, id, null) };
  }

  @FromStandby()
  @Get(':id/objects')
  @Describe('Lists accounts and groups of the target with their status, oldest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningObjectPageSchema, 200, [404])
  async listProvisioningObjects(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: ProvisioningObjectListQuerySchema }) query: ProvisioningObjectListQuery,
  ) {
    const { rows, total } = await this.provisionings.listObjects(caller, id, query);
    return toPage(rows, query.limit, (row) => [row.id, row.id], toObjectDto, total);
  }

  @Post(':id/objects/:objectId/retry')
  @Describe('Delivers one object again. Overwrites what differs at the target')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningRetriedSchema, 200, [404])
  async retryProvisioningObject(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('objectId', { schema: IdSchema }) objectId: string,
  ) {
    return { count: await this.provisionings.retry(caller, id, objectId) };
  }

  @FromStandby()
  @Get(':id/assignments')
  @Describe('Lists assigned users and groups, oldest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningAssignmentPageSchema, 200, [404])
  async listProvisioningAssignments(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
  ) {
    const rows = await this.provisionings.listAssignments(caller, id, query);
    return toPage(rows, query.limit, (row) => [row.id, row.id], toAssignmentDto);
  }

  @Post(':id/assignments')
  @Describe('Assigns a user or a group. They get an account unless everybody has one')
  @Requires('platform_management', 'tenant_management')
  @Returns(ProvisioningAssignmentSchema, 201, [404, 409])
  async assignProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: AssignProvisioningSchema }) body: AssignProvisioning,
    @Req() request: Request,
  ) {
    return toAssignmentDto(await this.provisionings.assign(caller, id, body, clientOf(request)));
  }

  @Delete(':id/assignments/:assignmentId')
  @Describe('Removes an assignment. Accounts of users who are no longer assigned end as the settings say')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  unassignProvisioning(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('assignmentId', { schema: IdSchema }) assignmentId: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.provisionings.unassign(caller, id, assignmentId, clientOf(request));
  }
}
