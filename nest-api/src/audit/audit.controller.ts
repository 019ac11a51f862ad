import {
  type AuditEventPage,
  AuditEventPageSchema,
  type AuditEventQuery,
  AuditEventQuerySchema,
  type AuditVerification,
  AuditVerificationSchema,
  VerifyAuditSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, EvenWhenReadOnly, Requires } from '../common/access.js';
import { type Caller as CallerType, may, tenantInQuestion } from '../common/caller.js';
import { ReadBudget } from '../common/read-budget.js';
import { Describe, Returns } from '../common/returns.js';
import { AuditEvents } from './audit-events.repository.js';
import { AuditVerifications } from './audit-verifications.js';

@ApiTags('Audit')
@Controller('api/v1/audit')
export class AuditController {
  constructor(
    private readonly events: AuditEvents,
    private readonly verifications: AuditVerifications,
  ) {}

  @Get('events')
  @Describe(
    "A tenant admin reads their tenant's trail, a superadmin the platform's or that of the tenant they name",
  )
  @Requires('tenant_management', 'platform_management', 'reports_view')
  @ReadBudget('list')
  @Returns(AuditEventPageSchema, 200, [404])
  listAuditEvents(
    @Caller() caller: CallerType,
    @Query({ schema: AuditEventQuerySchema }) query: AuditEventQuery,
  ): Promise<AuditEventPage> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return may(caller, 'platform_management')
      ? this.events.listOnPlatform(tenantId, query)
      : this.events.list(tenantId, query);
  }

  @Post('verifications')
  @Describe('Compares every event of a trail with its seal', 'One at a time on each server.')
  @Requires('tenant_management', 'platform_management', 'reports_view')
  @EvenWhenReadOnly()
  @Returns(AuditVerificationSchema, 200, [404])
  verifyAudit(
    @Caller() caller: CallerType,
    @Body({ schema: VerifyAuditSchema }) body: { tenantId?: string | undefined },
  ): Promise<AuditVerification> {
    return this.verifications.run(tenantInQuestion(caller, body.tenantId));
  }
}
