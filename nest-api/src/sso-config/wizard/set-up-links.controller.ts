import {
  CreatedSetUpLinkSchema,
  type CreateSetUpLink,
  CreateSetUpLinkSchema,
  IdSchema,
  type SetUpLinkDto,
  type SetUpLinkListQuery,
  SetUpLinkListQuerySchema,
  SetUpLinkPageSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { encodeCursor } from '../../common/paging.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { actingAs } from './acting.js';
import { SetUpLinks } from './set-up-links.service.js';

@ApiTags('Set-up links')
@Controller('api/v1/set-up-links')
export class SetUpLinksController {
  constructor(private readonly links: SetUpLinks) {}

  @FromStandby()
  @Get()
  @Describe('Lists set-up links with their state and last use, newest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(SetUpLinkPageSchema, 200, [404])
  async listSetUpLinks(
    @Caller() caller: CallerType,
    @Query({ schema: SetUpLinkListQuerySchema }) query: SetUpLinkListQuery,
  ) {
    const rows = await this.links.list(caller, query);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const nextCursor =
      rows.length > query.limit && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null;
    return { items: await this.links.toDtos(caller, page), nextCursor };
  }

  @Post()
  @Describe(
    'Creates a set-up link for an organization',
    'The link gives access to the set-up portal without an account, for one identity provider. The link ' +
      'expires after `hours`. Its URL is returned only once. At most 20 links of an organization can be active.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(CreatedSetUpLinkSchema, 201, [404, 409, 422])
  async createSetUpLink(
    @Caller() caller: CallerType,
    @Body({ schema: CreateSetUpLinkSchema }) body: CreateSetUpLink,
    @Req() request: Request,
  ) {
    const { link, url } = await this.links.create(caller, actingAs(caller, clientOf(request)), body);
    const [shown] = await this.links.toDtos(caller, [link]);
    return { link: shown as SetUpLinkDto, url };
  }

  @Delete(':id')
  @Describe('Revokes a set-up link')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  revokeSetUpLink(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.links.revoke(caller, actingAs(caller, clientOf(request)), id);
  }
}
