import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { Audit } from './audit.js';
import { AuditChains } from './audit-chains.service.js';
import { AuditHeadsController } from './audit-heads.controller.js';
import { AuditMaintenance } from './audit-maintenance.js';
import { AuditQueue } from './audit-queue.js';
import { AuditVerifications } from './audit-verifications.js';
import { FailedAuthentications } from './failed-authentications.repository.js';
import { TombstonesRepository } from './tombstones.repository.js';

@Global()
@Module({
  controllers: [AuditController, AuditHeadsController],
  providers: [
    Audit,
    FailedAuthentications,
    AuditQueue,
    AuditChains,
    AuditMaintenance,
    AuditVerifications,
    TombstonesRepository,
  ],
  exports: [Audit, FailedAuthentications, AuditQueue, TombstonesRepository],
})
export class AuditModule {}
