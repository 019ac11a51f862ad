import {
  type ChangeDomain,
  ChangeDomainSchema,
  type ClaimDomain,
  ClaimDomainSchema,
  type DomainDto,
  type DomainListQuery,
  DomainListQuerySchema,
  DomainPageSchema,
  DomainSchema,
  IdSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { toPage } from '../common/paging.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { toDomainDto } from './domain.dto.js';
import type { Domain } from './domain.entity.js';
import { Domains } from './domains.service.js';

@ApiTags('Domains')
@Controller('api/v1/domains')
export class DomainsController {
  constructor(private readonly domains: Domains) {}

  @FromStandby()
  @Get()
  @Describe(
    "Lists domains, newest first: those of the caller's tenant; for superadmins all, or those of `tenantId`",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(DomainPageSchema, 200, [404])
  async listDomains(
    @Caller() caller: CallerType,
    @Query({ schema: DomainListQuerySchema }) query: DomainListQuery,
  ) {
    const { rows, total } = await this.domains.list(caller, query);
    const contextOf = await this.domains.contextOf(caller, rows);
    return toPage(
      rows,
      query.limit,
      ({ domain, id }) => [domain, id],
      (row) => toDomainDto(row, contextOf(row)),
      total,
    );
  }

  @Post()
  @Describe(
    'Adds a domain to a tenant',
    'The domain takes effect once it is verified. Add the `challenge` to its DNS.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(DomainSchema, 201, [404, 409, 422])
  async claimDomain(@Caller() caller: CallerType, @Body({ schema: ClaimDomainSchema }) body: ClaimDomain) {
    return this.toDto(caller, await this.domains.claim(caller, body));
  }

  @Get(':id')
  @Describe('Get a domain with its challenge and the result of the last check')
  @Requires('platform_management', 'tenant_management')
  @Returns(DomainSchema, 200, [404])
  async getDomain(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.toDto(caller, await this.domains.get(caller, id));
  }

  @Post(':id/verify')
  @Describe('Checks the DNS for the challenge now', '`status` and `lastCheck` contain the result.')
  @Requires('platform_management', 'tenant_management')
  @Returns(DomainSchema, 200, [404])
  async verifyDomain(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.toDto(caller, await this.domains.verify(caller, id));
  }

  @Patch(':id')
  @Describe(
    'Changes whether users join by the domain, and whether it covers its subdomains',
    '`version` must match the current version. Subdomains stay covered while the organization requires single sign-on.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(DomainSchema, 200, [404, 409, 422])
  async changeDomain(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeDomainSchema }) body: ChangeDomain,
  ) {
    return this.toDto(caller, await this.domains.change(caller, id, body));
  }

  @Delete(':id')
  @Describe('Removes a domain', 'New users no longer join by this domain. Existing members stay.')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404, 409])
  removeDomain(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string): Promise<void> {
    return this.domains.remove(caller, id);
  }

  private async toDto(caller: CallerType, domain: Domain): Promise<DomainDto> {
    const contextOf = await this.domains.contextOf(caller, [domain]);
    return toDomainDto(domain, contextOf(domain));
  }
}
