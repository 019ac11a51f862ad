import {
  type ChangePerson,
  ChangePersonSchema,
  type ErasePersonQuery,
  ErasePersonQuerySchema,
  IdSchema,
  type PageQuery,
  PageQuerySchema,
  PeopleSummarySchema,
  type PersonDto,
  type PersonListQuery,
  PersonListQuerySchema,
  PersonPageSchema,
  PersonSchema,
  SignedOutSchema,
  UserSessionPageSchema,
  type Versioned,
  VersionedSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { toPage } from '../../common/paging.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { toUserSessionDto } from '../user.dto.js';
import { UserSessions } from '../user-sessions.service.js';
import { People, type Person } from './people.service.js';
import { personCursor } from './person-search.sql.js';

@ApiTags('People')
@Controller('api/v1/people')
export class PeopleController {
  constructor(
    private readonly people: People,
    private readonly sessions: UserSessions,
  ) {}

  @FromStandby()
  @Get()
  @Describe('Lists all users')
  @Requires('platform_management')
  @ReadBudget('list')
  @Returns(PersonPageSchema)
  async listPeople(@Query({ schema: PersonListQuerySchema }) query: PersonListQuery) {
    const { rows, total } = await this.people.list(query);
    return toPage(rows, query.limit, (row) => personCursor(query, row), toPersonDto, total);
  }

  @FromStandby()
  @Get('summary')
  @Describe('Counts users by status')
  @Requires('platform_management')
  @Returns(PeopleSummarySchema)
  summarizePeople() {
    return this.people.summary();
  }

  @Get(':id')
  @Describe('Get a user with their tenants')
  @Requires('platform_management')
  @Returns(PersonSchema, 200, [404])
  async getPerson(@Param('id', { schema: IdSchema }) id: string) {
    return toPersonDto(await this.people.get(id));
  }

  @Patch(':id')
  @Describe("Changes a user's name. `version` must match the current version")
  @Requires('platform_management')
  @Reauthentication()
  @Returns(PersonSchema, 200, [404, 409])
  async changePerson(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangePersonSchema }) body: ChangePerson,
    @Req() request: Request,
  ) {
    return toPersonDto(await this.people.rename(caller, id, body, clientOf(request)));
  }

  @Post(':id/suspend')
  @Describe(
    'Suspends a user on the whole platform',
    "Ends the user's sessions and revokes their tokens in all tenants immediately.",
  )
  @Requires('platform_management')
  @Returns(PersonSchema, 200, [404, 409])
  async suspendPerson(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: VersionedSchema }) body: Versioned,
    @Req() request: Request,
  ) {
    return toPersonDto(await this.people.suspend(caller, id, body.version, clientOf(request)));
  }

  @Post(':id/reactivate')
  @Describe('Reactivates a suspended user')
  @Requires('platform_management')
  @Returns(PersonSchema, 200, [404, 409])
  async reactivatePerson(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: VersionedSchema }) body: Versioned,
    @Req() request: Request,
  ) {
    return toPersonDto(await this.people.reactivate(caller, id, body.version, clientOf(request)));
  }

  @Delete(':id')
  @Describe(
    'Erases a user on their request',
    'The user loses access to all tenants immediately and is erased within minutes. This cannot be undone.',
  )
  @Requires('platform_management')
  @Reauthentication()
  @Returns(PersonSchema, 202, [404, 409])
  async erasePerson(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: ErasePersonQuerySchema }) query: ErasePersonQuery,
    @Req() request: Request,
  ) {
    return toPersonDto(await this.people.erase(caller, id, query.version, clientOf(request)));
  }

  @Post(':id/sign-out')
  @Describe("Ends a user's sessions and applications' access in all tenants")
  @Requires('platform_management')
  @Returns(SignedOutSchema, 200, [404])
  async signOutPerson(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    return { sessions: await this.people.signOut(caller, id, clientOf(request)) };
  }

  @FromStandby()
  @Get(':id/sessions')
  @Describe("Lists a user's sessions in all tenants, newest first")
  @Requires('platform_management')
  @ReadBudget('list')
  @Returns(UserSessionPageSchema, 200, [404])
  async listPersonSessions(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
  ) {
    await this.people.get(id);
    const rows = await this.sessions.list(caller, null, id, query);
    return toPage(rows, query.limit, (row) => ['', row.id], toUserSessionDto);
  }
}

function toPersonDto(person: Person): PersonDto {
  const lastLogins = person.memberships.map(({ lastLoginAt }) => lastLoginAt ?? '');
  return {
    id: person.id,
    email: person.email,
    name: `${person.givenName} ${person.familyName}`.trim(),
    status: person.status,
    isSuperadmin: person.isSuperadmin,
    isDemo: person.isDemo,
    emailVerified: person.emailVerifiedAt !== null,
    memberships: person.memberships,
    createdAt: new Date(person.createdAt).toISOString(),
    lastLoginAt: lastLogins.sort().at(-1) || null,
    eraseAfter: person.eraseAfter && new Date(person.eraseAfter).toISOString(),
    isEraseAsked: person.isEraseAsked,
    version: person.version,
  };
}
