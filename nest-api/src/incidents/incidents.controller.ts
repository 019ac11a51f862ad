import {
  type ActOnIncident,
  ActOnIncidentSchema,
  type ChangeIncident,
  ChangeIncidentSchema,
  type CloseIncident,
  CloseIncidentSchema,
  type CommentIncident,
  CommentIncidentSchema,
  IdSchema,
  type IncidentDetail,
  IncidentDetailSchema,
  IncidentPageSchema,
  type IncidentQuery,
  IncidentQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ShowsUsersAmongOthers } from '../common/about-users.js';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { toPage } from '../common/paging.js';
import { ReadBudget } from '../common/read-budget.js';
import { Reauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { Origins } from '../network-origin/origins.js';
import { toIncidentDetailDto, toIncidentDto } from './incident.dto.js';
import { IncidentActions } from './incident-actions.service.js';
import { type IncidentOrder, Incidents } from './incidents.service.js';

@ApiTags('Incidents')
@Controller('api/v1/incidents')
export class IncidentsController {
  constructor(
    private readonly incidents: Incidents,
    private readonly actions: IncidentActions,
    private readonly origins: Origins,
  ) {}

  @FromStandby()
  @Get()
  @Describe(
    'List incidents, newest first',
    "Of the caller's tenant. A superadmin names one, or gets those of all tenants and of the platform. An attack on " +
      'sign-ins opens an incident within ten seconds. Closed incidents are kept for a year.',
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(IncidentPageSchema, 200, [404, 422])
  async listIncidents(
    @Caller() caller: CallerType,
    @Query({ schema: IncidentQuerySchema }) query: IncidentQuery,
  ) {
    const { rows, total, names } = await this.incidents.list(caller, query);
    return toPage(
      rows,
      query.limit,
      ({ id }) => ['', id],
      (row) => toIncidentDto(row, names, caller),
      total,
    );
  }

  @Get(':id')
  @Describe('Get an incident with its timeline, affected users, networks and sessions, and suggested actions')
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(IncidentDetailSchema, 200, [404])
  getIncident(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<IncidentDetail> {
    return this.read(caller, id);
  }

  @Patch(':id')
  @Describe(
    'Changes the state or the assignee of an incident',
    '`version` must match the current version. `open` reopens a closed incident; other changes of a closed one return 409 `incident_closed`.',
  )
  @Requires('platform_management', 'tenant_management')
  @ShowsUsersAmongOthers()
  @Returns(IncidentDetailSchema, 200, [404, 409, 422])
  async changeIncident(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeIncidentSchema }) body: ChangeIncident,
    @Req() request: Request,
  ) {
    await this.incidents.change(orderOf(caller, request, id), body);
    return this.read(caller, id);
  }

  @Post(':id/comments')
  @HttpCode(200)
  @Describe('Adds a comment to the timeline of an incident')
  @Requires('platform_management', 'tenant_management')
  @ShowsUsersAmongOthers()
  @Returns(IncidentDetailSchema, 200, [404])
  async commentIncident(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: CommentIncidentSchema }) body: CommentIncident,
    @Req() request: Request,
  ) {
    await this.incidents.comment(orderOf(caller, request, id), body.comment);
    return this.read(caller, id);
  }

  @Post(':id/close')
  @HttpCode(200)
  @Describe(
    'Closes an incident with a reason',
    '`version` must match the current version. A new attack of the same network or user opens a new incident after ten minutes.',
  )
  @Requires('platform_management', 'tenant_management')
  @ShowsUsersAmongOthers()
  @Returns(IncidentDetailSchema, 200, [404, 409])
  async closeIncident(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: CloseIncidentSchema }) body: CloseIncident,
    @Req() request: Request,
  ) {
    await this.incidents.close(orderOf(caller, request, id), body);
    return this.read(caller, id);
  }

  @Post(':id/actions')
  @HttpCode(200)
  @Describe(
    'Takes an action against an incident',
    '`end_sessions` ends sessions and tokens of one or of all listed users, `require_factor` requires a new second factor ' +
      "of one user at the next sign-in, `block_network` adds a network to the sign-in policy. All are recorded in the timeline and the audit log. The caller's own sessions stay open unless the caller is named, and a network with the caller's own address is rejected with 422 `own_network_excluded`.",
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @ShowsUsersAmongOthers()
  @Returns(IncidentDetailSchema, 200, [404, 409, 422])
  async actOnIncident(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ActOnIncidentSchema }) body: ActOnIncident,
    @Req() request: Request,
  ) {
    await this.actions.take(orderOf(caller, request, id), body);
    return this.read(caller, id);
  }

  private async read(caller: CallerType, id: string): Promise<IncidentDetail> {
    return toIncidentDetailDto(await this.incidents.get(caller, id), caller, this.origins.of);
  }
}

function orderOf(caller: CallerType, request: Request, id: string): IncidentOrder {
  return { caller, client: clientOf(request), id };
}
