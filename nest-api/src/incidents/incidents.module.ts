import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { OAuth2Module } from '../oauth2/oauth2.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { DetectionJob } from './detection/detection.job.js';
import { DetectionsRepository } from './detection/detections.repository.js';
import { IncidentMails } from './detection/incident-mails.js';
import { IncidentActions } from './incident-actions.service.js';
import { IncidentsController } from './incidents.controller.js';
import { IncidentsRepository } from './incidents.repository.js';
import { Incidents } from './incidents.service.js';
import { SuppressionsController } from './suppressions.controller.js';
import { SuppressionsRepository } from './suppressions.repository.js';
import { Suppressions } from './suppressions.service.js';

@Module({
  imports: [AuthModule, OAuth2Module, TenantsModule, UsersModule],
  controllers: [IncidentsController, SuppressionsController],
  providers: [
    DetectionJob,
    DetectionsRepository,
    IncidentActions,
    IncidentMails,
    Incidents,
    IncidentsRepository,
    Suppressions,
    SuppressionsRepository,
  ],
})
export class IncidentsModule {}
