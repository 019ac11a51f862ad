import {
  CustomAttributeValuesSchema,
  IdSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Describe, Returns } from '../../common/returns.js';
import { CustomAttributes } from './custom-attributes.service.js';

@ApiTags('Directories')
@Controller('api/v1')
export class AttributeValuesController {
  constructor(private readonly attributes: CustomAttributes) {}

  @Get('users/:id/custom-attributes')
  @Describe(
    'Lists the custom attributes of a member with their values',
    'The values come from the directory that manages the user, and can only be changed there.',
  )
  @Requires('user_management')
  @Returns(CustomAttributeValuesSchema, 200, [404, 422])
  async listUserCustomAttributes(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) { tenantId }: TenantQuery,
  ) {
    return { items: await this.attributes.ofMember(requiredTenant(caller, tenantId), id) };
  }

  @Get('account/custom-attributes')
  @Describe(
    'Lists the custom attributes of the caller in the organization of the session',
    'The values come from the directory that manages the user, and can only be changed there.',
  )
  @Authenticated()
  @Returns(CustomAttributeValuesSchema, 200, [401])
  async listOwnCustomAttributes(@Caller() { tenantId, userId }: CallerType) {
    return { items: tenantId === null ? [] : await this.attributes.ofMember(tenantId, userId) };
  }
}
