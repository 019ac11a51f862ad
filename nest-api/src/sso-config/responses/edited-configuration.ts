import type { ReplaySettings } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { atField } from '../configurations/configuration-refused.js';
import { type Editable, editableOf } from '../configurations/editable.js';
import { readDomains } from '../configurations/read-domains.js';
import { UpstreamAddresses } from '../configurations/upstream-addresses.js';
import { ConfigurationProbe } from '../probe/configuration-probe.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import { providerOf } from '../providers/providers.js';
import type { Findings } from '../providers/upstream-provider.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';

/** A connection as an edit would leave it; no entity, so nothing of it can be saved. */
export interface EditedConfiguration {
  readonly configuration: SsoConfiguration;
  /** What the identity provider publishes now, if the edit names another one. */
  readonly found: Findings['oidc'];
}

/** Edits of connections that are not saved. */
@Injectable()
export class EditedConfigurations {
  constructor(
    private readonly probe: ConfigurationProbe,
    private readonly addresses: UpstreamAddresses,
  ) {}

  /** Validates as saving does. @throws UnprocessableInput at the field that is wrong, with what was found */
  async edit(
    current: SsoConfiguration,
    { metadata, ...changes }: ReplaySettings,
  ): Promise<EditedConfiguration> {
    const before = editableOf(current);
    const domains = changes.domains ? { domains: readDomains(changes.domains) } : {};
    const wanted = { ...before, ...changes, ...domains } as Editable;
    const { id, tenantId, type, clientSecret, privateKey, version } = current;
    const edited = { ...wanted, id, tenantId, type, clientSecret, privateKey, version } as SsoConfiguration;
    const findings = await this.look(current, wanted, metadata);
    return {
      configuration: { ...edited, ...findings?.fields } as SsoConfiguration,
      found: findings?.oidc ?? null,
    };
  }

  /** Asks an identity provider only if the edit names another one. */
  private async look(
    current: SsoConfiguration,
    wanted: Editable,
    metadata: string | undefined,
  ): Promise<Findings | null> {
    const { type, tenantId } = current;
    const isSaml = providerOf(current).protocol === 'saml';
    const isSameIssuer = this.addresses.issuerOf(current) === this.addresses.issuerOf({ ...wanted, type });
    if (!isSaml && isSameIssuer) return null;
    const metadataUrl = wanted.metadataUrl === (current.metadataUrl ?? null) ? null : wanted.metadataUrl;
    const discovered = { authorizationEndpoint: null, tokenEndpoint: null, userInfoEndpoint: null };
    try {
      return await this.probe.look({
        ...{ ...wanted, type, tenantId, metadataUrl, metadata },
        ...(isSaml ? {} : discovered),
      });
    } catch (error) {
      if (error instanceof UpstreamRefused) throw atField(error);
      throw error;
    }
  }
}
