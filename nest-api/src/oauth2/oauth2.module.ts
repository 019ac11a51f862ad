import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { PeopleRelations } from '../users/people-relations.js';
import { UsersModule } from '../users/users.module.js';
import { AgentsController } from './agents/agents.controller.js';
import { AgentsRepository } from './agents/agents.repository.js';
import { Agents } from './agents/agents.service.js';
import { Artifacts } from './artifacts/artifacts.repository.js';
import { Authorizations } from './artifacts/authorizations.repository.js';
import { HeldTokens } from './artifacts/held-tokens.js';
import { IssuedArtifacts } from './artifacts/issued-artifacts.js';
import { ClientLookup } from './clients/client-lookup.repository.js';
import { ClientRemoval } from './clients/client-removal.js';
import { ClientSecrets } from './clients/client-secrets.repository.js';
import { ClientsController } from './clients/clients.controller.js';
import { ClientsRepository } from './clients/clients.repository.js';
import { Clients } from './clients/clients.service.js';
import { CustomClaims } from './clients/custom-claims.js';
import { DirectoryClients } from './clients/directory-clients.js';
import { SectorList } from './clients/sector-list.js';
import { AccessLifetimes } from './consents/access-lifetimes.js';
import { ConnectedApplicationsController } from './consents/connected-applications.controller.js';
import { ConnectedApplications } from './consents/connected-applications.js';
import { Consents } from './consents/consents.js';
import { Grants } from './consents/grants.repository.js';
import { MemberApplicationsController } from './consents/member-applications.controller.js';
import { DeviceCodes } from './devices/device-codes.repository.js';
import { DevicesController } from './devices/devices.controller.js';
import { Devices } from './devices/devices.service.js';
import { WorkloadKeys } from './exchange/workload-keys.js';
import { WorkloadTokens } from './exchange/workload-tokens.js';
import { InitiationServer } from './initiation/initiation-server.js';
import { FailedInteractions } from './interactions/failed-interactions.js';
import { InteractionRows } from './interactions/interaction-rows.js';
import { InteractionsController } from './interactions/interactions.controller.js';
import { Interactions } from './interactions/interactions.service.js';
import { SignOutController } from './interactions/sign-out.controller.js';
import { SignOuts } from './interactions/sign-outs.service.js';
import { UnstoredInteractions } from './interactions/unstored-interactions.js';
import { Issuers } from './issuers/issuers.js';
import { SigningKeysController } from './keys/signing-keys.controller.js';
import { SigningKeys } from './keys/signing-keys.js';
import { SigningKeysRepository } from './keys/signing-keys.repository.js';
import { LogoutDeliveriesController } from './logout/logout-deliveries.controller.js';
import { LogoutDeliveries } from './logout/logout-deliveries.repository.js';
import { LogoutDelivery } from './logout/logout-delivery.js';
import { OAuth2Maintenance } from './oauth2-maintenance.js';
import { Accounts } from './provider/accounts.js';
import { Adapters } from './provider/adapters.js';
import { AnonymousRequests } from './provider/anonymous-requests.js';
import { AuthorizationsOfRequest } from './provider/authorizations-of-request.js';
import { Exchanges } from './provider/exchanges.js';
import { KeptAnswers } from './provider/kept-answers.js';
import { KeptIntrospections } from './provider/kept-introspections.js';
import { KeptMachineTokens } from './provider/kept-machine-tokens.js';
import { KeptRedirects } from './provider/kept-redirects.js';
import { KeptUserinfo } from './provider/kept-userinfo.js';
import { OfflineAccess } from './provider/offline-access.js';
import { PairwiseSalts } from './provider/pairwise-salts.repository.js';
import { PairwiseSubjects } from './provider/pairwise-subjects.js';
import { PlainRequests } from './provider/plain-requests.js';
import { ProviderHost } from './provider/provider-host.js';
import { SecretComparison } from './provider/secret-comparison.js';
import { SecretGuesses } from './provider/secret-guesses.js';
import { SessionGrants } from './provider/session-grants.js';
import { SessionViews } from './provider/session-views.js';
import { Successors } from './provider/successors.js';
import { ClientDocuments } from './registration/client-documents.js';
import { ClientRegistration } from './registration/client-registration.service.js';
import { ClientRegistrations } from './registration/client-registrations.repository.js';
import { InitialAccessTokens } from './registration/initial-access-tokens.repository.js';
import { RegistrationLimits } from './registration/registration-limits.js';
import { RegistrationPoliciesController } from './registration/registration-policies.controller.js';
import { RegistrationPoliciesRepository } from './registration/registration-policies.repository.js';
import { RegistrationPolicies } from './registration/registration-policies.service.js';
import { RegistrationServer } from './registration/registration-server.js';
import { RegistrationUse } from './registration/registration-use.js';
import { UnusedClients } from './registration/unused-clients.js';
import { ResourcesController } from './resources/resources.controller.js';
import { ResourcesRepository } from './resources/resources.repository.js';
import { Resources } from './resources/resources.service.js';

@Module({
  imports: [AuthModule, DomainsModule, TenantsModule, UsersModule],
  controllers: [
    AgentsController,
    ClientsController,
    ConnectedApplicationsController,
    MemberApplicationsController,
    DevicesController,
    RegistrationPoliciesController,
    ResourcesController,
    InteractionsController,
    SignOutController,
    SigningKeysController,
    LogoutDeliveriesController,
  ],
  providers: [
    AccessLifetimes,
    Accounts,
    Adapters,
    Agents,
    AgentsRepository,
    AnonymousRequests,
    Artifacts,
    HeldTokens,
    Authorizations,
    AuthorizationsOfRequest,
    ClientDocuments,
    ClientLookup,
    ClientRegistration,
    ClientRegistrations,
    ClientRemoval,
    ClientSecrets,
    Clients,
    ClientsRepository,
    ConnectedApplications,
    Consents,
    CustomClaims,
    DeviceCodes,
    Devices,
    DirectoryClients,
    Exchanges,
    Grants,
    FailedInteractions,
    InitialAccessTokens,
    InitiationServer,
    InteractionRows,
    Interactions,
    IssuedArtifacts,
    Issuers,
    KeptRedirects,
    KeptAnswers,
    KeptIntrospections,
    KeptMachineTokens,
    KeptUserinfo,
    LogoutDeliveries,
    LogoutDelivery,
    OAuth2Maintenance,
    OfflineAccess,
    PairwiseSalts,
    PairwiseSubjects,
    PlainRequests,
    ProviderHost,
    RegistrationLimits,
    RegistrationPolicies,
    RegistrationPoliciesRepository,
    RegistrationServer,
    RegistrationUse,
    Resources,
    ResourcesRepository,
    SecretComparison,
    SecretGuesses,
    SectorList,
    SessionGrants,
    SessionViews,
    SignOuts,
    Successors,
    SigningKeys,
    SigningKeysRepository,
    UnstoredInteractions,
    UnusedClients,
    WorkloadKeys,
    WorkloadTokens,
  ],
  exports: [
    ClientLookup,
    ClientsRepository,
    DirectoryClients,
    Grants,
    Issuers,
    PairwiseSubjects,
    ProviderHost,
  ],
})
export class OAuth2Module implements OnModuleInit {
  constructor(
    private readonly people: PeopleRelations,
    private readonly grants: Grants,
    private readonly initialTokens: InitialAccessTokens,
  ) {}

  onModuleInit(): void {
    this.people.register({ grants: this.grants, initialTokens: this.initialTokens });
  }
}
