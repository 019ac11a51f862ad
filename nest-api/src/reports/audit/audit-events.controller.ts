import {
  type AuditEventPage,
  AuditEventPageSchema,
  type AuditEventQuery,
  AuditEventQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowsUsersAmongOthers } from '../../common/about-users.js';
import { Caller, Requires } from '../../common/access.js';
import { ForbiddenError } from '../../common/app-error.js';
import { type Caller as CallerType, may, tenantInQuestion } from '../../common/caller.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { AuditEvents } from './audit-events.repository.js';
import { onlyShown } from './shown-events.js';

@ApiTags('Audit')
@FromStandby()
@Controller('api/v1/audit/events')
export class AuditEventsController {
  constructor(private readonly events: AuditEvents) {}

  @Get()
  @Describe(
    "Lists audit events: a tenant admin's own tenant; for a superadmin the platform's, those of the tenant they name, or all",
  )
  @Requires('tenant_management', 'platform_management', 'reports_view')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(AuditEventPageSchema, 200, [404])
  async listAuditEvents(
    @Caller() caller: CallerType,
    @Query({ schema: AuditEventQuerySchema }) query: AuditEventQuery,
  ): Promise<AuditEventPage> {
    if (query.scope === 'all' && !may(caller, 'platform_management')) throw new ForbiddenError();
    const tenantId = tenantInQuestion(caller, query.tenantId);
    if (may(caller, 'platform_management')) return this.events.listOnPlatform(tenantId, query);
    if (!caller.usersShownSince) return this.events.list(tenantId, query);
    // The number of events of a user would reveal how often they signed in.
    return onlyShown(caller, await this.events.list(tenantId, { ...query, count: undefined }));
  }
}
