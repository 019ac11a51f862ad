import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import {
  SamlConnectionsRepository,
  type SsoConfiguration,
} from '../../sso-config/configurations/saml-connections.repository.js';
import { ConfigurationSecrets } from '../../sso-config/configurations/secrets.js';
import type { SamlAddresses } from '../../sso-config/saml-upstream.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { termsOf, type UpstreamTerms } from './upstream-terms.js';

/** SAML connections, by the ID in their addresses. */
@Injectable()
export class Connections {
  constructor(
    private readonly connections: SamlConnectionsRepository,
    private readonly unit: UnitOfWork,
    private readonly secrets: ConfigurationSecrets,
    private readonly keys: SamlKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Includes disabled ones: their metadata is needed first. @throws NotFoundError */
  async find(id: string): Promise<SsoConfiguration> {
    const found = await this.seek(id);
    if (!found) throw new NotFoundError('connection');
    return found;
  }

  /** Null if it was deleted. */
  seek(id: string): Promise<SsoConfiguration | null> {
    return this.unit.forSignIn('the address of the endpoint identifies the connection', () =>
      this.connections.find(id),
    );
  }

  /** Each connection has its own entity ID and addresses, so that a response for one is invalid for another. */
  addressesOf(id: string): SamlAddresses {
    const base = `${this.settings.PUBLIC_URL}/api/v1/saml/sp/${id}`;
    return {
      entityId: `${base}/metadata`,
      acsUrl: `${base}/acs`,
      sloUrl: `${base}/slo`,
      metadataUrl: `${base}/metadata`,
    };
  }

  async termsOf(configuration: SsoConfiguration): Promise<UpstreamTerms> {
    const keys = await this.keys.of(configuration.tenantId ?? null);
    const own = this.secrets.read(configuration, 'privateKey');
    return termsOf(configuration, this.addressesOf(configuration.id), keys, own);
  }
}
