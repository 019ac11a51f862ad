import {
  type CheckInvitationImport,
  CheckInvitationImportSchema,
  IdSchema,
  ImportLinePageSchema,
  type ImportLineQuery,
  ImportLineQuerySchema,
  ImportPageSchema,
  ImportSchema,
  InvitationImportCheckSchema,
  type PageQuery,
  PageQuerySchema,
  type StartInvitationImport,
  StartInvitationImportSchema,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { Imports } from '../imports/imports.js';
import type { ImportScope } from '../imports/imports.repository.js';
import { InvitationImport } from './invitation-import.service.js';
import { inviterOf } from './inviter.js';

const PageOfTenantQuerySchema = PageQuerySchema.extend(TenantQuerySchema.shape);
const LinesOfTenantQuerySchema = ImportLineQuerySchema.extend(TenantQuerySchema.shape);
type OfTenant<T> = T & { tenantId?: string | undefined };

@ApiTags('Users')
@Controller('api/v1/invitations/imports')
export class InvitationImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly invitations: InvitationImport,
  ) {}

  @Post('check')
  @Describe('Check a list or a CSV file of users', 'Returns the outcome for each line. Sends no invitation.')
  @Requires('user_management')
  @Returns(InvitationImportCheckSchema, 200, [404, 413, 422])
  checkInvitationImport(
    @Caller() caller: CallerType,
    @Body({ schema: CheckInvitationImportSchema }) { tenantId, ...body }: CheckInvitationImport,
    @Req() request: Request,
  ) {
    return this.invitations.check(inviterOf(caller, request, tenantId), body);
  }

  @Post()
  @Describe(
    'Start an import of invitations from a list or a CSV file',
    'A background job sends the invitations in batches. Invalid lines are recorded as failed and do not block the others. Requires re-authentication if a line grants more than the role of a member.',
  )
  @Requires('user_management')
  @Returns(ImportSchema, 202, [404, 409, 413, 422, 429])
  startInvitationImport(
    @Caller() caller: CallerType,
    @Body({ schema: StartInvitationImportSchema }) { tenantId, ...body }: StartInvitationImport,
    @Req() request: Request,
  ) {
    return this.invitations.start(inviterOf(caller, request, tenantId), body);
  }

  @FromStandby()
  @Get()
  @Describe('List imports of invitations, newest first', 'Finished imports are kept for 30 days.')
  @Requires('user_management')
  @Returns(ImportPageSchema, 200, [404, 422])
  listInvitationImports(
    @Caller() caller: CallerType,
    @Query({ schema: PageOfTenantQuerySchema }) { tenantId, ...query }: OfTenant<PageQuery>,
  ) {
    return this.imports.list(scopeOf(caller, tenantId), query);
  }

  @Get(':id')
  @Describe('Get the progress and outcome of an import of invitations')
  @Requires('user_management')
  @Returns(ImportSchema, 200, [404, 422])
  getInvitationImport(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) { tenantId }: OfTenant<object>,
  ) {
    return this.imports.get(scopeOf(caller, tenantId), id);
  }

  @FromStandby()
  @Get(':id/lines')
  @Describe('List the lines of an import of invitations, in the order of the file')
  @Requires('user_management')
  @Returns(ImportLinePageSchema, 200, [404, 422])
  listInvitationImportLines(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: LinesOfTenantQuerySchema }) { tenantId, ...query }: OfTenant<ImportLineQuery>,
  ) {
    return this.imports.lines(scopeOf(caller, tenantId), id, query);
  }
}

function scopeOf(caller: CallerType, named: string | undefined): ImportScope {
  return { kind: 'invitations', tenantId: requiredTenant(caller, named) };
}
