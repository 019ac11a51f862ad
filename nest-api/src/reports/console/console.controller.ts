import {
  AttentionSchema,
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
import { ShowsUsersAmongOthers } from '../../common/about-users.js';
import { Authenticated, Caller, Requires } from '../../common/access.js';
import { type Caller as CallerType, tenantInQuestion } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { AttentionEntries } from '../attention/attention-entries.service.js';
import { Launchpad } from './launchpad.repository.js';
import { Overviews } from './overview.service.js';
import { ConsoleSearch } from './search.service.js';

@ApiTags('Console')
@FromStandby()
@Controller('api/v1')
export class ConsoleController {
  constructor(
    private readonly found: ConsoleSearch,
    private readonly overviews: Overviews,
    private readonly launchpad: Launchpad,
    private readonly attention: AttentionEntries,
  ) {}

  @Get('search')
  @Describe(
    'Searches tenants, users, applications, connections and domains by name, and sign-in attempts by what identifies them',
    'Only what the caller may see: superadmins search all tenants, others their own.',
  )
  @Authenticated()
  @ShowsUsersAmongOthers()
  @Returns(SearchResultsSchema, 200, [429])
  searchConsole(
    @Caller() caller: CallerType,
    @Query({ schema: SearchQuerySchema }) { q }: SearchQuery,
  ): Promise<SearchResults> {
    return this.found.search(caller, q);
  }

  @Get('launchpad')
  @Describe(
    'Lists the applications that the caller can open from here, by name',
    'SAML applications that accept an IdP-initiated sign-in, and OIDC applications with `initiate_login_uri`. Open `url` in the browser. For the latter, `target_link_uri` can be added, a page at an origin that the application has registered.',
  )
  @Authenticated()
  @Returns(LaunchpadSchema)
  async listLaunchpad(@Caller() caller: CallerType) {
    return { items: await this.launchpad.list(caller) };
  }

  @Get('attention')
  @Describe(
    'Lists what needs action today, the most urgent first',
    "Of the caller's tenant, or of the platform: connections that fail, certificates and trials that expire, open requests, failed jobs.",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(AttentionSchema)
  async listAttention(@Caller() caller: CallerType) {
    return { items: await this.attention.of(caller) };
  }

  @Get('overview')
  @Describe(
    "Counts the objects behind the console's navigation",
    "Of the caller's tenant. A superadmin names one, or gets the total of all tenants, up to ten seconds old.",
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
