import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { Audit } from './audit.js';
import { AuditMaintenance } from './audit-maintenance.js';
import { AuditQueue } from './audit-queue.js';
import { AuditVerifications } from './audit-verifications.js';
import { FailedAuthentications } from './failed-authentications.repository.js';
import { TombstonesRepository } from './tombstones.repository.js';

@Global()
@Module({
  controllers: [AuditController],
  providers: [
    Audit,
    FailedAuthentications,
    AuditQueue,
    AuditMaintenance,
    AuditVerifications,
    TombstonesRepository,
  ],
  exports: [Audit, FailedAuthentications, AuditQueue, TombstonesRepository],
})
export class AuditModule {}
