import { type AuditVerification, AuditVerificationSchema, VerifyAuditSchema } from '@gatehouse/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, EvenWhenReadOnly, Requires } from '../common/access.js';
import { type Caller as CallerType, tenantInQuestion } from '../common/caller.js';
import { Describe, Returns } from '../common/returns.js';
import { AuditVerifications } from './audit-verifications.js';

@ApiTags('Audit')
@Controller('api/v1/audit')
export class AuditController {
  constructor(private readonly verifications: AuditVerifications) {}

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
