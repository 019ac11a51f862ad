import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SsoConfigModule } from '../sso-config/sso-config.module.js';
import { SamlController } from './http/saml.controller.js';
import { SamlEndpoints } from './http/saml-endpoints.js';
import { TenantSamlController } from './http/tenant-saml.controller.js';
import { UpstreamController } from './http/upstream.controller.js';
import { Issuers } from './issuers/issuers.js';
import { SamlKeys } from './keys/saml-keys.js';
import { LogoutMessages } from './logout/logout-messages.js';
import { Logouts } from './logout/logouts.service.js';
import { IssuerMetadata } from './metadata/issuer-metadata.js';
import { PartnerRefusals } from './partner-refusals.js';
import { MetadataRefresh } from './providers/metadata-refresh.js';
import { MetadataSource } from './providers/metadata-source.js';
import { ServiceProviderLookup } from './providers/service-provider-lookup.js';
import { ServiceProvidersController } from './providers/service-providers.controller.js';
import { ServiceProviders } from './providers/service-providers.service.js';
import { SamlMaintenance } from './saml-maintenance.js';
import { NameIds } from './sign-on/name-ids.js';
import { ResponseIssuer } from './sign-on/response-issuer.js';
import { SamlSessions } from './sign-on/saml-sessions.js';
import { SignOns } from './sign-on/sign-ons.service.js';
import { SamlStates } from './states/saml-states.js';
import { Connections } from './upstream/connections.js';
import { UpstreamSaml } from './upstream/upstream-saml.js';
import { UsedIds } from './upstream/used-ids.js';

@Module({
  imports: [AuthModule, SsoConfigModule],
  controllers: [ServiceProvidersController, SamlController, TenantSamlController, UpstreamController],
  providers: [
    Connections,
    IssuerMetadata,
    Issuers,
    LogoutMessages,
    Logouts,
    MetadataRefresh,
    MetadataSource,
    NameIds,
    PartnerRefusals,
    ResponseIssuer,
    SamlEndpoints,
    SamlKeys,
    SamlMaintenance,
    SamlSessions,
    SamlStates,
    ServiceProviderLookup,
    ServiceProviders,
    SignOns,
    UpstreamSaml,
    UsedIds,
  ],
  exports: [UpstreamSaml],
})
export class SamlModule {}
