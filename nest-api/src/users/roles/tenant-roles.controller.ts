import {
  type ChangeTenantRole,
  ChangeTenantRoleSchema,
  type CreateTenantRole,
  CreateTenantRoleSchema,
  IdSchema,
  type TenantQuery,
  TenantQuerySchema,
  type TenantRoleDto,
  TenantRolePageSchema,
  TenantRoleSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { type HeldRole, TenantRoles } from './tenant-roles.service.js';

@ApiTags('Users')
@Controller('api/v1/roles')
export class TenantRolesController {
  constructor(private readonly roles: TenantRoles) {}

  @FromStandby()
  @Get()
  @Describe("Lists a tenant's custom roles by name. `Role` has the built-in ones")
  @Requires('user_management')
  @Returns(TenantRolePageSchema, 200, [404, 422])
  async listRoles(@Caller() caller: CallerType, @Query({ schema: TenantQuerySchema }) query: TenantQuery) {
    const roles = await this.roles.list(requiredTenant(caller, query.tenantId));
    return { items: roles.map(toTenantRoleDto), nextCursor: null };
  }

  @Post()
  @Describe('Creates a role with permissions that the caller holds')
  @Requires('user_management')
  @Reauthentication()
  @Returns(TenantRoleSchema, 201, [404, 409, 422])
  async createRole(
    @Caller() caller: CallerType,
    @Body({ schema: CreateTenantRoleSchema }) { tenantId, ...body }: CreateTenantRole,
    @Req() request: Request,
  ) {
    return toTenantRoleDto(await this.roles.create(actorOf(caller, request, tenantId), body));
  }

  @Patch(':id')
  @Describe(
    'Updates a role. The change applies to its holders immediately. `version` must match the current version',
  )
  @Requires('user_management')
  @Reauthentication()
  @Returns(TenantRoleSchema, 200, [404, 409, 422])
  async changeRole(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeTenantRoleSchema }) body: ChangeTenantRole,
    @Req() request: Request,
  ) {
    return toTenantRoleDto(await this.roles.change(actorOf(caller, request, query.tenantId), id, body));
  }

  @Delete(':id')
  @Describe('Deletes a role that nobody holds')
  @Requires('user_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409, 422])
  deleteRole(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Req() request: Request,
  ): Promise<void> {
    return this.roles.delete(actorOf(caller, request, query.tenantId), id);
  }
}

function actorOf(caller: CallerType, request: Request, named: string | undefined) {
  return { caller, client: clientOf(request), tenantId: requiredTenant(caller, named) };
}

function toTenantRoleDto({ role, members }: HeldRole): TenantRoleDto {
  return {
    id: role.id,
    tenantId: role.tenantId,
    name: role.name,
    description: role.description,
    permissions: role.permissions,
    members,
    createdAt: role.createdAt.toISOString(),
    updatedAt: role.updatedAt.toISOString(),
    version: role.version,
  };
}
