import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BatchModule } from './batch/batch.module.js';
import { CommonModule } from './common/common.module.js';
import { CostsModule } from './costs/costs.module.js';
import { CryptoModule } from './crypto/crypto.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DirectoriesModule } from './directories/directories.module.js';
import { DirectoryPullsModule } from './directories/pulls/directory-pulls.module.js';
import { DomainsModule } from './domains/domains.module.js';
import { FederationModule } from './federation/federation.module.js';
import { GroupsModule } from './groups/groups.module.js';
import { HealthModule } from './health/health.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { IncidentsModule } from './incidents/incidents.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { IsolationModule } from './isolation/isolation.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LdapModule } from './ldap/ldap.module.js';
import { MailModule } from './mail/mail.module.js';
import { NetworkOriginModule } from './network-origin/network-origin.module.js';
import { OAuth2Module } from './oauth2/oauth2.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { OutgoingModule } from './outgoing/outgoing.module.js';
import { OversightModule } from './oversight/oversight.module.js';
import { ProvisioningModule } from './provisioning/provisioning.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RiskModule } from './risk/risk.module.js';
import { SamlModule } from './saml/saml.module.js';
import { ScimModule } from './scim/scim.module.js';
import type { Settings } from './settings/settings.js';
import { SettingsModule } from './settings/settings.module.js';
import { SignInLogModule } from './sign-in-log/sign-in-log.module.js';
import { SignalsModule } from './signals/signals.module.js';
import { SsoConfigModule } from './sso-config/sso-config.module.js';
import { SuspectNetworksModule } from './suspect-networks/suspect-networks.module.js';
import { SystemModule } from './system/system.module.js';
import { TelemetryModule } from './telemetry/telemetry.module.js';
import { TenantsModule } from './tenants/tenants.module.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings),
        CommonModule,
        // Express tries routes in their order, and this is the one that pages ask for.
        BatchModule,
        DatabaseModule,
        CryptoModule,
        OutgoingModule,
        LdapModule,
        TelemetryModule,
        JobsModule,
        AuditModule,
        NetworkOriginModule,
        SignInLogModule,
        SuspectNetworksModule,
        RiskModule,
        MailModule,
        ImportsModule,
        HealthModule,
        TenantsModule,
        DomainsModule,
        UsersModule,
        AuthModule,
        AccountModule,
        OversightModule,
        IncidentsModule,
        InvitationsModule,
        SsoConfigModule,
        OAuth2Module,
        SignalsModule,
        DirectoriesModule,
        DirectoryPullsModule,
        GroupsModule,
        ScimModule,
        SamlModule,
        FederationModule,
        ProvisioningModule,
        CostsModule,
        SystemModule,
        ReportsModule,
        DemoModule,
        OpenApiModule,
        IsolationModule,
      ],
    };
  }
}
