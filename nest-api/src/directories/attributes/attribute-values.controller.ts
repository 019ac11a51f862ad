import {
  type ChangeCustomAttributeValues,
  ChangeCustomAttributeValuesSchema,
  CustomAttributeValuesSchema,
  IdSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Patch, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Describe, Returns } from '../../common/returns.js';
import { CustomAttributes } from './custom-attributes.service.js';
import { MemberAttributes } from './member-attributes.service.js';

@ApiTags('Directories')
@Controller('api/v1')
export class AttributeValuesController {
  constructor(
    private readonly attributes: CustomAttributes,
    private readonly members: MemberAttributes,
  ) {}

  @Get('users/:id/custom-attributes')
  @Describe(
    'Lists the custom attributes of a member with their values',
    'If a directory manages the user (`isManaged`), the values come from there. Otherwise admins set them.',
  )
  @Requires('user_management')
  @Returns(CustomAttributeValuesSchema, 200, [404, 422])
  async listUserCustomAttributes(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) { tenantId }: TenantQuery,
  ) {
    return this.attributes.ofMember(requiredTenant(caller, tenantId), id);
  }

  @Patch('users/:id/custom-attributes')
  @Describe(
    'Changes custom attributes of a member that no directory manages',
    'Attributes that are not named keep their values. The values of a member of a directory can only be changed there (409 `managed_by_directory`).',
  )
  @Requires('user_management')
  @Reauthentication()
  @Returns(CustomAttributeValuesSchema, 200, [404, 409, 422])
  async changeUserCustomAttributes(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) userId: string,
    @Body({ schema: ChangeCustomAttributeValuesSchema }) body: ChangeCustomAttributeValues,
    @Req() request: Request,
  ) {
    const tenantId = requiredTenant(caller, body.tenantId);
    const order = { caller, client: clientOf(request), tenantId, userId, version: undefined };
    await this.members.change(order, body.items);
    return this.attributes.ofMember(tenantId, userId);
  }

  @Get('account/custom-attributes')
  @Describe(
    'Lists the custom attributes of the caller in the organization of the session',
    'If a directory manages the user (`isManaged`), the values come from there. Otherwise admins set them.',
  )
  @Authenticated()
  @Returns(CustomAttributeValuesSchema, 200, [401])
  async listOwnCustomAttributes(@Caller() { tenantId, userId }: CallerType) {
    return tenantId === null ? { isManaged: false, items: [] } : this.attributes.ofMember(tenantId, userId);
  }
}
