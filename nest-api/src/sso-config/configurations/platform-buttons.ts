import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SSO_SCOPES, SsoMappingSchema, type SsoType } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { PROVIDER_TYPES, providerOf } from '../providers/providers.js';
import type { GivenClient } from '../providers/upstream-provider.js';
import { ConfigurationStates } from './configuration-states.repository.js';
import { ConfigurationVersions } from './configuration-versions.js';
import { ConfigurationSecrets } from './secrets.js';
import { type SsoConfiguration, SsoConfigurationsRepository } from './sso-configurations.repository.js';
import { UpstreamAddresses } from './upstream-addresses.js';

interface Button extends GivenClient {
  readonly type: SsoType;
  readonly name: string;
}

/** Writes the platform's own buttons as the settings have them; one that is no longer set is switched off. */
@Injectable()
export class PlatformButtons implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly unit: UnitOfWork,
    private readonly secrets: ConfigurationSecrets,
    private readonly states: ConfigurationStates,
    private readonly versions: ConfigurationVersions,
    private readonly addresses: UpstreamAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const type of PROVIDER_TYPES) {
      const { name, platformClient } = providerOf({ type });
      if (platformClient) await this.write({ type, name, ...platformClient.given(this.settings) });
    }
  }

  private write(button: Button): Promise<void> {
    return this.unit.onPlatform("the platform's own connections belong to no tenant", async () => {
      await this.configurations.takeTurnsAtButton(button.type);
      const found = await this.configurations.platformButton(button.type);
      if (button.clientId) await this.save(found ?? this.make(button), button, button.clientId);
      else if (found?.isEnabled) {
        found.isEnabled = false;
        await this.versions.keep(found, null, ['isEnabled: true → false'], 'sso_configuration.disabled');
      }
    });
  }

  private make({ type, name }: Button): SsoConfiguration {
    return this.configurations.add({
      id: uuidv7(),
      tenantId: null,
      type,
      name,
      nameIdFormat: 'emailAddress',
      signatureAlgorithm: 'sha256',
      scopes: [...DEFAULT_SSO_SCOPES],
      domains: [],
      createsPeople: false,
      parameters: {},
      mapping: SsoMappingSchema.parse({}),
      managedBySettings: true,
    });
  }

  private async save(
    configuration: SsoConfiguration,
    { clientSecret = null, privateKey = null, parameters = {} }: Button,
    clientId: string,
  ): Promise<void> {
    const issuer = this.addresses.issuerOf(configuration);
    const isSame =
      configuration.isEnabled &&
      configuration.clientId === clientId &&
      configuration.issuer === issuer &&
      // The database keeps the names in an order of its own.
      isDeepStrictEqual(configuration.parameters, parameters) &&
      !this.secrets.wouldChange(configuration, { clientSecret, privateKey });
    if (isSame) return;
    this.em.assign(configuration, { clientId, issuer, parameters, isEnabled: true });
    const changes = this.secrets.write(configuration, { clientSecret, privateKey });
    await this.em.flush();
    await this.states.discard(configuration.id);
    await this.versions.keep(configuration, null, ['settings', ...changes], 'sso_configuration.updated');
  }
}
