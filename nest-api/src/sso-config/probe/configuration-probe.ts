import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { LdapClient } from '../../ldap/ldap-client.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { providerOf } from '../providers/providers.js';
import type { Entered, Findings } from '../providers/upstream-provider.js';
import { SamlUpstreams } from '../saml-upstream.js';
import { OidcProbe } from './oidc-probe.js';
import { UpstreamClient } from './upstream-client.js';

/** Validates a configuration by doing: reads what the other side publishes, and compares. */
@Injectable()
export class ConfigurationProbe {
  constructor(
    private readonly oidc: OidcProbe,
    private readonly client: UpstreamClient,
    private readonly saml: SamlUpstreams,
    private readonly ldap: LdapClient,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws UpstreamRefused at the field that is wrong, with what was found */
  async look(entered: Entered): Promise<Findings> {
    const { settings, oidc, client, saml, ldap } = this;
    const now = this.clock.now();
    return providerOf(entered).probe(entered, { settings, oidc, client, saml, ldap, now });
  }
}
