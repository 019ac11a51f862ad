import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { SsoConfigModule } from '../sso-config/sso-config.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { Deliveries } from './http/deliveries.js';
import { SamlController } from './http/saml.controller.js';
import { SamlEndpoints } from './http/saml-endpoints.js';
import { SamlReplies } from './http/saml-replies.js';
import { TenantSamlController } from './http/tenant-saml.controller.js';
import { UpstreamController } from './http/upstream.controller.js';
import { UpstreamEndpoints } from './http/upstream-endpoints.js';
import { Issuers } from './issuers/issuers.js';
import { SamlKeys } from './keys/saml-keys.js';
import { StoredSamlKeys } from './keys/saml-keys.repository.js';
import { EndedSessions } from './logout/ended-sessions.js';
import { LogoutMessages } from './logout/logout-messages.js';
import { LogoutRoutes } from './logout/logout-routes.js';
import { LogoutTour } from './logout/logout-tour.js';
import { Logouts } from './logout/logouts.service.js';
import { LostAccessJob } from './logout/lost-access.job.js';
import { LostAccess } from './logout/lost-access.repository.js';
import { SignOuts } from './logout/sign-outs.js';
import { SoapLogout } from './logout/soap-logout.js';
import { UpstreamLogouts } from './logout/upstream-logouts.service.js';
import { IssuerMetadata } from './metadata/issuer-metadata.js';
import { PartnerRefusals } from './partner-refusals.js';
import { CertificateWarnings } from './providers/certificate-warnings.js';
import { MetadataFailures } from './providers/metadata-failures.js';
import { MetadataRefresh } from './providers/metadata-refresh.js';
import { MetadataSource } from './providers/metadata-source.js';
import { ServiceProviderLookup } from './providers/service-provider-lookup.repository.js';
import { ServiceProvidersController } from './providers/service-providers.controller.js';
import { ServiceProviderRows } from './providers/service-providers.repository.js';
import { ServiceProviders } from './providers/service-providers.service.js';
import { SamlMaintenance } from './saml-maintenance.js';
import { NameIds } from './sign-on/name-ids.js';
import { PersistentIds } from './sign-on/persistent-ids.repository.js';
import { ResponseIssuer } from './sign-on/response-issuer.js';
import { SamlSessions } from './sign-on/saml-sessions.repository.js';
import { SignOns } from './sign-on/sign-ons.service.js';
import { SamlStates } from './states/saml-states.repository.js';
import { Connections } from './upstream/connections.js';
import { RefusedAnswers } from './upstream/refused-answers.js';
import { UpstreamAnswers } from './upstream/upstream-answers.js';
import { UpstreamArrivals } from './upstream/upstream-arrivals.js';
import { UpstreamSaml } from './upstream/upstream-saml.js';
import { UpstreamSessions } from './upstream/upstream-sessions.repository.js';
import { UsedIds } from './upstream/used-ids.repository.js';

@Module({
  imports: [AuthModule, DomainsModule, SsoConfigModule, TenantsModule, UsersModule],
  controllers: [ServiceProvidersController, SamlController, TenantSamlController, UpstreamController],
  providers: [
    CertificateWarnings,
    Connections,
    Deliveries,
    EndedSessions,
    IssuerMetadata,
    Issuers,
    LogoutMessages,
    LostAccess,
    LostAccessJob,
    SoapLogout,
    LogoutRoutes,
    LogoutTour,
    Logouts,
    MetadataFailures,
    MetadataRefresh,
    MetadataSource,
    NameIds,
    PartnerRefusals,
    PersistentIds,
    ResponseIssuer,
    SamlEndpoints,
    SamlKeys,
    SamlMaintenance,
    SamlReplies,
    SamlSessions,
    SamlStates,
    ServiceProviderLookup,
    ServiceProviderRows,
    ServiceProviders,
    SignOns,
    SignOuts,
    StoredSamlKeys,
    RefusedAnswers,
    UpstreamAnswers,
    UpstreamArrivals,
    UpstreamEndpoints,
    UpstreamLogouts,
    UpstreamSaml,
    UpstreamSessions,
    UsedIds,
  ],
  exports: [Issuers, UpstreamSaml],
})
export class SamlModule {}
