import {
  type Agent,
  type AgentListQuery,
  AgentListQuerySchema,
  AgentPageSchema,
  AgentQuerySchema,
  IdSchema,
} from '@gatehouse/contracts';
import { Controller, Delete, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { toPage } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { describeKept } from '../consents/asked-scopes.js';
import type { AgentRow } from './agents.repository.js';
import { Agents } from './agents.service.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2/agents')
export class AgentsController {
  constructor(private readonly agents: Agents) {}

  @FromStandby()
  @Get()
  @Describe(
    'Lists agents, newest first: applications that registered themselves, and those with a metadata document that users of the organization know',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(AgentPageSchema, 200, [404, 422])
  async listAgents(
    @Caller() caller: CallerType,
    @Query({ schema: AgentListQuerySchema }) query: AgentListQuery,
  ) {
    const rows = await this.agents.list(caller, query);
    return toPage(rows, query.limit, ({ name, id }) => [name, id], toDto);
  }

  @Delete(':id/access')
  @Describe(
    'Ends the access of an agent to the data of all users of the organization',
    'Deletes their consents, and its tokens immediately. Users can allow it again, unless the organization blocks it.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404, 422])
  endAgentAccess(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: AgentQuerySchema }) query: { tenantId?: string },
    @Req() request: Request,
  ): Promise<void> {
    return this.agents.endAccess(caller, id, query.tenantId, clientOf(request));
  }
}

function toDto(row: AgentRow): Agent {
  return {
    id: row.id,
    client_id: row.clientId,
    name: row.name,
    publisher: row.isDocument ? new URL(row.clientId).host : null,
    is_active: row.isActive,
    users: row.users,
    scopes: row.scopes.map(describeKept),
    last_used_at: row.lastUsedAt && new Date(row.lastUsedAt).toISOString(),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
