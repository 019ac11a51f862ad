import {
  type ChangeSavedView,
  ChangeSavedViewSchema,
  type CreateSavedView,
  CreateSavedViewSchema,
  IdSchema,
  SavedViewSchema,
  type SavedViewsQuery,
  SavedViewsQuerySchema,
  SavedViewsSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller, EvenWhenReadOnly } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { SavedViews } from './saved-views.service.js';

@ApiTags('Account')
@Controller('api/v1/account/saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @FromStandby()
  @Get()
  @Describe("Lists the caller's saved views of a list", 'At most 20, in the order of their names.')
  @Authenticated()
  @Returns(SavedViewsSchema, 200, [401])
  async listSavedViews(
    @Caller() caller: CallerType,
    @Query({ schema: SavedViewsQuerySchema }) { list }: SavedViewsQuery,
  ) {
    return { items: await this.views.list(caller, list) };
  }

  @Post()
  @Describe(
    'Saves a view of a list',
    'Returns 409 if the list has a view of that name or 20 views, and 422 if the query has a parameter that the list does not know. A new default replaces the previous one.',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(SavedViewSchema, 201, [401, 409, 422])
  createSavedView(
    @Caller() caller: CallerType,
    @Body({ schema: CreateSavedViewSchema }) body: CreateSavedView,
  ) {
    return this.views.create(caller, body);
  }

  @Patch(':id')
  @Describe('Changes a saved view', 'Updates the given fields. A new default replaces the previous one.')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(SavedViewSchema, 200, [401, 404, 409, 422])
  changeSavedView(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeSavedViewSchema }) body: ChangeSavedView,
  ) {
    return this.views.change(caller, id, body);
  }

  @Delete(':id')
  @Describe('Deletes a saved view')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401, 404])
  deleteSavedView(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<void> {
    return this.views.remove(caller, id);
  }
}
