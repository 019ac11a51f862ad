import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { Audit } from './audit.js';
import { AuditEvents } from './audit-events.js';
import { AuditMaintenance } from './audit-maintenance.js';

@Global()
@Module({
  controllers: [AuditController],
  providers: [Audit, AuditEvents, AuditMaintenance],
  exports: [Audit],
})
export class AuditModule {}
