import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { CertificateWarningsJob } from './configurations/certificate-warnings.job.js';
import { ConfigurationHistory } from './configurations/configuration-history.js';
import { ConfigurationStates } from './configurations/configuration-states.js';
import { ConfigurationVersions } from './configurations/configuration-versions.js';
import { ConfigurationViews } from './configurations/configuration-views.js';
import { RefreshJob } from './configurations/refresh.job.js';
import { ConfigurationSecrets } from './configurations/secrets.js';
import { SsoConfigurationsController } from './configurations/sso-configurations.controller.js';
import { SsoConfigurations } from './configurations/sso-configurations.service.js';
import { UpstreamAddresses } from './configurations/upstream-addresses.js';
import { ConfigurationProbe } from './probe/configuration-probe.js';
import { OidcProbe } from './probe/oidc-probe.js';
import { UpstreamClient } from './probe/upstream-client.js';
import { SamlUpstreams } from './saml-upstream.js';

@Module({
  imports: [AuthModule, DomainsModule, TenantsModule],
  controllers: [SsoConfigurationsController],
  providers: [
    CertificateWarningsJob,
    ConfigurationHistory,
    ConfigurationProbe,
    ConfigurationSecrets,
    ConfigurationStates,
    ConfigurationVersions,
    ConfigurationViews,
    OidcProbe,
    RefreshJob,
    SamlUpstreams,
    SsoConfigurations,
    UpstreamAddresses,
    UpstreamClient,
  ],
  exports: [ConfigurationSecrets, SamlUpstreams],
})
export class SsoConfigModule {}
