import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { FederationChecksController } from './federation-checks.controller.js';
import { FederationChecks } from './federation-checks.service.js';

@Module({
  imports: [AuthModule],
  controllers: [FederationChecksController],
  providers: [FederationChecks],
})
export class FederationModule {}
