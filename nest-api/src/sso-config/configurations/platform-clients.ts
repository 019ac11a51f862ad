import type { SsoType } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { providerOf } from '../providers/providers.js';
import { ConfigurationSecrets } from './secrets.js';
import { type SsoConfiguration, SsoConfigurationsRepository } from './sso-configurations.repository.js';

/** The platform's client at an identity provider. */
export interface UpstreamCredentials {
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
}

/** The platform's own clients, which a tenant's connection may use. */
@Injectable()
export class PlatformClients {
  constructor(
    private readonly configurations: SsoConfigurationsRepository,
    private readonly secrets: ConfigurationSecrets,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The platform's enabled connection of a type: what the settings made goes before what was made by hand. */
  find(type: SsoType): Promise<SsoConfiguration | null> {
    if (!providerOf({ type }).platformClient) return Promise.resolve(null);
    return this.configurations.platformClient(type);
  }

  /** Whose client a connection signs in with; null where it is the platform's and there is none any more. */
  async credentialsOf(configuration: SsoConfiguration): Promise<UpstreamCredentials | null> {
    const holder = configuration.usesPlatformClient ? await this.find(configuration.type) : configuration;
    if (!holder) return null;
    const clientId = holder.clientId ?? '';
    const { secretOf } = providerOf(holder);
    if (!secretOf) return { clientId, clientSecret: this.secrets.read(holder, 'clientSecret') };
    const privateKey = this.secrets.read(holder, 'privateKey');
    const client = { clientId, privateKey, parameters: holder.parameters };
    return { clientId, clientSecret: secretOf(client, this.settings, this.clock.now()) };
  }
}
