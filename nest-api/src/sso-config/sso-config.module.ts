import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { OtherWaysIn } from '../auth/factors/other-ways-in.js';
import { DomainsModule } from '../domains/domains.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { PeopleRelations } from '../users/people-relations.js';
import { UsersModule } from '../users/users.module.js';
import { CertificateWarningsJob } from './configurations/certificate-warnings.job.js';
import { ConfigurationHistory } from './configurations/configuration-history.js';
import { ConfigurationStates } from './configurations/configuration-states.repository.js';
import { ConfigurationVersions } from './configurations/configuration-versions.js';
import { ConfigurationVersionsRepository } from './configurations/configuration-versions.repository.js';
import { ConfigurationViews } from './configurations/configuration-views.js';
import { ConnectionAdmins } from './configurations/connection-admins.js';
import { OutageNoticesJob } from './configurations/outage-notices.job.js';
import { PlatformButtons } from './configurations/platform-buttons.js';
import { PlatformClients } from './configurations/platform-clients.js';
import { RefreshJob } from './configurations/refresh.job.js';
import { ConfigurationRefresh } from './configurations/refresh.js';
import { SamlConnectionsRepository } from './configurations/saml-connections.repository.js';
import { ConfigurationSecrets } from './configurations/secrets.js';
import { ServingConnections } from './configurations/serving-connections.repository.js';
import { SsoConfigurationsController } from './configurations/sso-configurations.controller.js';
import { SsoConfigurationsRepository } from './configurations/sso-configurations.repository.js';
import { SsoConfigurations } from './configurations/sso-configurations.service.js';
import { UpstreamAddresses } from './configurations/upstream-addresses.js';
import { ConnectorAccess } from './connectors/connector-access.js';
import { ConnectorDirectory } from './connectors/connector-directory.js';
import { ConnectorDownloads } from './connectors/connector-downloads.js';
import { ConnectorEnrollment } from './connectors/connector-enrollment.js';
import { ConnectorServer } from './connectors/connector-server.js';
import { ConnectorSignals } from './connectors/connector-signals.js';
import { ConnectorTasks } from './connectors/connector-tasks.js';
import { ConnectorTasksRepository } from './connectors/connector-tasks.repository.js';
import { ConnectorsController } from './connectors/connectors.controller.js';
import { ConnectorsRepository } from './connectors/connectors.repository.js';
import { Connectors } from './connectors/connectors.service.js';
import { DirectoryConsents } from './consents/directory-consents.js';
import { DraftConfigurations } from './drafts/draft-configurations.js';
import { DraftOutcomes } from './drafts/draft-outcomes.repository.js';
import { DraftTakeBack } from './drafts/draft-take-back.js';
import { DraftViews } from './drafts/draft-views.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { DraftsRepository } from './drafts/drafts.repository.js';
import { ConfigurationDrafts } from './drafts/drafts.service.js';
import { LdapDirectories } from './ldap-directories.js';
import { EmergencyAccess } from './policy/emergency-access.service.js';
import { EmergencyCodesController } from './policy/emergency-codes.controller.js';
import { EmergencyCodesRepository } from './policy/emergency-codes.repository.js';
import { GraceNoticesJob } from './policy/grace-notices.job.js';
import { LockedOut } from './policy/locked-out.repository.js';
import { SsoPoliciesController } from './policy/sso-policies.controller.js';
import { SsoPoliciesRepository } from './policy/sso-policies.repository.js';
import { SsoPolicies } from './policy/sso-policies.service.js';
import { SsoPolicyRule } from './policy/sso-policy.rule.js';
import { SsoRequirementController } from './policy/sso-requirement.controller.js';
import { ConfigurationProbe } from './probe/configuration-probe.js';
import { OidcProbe } from './probe/oidc-probe.js';
import { UpstreamClient } from './probe/upstream-client.js';
import { EditedConfigurations } from './responses/edited-configuration.js';
import { Replays } from './responses/replays.js';
import { ResponseStore } from './responses/response-store.js';
import { ResponsesRepository } from './responses/responses.repository.js';
import { ResponsesExpiredJob } from './responses/responses-expired.job.js';
import { StoredResponsesController } from './responses/stored-responses.controller.js';
import { StoredResponses } from './responses/stored-responses.js';
import { Realms } from './routing/realms.repository.js';
import { RouteExplanations } from './routing/route-explanations.js';
import { RoutingController } from './routing/routing.controller.js';
import { SamlUpstreams } from './saml-upstream.js';
import { AdmissionFacts } from './sign-in/admission-facts.js';
import { Admit } from './sign-in/admit.js';
import { DirectoryListing } from './sign-in/directory-listing.repository.js';
import { DirectoryProof } from './sign-in/directory-proof.js';
import { ExternalIdentitiesRepository } from './sign-in/external-identities.repository.js';
import { Flows } from './sign-in/flows.js';
import { FlowsMaintenance } from './sign-in/flows-maintenance.js';
import { FormCallbackController } from './sign-in/form-callback.controller.js';
import { FormUsers } from './sign-in/form-users.js';
import { SsoLogoutController } from './sign-in/logout.controller.js';
import { SsoController } from './sign-in/sso.controller.js';
import { SsoFlowsRepository } from './sign-in/sso-flows.repository.js';
import { UpstreamLdap } from './sign-in/upstream-ldap.js';
import { UpstreamLogouts } from './sign-in/upstream-logouts.js';
import { UpstreamOauth2 } from './sign-in/upstream-oauth2.js';
import { UpstreamOidc } from './sign-in/upstream-oidc.js';
import { UpstreamProtocols } from './sign-in/upstream-protocols.js';
import { UpstreamSaml } from './sign-in/upstream-saml.js';
import { UpstreamSessionsRepository } from './sign-in/upstream-sessions.repository.js';
import { UpstreamSignIns } from './sign-in/upstream-sign-ins.js';
import { TracesController } from './traces/traces.controller.js';
import { Traces } from './traces/traces.js';
import { TracesRepository } from './traces/traces.repository.js';
import { CaptureConsent } from './wizard/capture-consent.js';
import { CaptureEntered } from './wizard/capture-entered.js';
import { DirectoryClient } from './wizard/directory/directory-client.js';
import { DomainStandings } from './wizard/domain-standings.js';
import { SetUpLinksController } from './wizard/set-up-links.controller.js';
import { SetUpLinksRepository } from './wizard/set-up-links.repository.js';
import { SetUpLinks } from './wizard/set-up-links.service.js';
import { SetUpPortalController } from './wizard/set-up-portal.controller.js';
import { SetUpPortals } from './wizard/set-up-portal.service.js';
import { SetUpPortalViews } from './wizard/set-up-portal-views.js';
import { WizardController } from './wizard/wizard.controller.js';
import { WizardAudit } from './wizard/wizard-audit.js';
import { WizardConsents } from './wizard/wizard-consent.js';
import { WizardLinks } from './wizard/wizard-links.service.js';
import { WizardMaintenance } from './wizard/wizard-maintenance.js';
import { WizardRunsRepository } from './wizard/wizard-runs.repository.js';
import { WizardRuns } from './wizard/wizard-runs.service.js';
import { WizardSave } from './wizard/wizard-save.js';
import { WizardViews } from './wizard/wizard-views.js';

@Module({
  imports: [AuthModule, DomainsModule, InvitationsModule, TenantsModule, UsersModule],
  controllers: [
    ConnectorsController,
    DraftsController,
    FormCallbackController,
    RoutingController,
    SetUpLinksController,
    SetUpPortalController,
    SsoConfigurationsController,
    SsoController,
    SsoLogoutController,
    EmergencyCodesController,
    SsoPoliciesController,
    SsoRequirementController,
    StoredResponsesController,
    TracesController,
    WizardController,
  ],
  providers: [
    ConnectorAccess,
    ConnectorDirectory,
    ConnectorDownloads,
    ConnectorEnrollment,
    ConnectorServer,
    ConnectorSignals,
    ConnectorTasks,
    ConnectorTasksRepository,
    Connectors,
    ConnectorsRepository,
    AdmissionFacts,
    DirectoryListing,
    Admit,
    ExternalIdentitiesRepository,
    SsoFlowsRepository,
    TracesRepository,
    UpstreamSessionsRepository,
    CertificateWarningsJob,
    ConfigurationDrafts,
    ConfigurationHistory,
    ConfigurationProbe,
    ConfigurationRefresh,
    ConfigurationSecrets,
    SamlConnectionsRepository,
    ConfigurationStates,
    ConfigurationVersions,
    ConfigurationVersionsRepository,
    ConfigurationViews,
    DraftConfigurations,
    DraftOutcomes,
    DraftTakeBack,
    DraftViews,
    DraftsRepository,
    Flows,
    FlowsMaintenance,
    FormUsers,
    LockedOut,
    OidcProbe,
    PlatformButtons,
    PlatformClients,
    EditedConfigurations,
    Replays,
    ResponseStore,
    ResponsesExpiredJob,
    ResponsesRepository,
    StoredResponses,
    Realms,
    RefreshJob,
    OutageNoticesJob,
    ConnectionAdmins,
    RouteExplanations,
    SamlUpstreams,
    ServingConnections,
    SsoConfigurations,
    SsoConfigurationsRepository,
    SsoPolicies,
    SsoPoliciesRepository,
    SsoPolicyRule,
    EmergencyAccess,
    EmergencyCodesRepository,
    GraceNoticesJob,
    Traces,
    UpstreamAddresses,
    UpstreamClient,
    UpstreamLdap,
    UpstreamLogouts,
    UpstreamOauth2,
    UpstreamOidc,
    UpstreamProtocols,
    UpstreamSaml,
    UpstreamSignIns,
    CaptureConsent,
    CaptureEntered,
    DirectoryClient,
    DirectoryConsents,
    DirectoryProof,
    LdapDirectories,
    DomainStandings,
    SetUpLinks,
    SetUpLinksRepository,
    SetUpPortals,
    SetUpPortalViews,
    WizardAudit,
    WizardConsents,
    WizardLinks,
    WizardMaintenance,
    WizardRuns,
    WizardRunsRepository,
    WizardSave,
    WizardViews,
  ],
  exports: [
    ConnectorDirectory,
    Connectors,
    DirectoryConsents,
    ExternalIdentitiesRepository,
    UpstreamClient,
    LdapDirectories,
    SsoConfigurations,
    SsoConfigurationsRepository,
    RouteExplanations,
    ConfigurationSecrets,
    ConnectionAdmins,
    LockedOut,
    SsoConfigurationsRepository,
    SsoPoliciesRepository,
    SamlConnectionsRepository,
    SamlUpstreams,
    SetUpPortals,
    Traces,
    UpstreamLogouts,
    UpstreamSignIns,
    WizardLinks,
  ],
})
export class SsoConfigModule implements OnModuleInit {
  constructor(
    private readonly people: PeopleRelations,
    private readonly setUpLinks: SetUpLinksRepository,
    private readonly otherWaysIn: OtherWaysIn,
    private readonly identities: ExternalIdentitiesRepository,
  ) {}

  onModuleInit(): void {
    this.people.register({ setUpLinks: this.setUpLinks });
    this.otherWaysIn.register((userId) => this.identities.hasAny(userId));
  }
}
