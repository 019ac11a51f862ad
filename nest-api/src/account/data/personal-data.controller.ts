import { Readable } from 'node:stream';
import {
  IdSchema,
  PersonalDataExportSchema,
  PersonalDataSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ShowsUsers } from '../../common/about-users.js';
import { Authenticated, Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Describe, Returns } from '../../common/returns.js';
import { PersonalDataReader } from './personal-data.service.js';

@ApiTags('Account')
@Controller('api/v1')
export class PersonalDataController {
  constructor(private readonly data: PersonalDataReader) {}

  @Get('account/data')
  @Describe(
    'Get what is stored about the caller, with the number of entries',
    'docs/privacy.md states the purpose, the period and the readers of each category.',
  )
  @Authenticated()
  @ReadBudget('list')
  @Returns(PersonalDataSchema, 200, [401])
  getPersonalData(@Caller() caller: CallerType) {
    return this.data.overview(caller);
  }

  @Get('account/data/export')
  @Describe(
    'Export what is stored about the caller',
    'A JSON file with one entry a line. It contains no secrets and no data of other users, and says what it leaves out.',
  )
  @Authenticated()
  @Reauthentication()
  @ReadBudget('export')
  @Returns(PersonalDataExportSchema, 200, [401])
  async exportPersonalData(@Caller() caller: CallerType, @Req() request: Request) {
    return fileOf(await this.data.ofCaller(caller, clientOf(request)));
  }

  @Get('users/:id/data-export')
  @Describe(
    'Export what is stored about a member',
    'To answer the request of a member. A member of another organization too is rejected (`not_exportable`): only a superadmin can export their data.',
  )
  @Requires('user_management')
  @Reauthentication()
  @ReadBudget('export')
  @ShowsUsers(365)
  @Returns(PersonalDataExportSchema, 200, [404, 422])
  async exportUserData(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Req() request: Request,
  ) {
    const tenantId = requiredTenant(caller, query.tenantId);
    return fileOf(await this.data.ofMember(caller, tenantId, id, clientOf(request)));
  }

  @Get('people/:id/data-export')
  @Describe('Export what is stored about a user of any tenant', 'To answer the request of a user.')
  @Requires('platform_management')
  @Reauthentication()
  @ReadBudget('export')
  @Returns(PersonalDataExportSchema, 200, [404])
  async exportPersonData(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    return fileOf(await this.data.ofAnyone(caller, id, clientOf(request)));
  }
}

function fileOf(text: AsyncIterable<string>): StreamableFile {
  return new StreamableFile(Readable.from(text, { objectMode: false }), {
    type: 'application/json',
    disposition: 'attachment; filename="gatehouse-data.json"',
  });
}
