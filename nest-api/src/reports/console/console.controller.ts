import {
  LaunchpadSchema,
  type Overview,
  OverviewQuerySchema,
  OverviewSchema,
  type SearchQuery,
  SearchQuerySchema,
  type SearchResults,
  SearchResultsSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller, Requires } from '../../common/access.js';
import { type Caller as CallerType, tenantInQuestion } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { Launchpad } from './launchpad.repository.js';
import { Overviews } from './overview.service.js';
import { ConsoleSearch } from './search.service.js';

@ApiTags('Console')
@Controller('api/v1')
export class ConsoleController {
  constructor(
    private readonly found: ConsoleSearch,
    private readonly overviews: Overviews,
    private readonly launchpad: Launchpad,
  ) {}

  @Get('search')
  @Describe(
    'Finds tenants, people, applications, connections and domains by their names',
    'Only what the caller may look after: a superadmin finds it in all tenants, others in their own.',
  )
  @Authenticated()
  @Returns(SearchResultsSchema, 200, [429])
  searchConsole(
    @Caller() caller: CallerType,
    @Query({ schema: SearchQuerySchema }) { q }: SearchQuery,
  ): Promise<SearchResults> {
    return this.found.search(caller, q);
  }

  @Get('launchpad')
  @Describe(
    'The applications that the caller may be signed in to from here, by name',
    'Those that take a sign-on which they did not ask for; `url` is opened by the browser.',
  )
  @Authenticated()
  @Returns(LaunchpadSchema)
  async listLaunchpad(@Caller() caller: CallerType) {
    return { items: await this.launchpad.list(caller) };
  }

  @Get('overview')
  @Describe(
    'How many there are of what the consoles lead to',
    "Of the caller's tenant. A superadmin names one, or gets those of all, up to ten seconds old.",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(OverviewSchema, 200, [404])
  getOverview(
    @Caller() caller: CallerType,
    @Query({ schema: OverviewQuerySchema }) query: { tenantId?: string },
  ): Promise<Overview> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return tenantId === null ? this.overviews.ofAll() : this.overviews.of(tenantId);
  }
}
