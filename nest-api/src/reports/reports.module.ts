import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OAuth2Module } from '../oauth2/oauth2.module.js';
import { SamlModule } from '../saml/saml.module.js';
import { SsoConfigModule } from '../sso-config/sso-config.module.js';
import { SystemModule } from '../system/system.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AnalyticsReader } from './analytics/analytics.repository.js';
import { ApplicationList } from './applications/application-list.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { AttentionController } from './attention/attention.controller.js';
import { Attention } from './attention/attention.service.js';
import { AttentionEntries } from './attention/attention-entries.service.js';
import { AuditEventsController } from './audit/audit-events.controller.js';
import { AuditEvents } from './audit/audit-events.repository.js';
import { AuditNames } from './audit/audit-names.repository.js';
import { ConsoleController } from './console/console.controller.js';
import { Launchpad } from './console/launchpad.repository.js';
import { Overviews } from './console/overview.service.js';
import { ConsoleSearch } from './console/search.service.js';
import { CostsController } from './costs/costs.controller.js';
import { CostsReader } from './costs/costs.repository.js';
import { DeploymentController } from './deployment/deployment.controller.js';
import { DeploymentReport } from './deployment/deployment-report.service.js';
import { CertificateFigures } from './health/certificate-figures.js';
import { HealthFigures } from './health/health-figures.js';
import { SystemHealthController } from './health/system-health.controller.js';
import { SystemHealthReader } from './health/system-health.service.js';
import { InfrastructureController } from './infrastructure/infrastructure.controller.js';
import { InfrastructureReport } from './infrastructure/infrastructure-report.service.js';
import { RuntimeChanges } from './infrastructure/runtime-changes.repository.js';
import {
  LeftBehindOfPeopleController,
  LeftBehindOfUsersController,
} from './left-behind/left-behind.controller.js';
import { LeftBehindList } from './left-behind/left-behind-list.service.js';
import { DisplayBoardController } from './live/display-board.controller.js';
import { LiveBoardController } from './live/live-board.controller.js';
import { LiveBoards } from './live/live-board.service.js';
import { LiveStreams } from './live/live-streams.js';
import { OpenSessionsController } from './oversight/open-sessions.controller.js';
import { OpenSessions } from './oversight/open-sessions.service.js';
import { SecurityController } from './oversight/security.controller.js';
import { SecurityOverviews } from './oversight/security-overview.service.js';
import { SignInFlowsController } from './oversight/sign-in-flows.controller.js';
import { SignInFlows } from './oversight/sign-in-flows.repository.js';
import { TenantSecurities } from './oversight/tenant-security.service.js';
import { PolicyReplaysController } from './policy-replay/policy-replays.controller.js';
import { PolicyReplays } from './policy-replay/policy-replays.repository.js';
import { Reevaluations } from './sign-in-log/reevaluations.js';
import { SignInAttempts } from './sign-in-log/sign-in-attempts.repository.js';
import { SignInLogController } from './sign-in-log/sign-in-log.controller.js';
import { SignInLogReader } from './sign-in-log/sign-in-log-reader.service.js';
import { Timelines } from './sign-in-log/timelines.repository.js';
import { SignInStatisticsController } from './sign-ins/sign-in-statistics.controller.js';
import { SignInStatisticsReader } from './sign-ins/sign-in-statistics.repository.js';
import { TenantExportController } from './tenant-export/tenant-export.controller.js';
import { TenantExporter } from './tenant-export/tenant-export.service.js';
import { TenantHealthController } from './tenant-health/tenant-health.controller.js';
import { TenantHealthReader } from './tenant-health/tenant-health.service.js';
import { WeeklyReportJob } from './weekly-report/weekly-report.job.js';
import { WeeklyReportReader } from './weekly-report/weekly-report.reader.js';

/** Reads across modules. They may read every table and write none. No module imports them. */
@Module({
  imports: [
    AccountModule,
    AuthModule,
    OAuth2Module,
    SamlModule,
    SsoConfigModule,
    SystemModule,
    UsersModule,
    TenantsModule,
  ],
  controllers: [
    AnalyticsController,
    ApplicationsController,
    AttentionController,
    AuditEventsController,
    CostsController,
    DeploymentController,
    InfrastructureController,
    SystemHealthController,
    TenantExportController,
    TenantHealthController,
    ConsoleController,
    LeftBehindOfPeopleController,
    LeftBehindOfUsersController,
    DisplayBoardController,
    LiveBoardController,
    OpenSessionsController,
    PolicyReplaysController,
    SecurityController,
    SignInLogController,
    SignInStatisticsController,
    SignInFlowsController,
  ],
  providers: [
    AnalyticsReader,
    ApplicationList,
    Attention,
    AttentionEntries,
    AuditEvents,
    AuditNames,
    CertificateFigures,
    CostsReader,
    DeploymentReport,
    HealthFigures,
    InfrastructureReport,
    RuntimeChanges,
    SystemHealthReader,
    TenantExporter,
    TenantHealthReader,
    ConsoleSearch,
    Launchpad,
    Overviews,
    LeftBehindList,
    LiveBoards,
    LiveStreams,
    OpenSessions,
    PolicyReplays,
    SecurityOverviews,
    SignInStatisticsReader,
    SignInLogReader,
    SignInAttempts,
    Timelines,
    Reevaluations,
    SignInFlows,
    TenantSecurities,
    WeeklyReportJob,
    WeeklyReportReader,
  ],
})
export class ReportsModule {}
