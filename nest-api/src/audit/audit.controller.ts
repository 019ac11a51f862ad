import {
  type AuditChainPage,
  AuditChainPageSchema,
  type AuditChainQuery,
  AuditChainQuerySchema,
  type AuditVerification,
  AuditVerificationSchema,
  VerifyAuditSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowsUsers } from '../common/about-users.js';
import { Caller, EvenWhenReadOnly, Requires } from '../common/access.js';
import { type Caller as CallerType, tenantInQuestion } from '../common/caller.js';
import { ReadBudget } from '../common/read-budget.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { AuditChains } from './audit-chains.service.js';
import { AuditVerifications } from './audit-verifications.js';

@ApiTags('Audit')
@Controller('api/v1/audit')
export class AuditController {
  constructor(
    private readonly verifications: AuditVerifications,
    private readonly chains: AuditChains,
  ) {}

  @FromStandby()
  @Get('chain')
  @Describe(
    'Lists sealed events as they are in the chain, with a signed head',
    'Everything that is needed to verify the audit log offline. Takes no filter: only a part without gaps can be verified.',
  )
  @Requires('tenant_management', 'platform_management', 'reports_view')
  @ReadBudget('list')
  @ShowsUsers(36_500)
  @Returns(AuditChainPageSchema, 200, [404])
  listAuditChain(
    @Caller() caller: CallerType,
    @Query({ schema: AuditChainQuerySchema }) query: AuditChainQuery,
  ): Promise<AuditChainPage> {
    return this.chains.page(tenantInQuestion(caller, query.tenantId), query);
  }

  @Post('verifications')
  @Describe('Verifies every event of an audit log against its seal', 'One run at a time on each server.')
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
