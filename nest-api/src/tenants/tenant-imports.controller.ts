import {
  type CheckTenantImport,
  CheckTenantImportSchema,
  IdSchema,
  ImportLinePageSchema,
  type ImportLineQuery,
  ImportLineQuerySchema,
  ImportPageSchema,
  ImportSchema,
  type PageQuery,
  PageQuerySchema,
  type StartTenantImport,
  StartTenantImportSchema,
  TenantImportCheckSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { Imports } from '../imports/imports.js';
import type { ImportScope } from '../imports/imports.repository.js';
import { TenantImport } from './tenant-import.service.js';

const TENANTS: ImportScope = { kind: 'tenants', tenantId: null };

@ApiTags('Tenants')
@Controller('api/v1/tenants/imports')
export class TenantImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly tenants: TenantImport,
  ) {}

  @Post('check')
  @Describe('Check a CSV file of tenants', 'Names the invalid lines and creates nothing.')
  @Requires('platform_management')
  @Returns(TenantImportCheckSchema, 200, [413, 422])
  checkTenantImport(@Body({ schema: CheckTenantImportSchema }) body: CheckTenantImport) {
    return this.tenants.check(body);
  }

  @Post()
  @Describe(
    'Start an import of tenants from a CSV file',
    'A background job creates the tenants in batches. Invalid lines are recorded as failed and do not block the others.',
  )
  @Requires('platform_management')
  @Returns(ImportSchema, 202, [409, 413, 422])
  startTenantImport(
    @Caller() caller: CallerType,
    @Body({ schema: StartTenantImportSchema }) body: StartTenantImport,
    @Req() request: Request,
  ) {
    return this.tenants.start(caller, clientOf(request).address, body);
  }

  @FromStandby()
  @Get()
  @Describe('List imports of tenants, newest first', 'Finished imports are kept for 30 days.')
  @Requires('platform_management')
  @Returns(ImportPageSchema)
  listTenantImports(@Query({ schema: PageQuerySchema }) query: PageQuery) {
    return this.imports.list(TENANTS, query);
  }

  @Get(':id')
  @Describe('Get the progress and outcome of an import of tenants')
  @Requires('platform_management')
  @Returns(ImportSchema, 200, [404])
  getTenantImport(@Param('id', { schema: IdSchema }) id: string) {
    return this.imports.get(TENANTS, id);
  }

  @FromStandby()
  @Get(':id/lines')
  @Describe('List the lines of an import of tenants, in the order of the file')
  @Requires('platform_management')
  @Returns(ImportLinePageSchema, 200, [404])
  listTenantImportLines(
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: ImportLineQuerySchema }) query: ImportLineQuery,
  ) {
    return this.imports.lines(TENANTS, id, query);
  }
}
