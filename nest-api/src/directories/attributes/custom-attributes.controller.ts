import {
  type CreateCustomAttribute,
  CreateCustomAttributeSchema,
  type CustomAttributeDto,
  CustomAttributeSchema,
  CustomAttributesSchema,
  IdSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { CUSTOM_USER_SCHEMA } from '@gatehouse/scim';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Describe, Returns } from '../../common/returns.js';
import { type AttributeActor, type CountedAttribute, CustomAttributes } from './custom-attributes.service.js';

@ApiTags('Directories')
@Controller('api/v1/custom-attributes')
export class CustomAttributesController {
  constructor(private readonly attributes: CustomAttributes) {}

  @Get()
  @Describe('Lists the custom attributes of an organization, oldest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(CustomAttributesSchema, 200, [404, 422])
  async listCustomAttributes(
    @Caller() caller: CallerType,
    @Query({ schema: TenantQuerySchema }) { tenantId }: TenantQuery,
  ) {
    const rows = await this.attributes.list(requiredTenant(caller, tenantId));
    return { schema: CUSTOM_USER_SCHEMA, items: rows.map(toDto) };
  }

  @Post()
  @Describe(
    'Defines a custom attribute for the users of all directories of an organization',
    'Directories send it in the SCIM extension that `listCustomAttributes` names. The name has no case and cannot change.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(CustomAttributeSchema, 201, [404, 409, 422])
  async createCustomAttribute(
    @Caller() caller: CallerType,
    @Body({ schema: CreateCustomAttributeSchema }) { tenantId, ...body }: CreateCustomAttribute,
    @Req() request: Request,
  ) {
    return toDto(await this.attributes.create(actorOf(caller, request, tenantId), body));
  }

  @Delete(':id')
  @Describe(
    'Deletes a custom attribute and its values. Directories that still send it get an error',
    'An attribute that an application uses is not deleted (409 `custom_attribute_in_use`). The message names the applications.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409, 422])
  deleteCustomAttribute(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) { tenantId }: TenantQuery,
    @Req() request: Request,
  ): Promise<void> {
    return this.attributes.delete(actorOf(caller, request, tenantId), id);
  }
}

function actorOf(caller: CallerType, request: Request, tenantId: string | undefined): AttributeActor {
  return { caller, client: clientOf(request), tenantId: requiredTenant(caller, tenantId) };
}

function toDto({ createdAt, ...row }: CountedAttribute): CustomAttributeDto {
  return { ...row, createdAt: new Date(createdAt).toISOString() };
}
