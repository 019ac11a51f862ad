import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { AttentionController } from './attention/attention.controller.js';
import { Attention } from './attention/attention.js';
import { CertificateWarningsJob } from './configurations/certificate-warnings.job.js';
import { ConfigurationHistory } from './configurations/configuration-history.js';
import { ConfigurationStates } from './configurations/configuration-states.js';
import { ConfigurationVersions } from './configurations/configuration-versions.js';
import { ConfigurationViews } from './configurations/configuration-views.js';
import { PlatformButtons } from './configurations/platform-buttons.js';
import { RefreshJob } from './configurations/refresh.job.js';
import { ConfigurationRefresh } from './configurations/refresh.js';
import { ConfigurationSecrets } from './configurations/secrets.js';
import { SsoConfigurationsController } from './configurations/sso-configurations.controller.js';
import { SsoConfigurations } from './configurations/sso-configurations.service.js';
import { UpstreamAddresses } from './configurations/upstream-addresses.js';
import { LockedOut } from './policy/locked-out.js';
import { SsoPoliciesController } from './policy/sso-policies.controller.js';
import { SsoPolicies } from './policy/sso-policies.service.js';
import { SsoPolicyRule } from './policy/sso-policy.rule.js';
import { ConfigurationProbe } from './probe/configuration-probe.js';
import { OidcProbe } from './probe/oidc-probe.js';
import { UpstreamClient } from './probe/upstream-client.js';
import { Realms } from './routing/realms.js';
import { RouteExplanations } from './routing/route-explanations.js';
import { RoutingController } from './routing/routing.controller.js';
import { SamlUpstreams } from './saml-upstream.js';
import { AdmissionFacts } from './sign-in/admission-facts.js';
import { Admit } from './sign-in/admit.js';
import { Flows } from './sign-in/flows.js';
import { FlowsMaintenance } from './sign-in/flows-maintenance.js';
import { SsoLogoutController } from './sign-in/logout.controller.js';
import { SsoController } from './sign-in/sso.controller.js';
import { UpstreamLogouts } from './sign-in/upstream-logouts.js';
import { UpstreamOidc } from './sign-in/upstream-oidc.js';
import { UpstreamSignIns } from './sign-in/upstream-sign-ins.js';
import { TracesController } from './traces/traces.controller.js';
import { Traces } from './traces/traces.js';

@Module({
  imports: [AuthModule, DomainsModule, TenantsModule],
  controllers: [
    AttentionController,
    RoutingController,
    SsoConfigurationsController,
    SsoController,
    SsoLogoutController,
    SsoPoliciesController,
    TracesController,
  ],
  providers: [
    AdmissionFacts,
    Admit,
    Attention,
    CertificateWarningsJob,
    ConfigurationHistory,
    ConfigurationProbe,
    ConfigurationRefresh,
    ConfigurationSecrets,
    ConfigurationStates,
    ConfigurationVersions,
    ConfigurationViews,
    Flows,
    FlowsMaintenance,
    LockedOut,
    OidcProbe,
    PlatformButtons,
    Realms,
    RefreshJob,
    RouteExplanations,
    SamlUpstreams,
    SsoConfigurations,
    SsoPolicies,
    SsoPolicyRule,
    Traces,
    UpstreamAddresses,
    UpstreamClient,
    UpstreamLogouts,
    UpstreamOidc,
    UpstreamSignIns,
  ],
  exports: [ConfigurationSecrets, SamlUpstreams, UpstreamSignIns],
})
export class SsoConfigModule {}
