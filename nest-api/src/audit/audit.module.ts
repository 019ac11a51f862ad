import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { Audit } from './audit.js';
import { AuditMaintenance } from './audit-maintenance.js';
import { AuditQueue } from './audit-queue.js';
import { AuditVerifications } from './audit-verifications.js';
import { FailedProofs } from './failed-proofs.repository.js';
import { TombstonesRepository } from './tombstones.repository.js';

@Global()
@Module({
  controllers: [AuditController],
  providers: [Audit, FailedProofs, AuditQueue, AuditMaintenance, AuditVerifications, TombstonesRepository],
  exports: [Audit, FailedProofs, AuditQueue, TombstonesRepository],
})
export class AuditModule {}
