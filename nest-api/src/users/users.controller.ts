import {
  IdSchema,
  type TenantUserDto,
  type TenantUserListQuery,
  TenantUserListQuerySchema,
  TenantUserPageSchema,
  TenantUserSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../common/access.js';
import { InvalidInput } from '../common/app-error.js';
import { type Caller as CallerType, tenantInQuestion } from '../common/caller.js';
import { toPage } from '../common/paging.js';
import { Describe, Returns } from '../common/returns.js';
import { type Member, Users } from './users.service.js';

@ApiTags('Users')
@Controller('api/v1/users')
export class UsersController {
  constructor(private readonly users: Users) {}

  @Get()
  @Describe("The members of a tenant: the caller's own; platform callers name one")
  @Requires('user_management')
  @Returns(TenantUserPageSchema, 200, [404])
  async listUsers(
    @Caller() caller: CallerType,
    @Query({ schema: TenantUserListQuerySchema }) query: TenantUserListQuery,
  ) {
    const rows = await this.users.list(requireTenant(caller, query.tenantId), query.limit, query.cursor);
    return toPage(
      rows,
      query.limit,
      ({ user, membership }) => [user.emailKey, membership.id],
      toTenantUserDto,
    );
  }

  @Get(':id')
  @Describe('One member of a tenant')
  @Requires('user_management')
  @Returns(TenantUserSchema, 200, [404])
  async getUser(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantUserListQuerySchema.pick({ tenantId: true }) }) query: { tenantId?: string },
  ) {
    return toTenantUserDto(await this.users.get(requireTenant(caller, query.tenantId), id));
  }
}

function requireTenant(caller: CallerType, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new InvalidInput([
    { field: 'tenantId', code: 'required', message: 'Name the tenant whose people you mean' },
  ]);
}

function toTenantUserDto({ user, membership }: Member): TenantUserDto {
  return {
    id: user.id,
    tenantId: membership.tenantId,
    email: user.email,
    name: user.fullName(),
    role: membership.role,
    status: membership.status,
    createdAt: membership.createdAt.toISOString(),
    lastLoginAt: membership.lastSignInAt?.toISOString() ?? null,
  };
}
