import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { Editable } from '../configurations/editable.js';
import { UpstreamAddresses } from '../configurations/upstream-addresses.js';
import { SamlUpstreams } from '../saml-upstream.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { readCertificates } from './certificates.js';
import { type OidcFindings, OidcProbe } from './oidc-probe.js';
import { UpstreamClient } from './upstream-client.js';
import { UpstreamRefused } from './upstream-refused.js';

/** What asking the other side brought: fields that it fills in, and what is kept beside the configuration. */
export interface Findings {
  readonly fields: Partial<Editable>;
  readonly oidc: OidcFindings | null;
  readonly certificateExpiresAt: Date | null;
}

type Entered = Pick<SsoConfiguration, 'type' | 'tenantId'> &
  Editable & { readonly metadata?: string | undefined };

/** Validates a configuration by doing: reads what the other side publishes, and compares. */
@Injectable()
export class ConfigurationProbe {
  constructor(
    private readonly oidc: OidcProbe,
    private readonly client: UpstreamClient,
    private readonly addresses: UpstreamAddresses,
    private readonly saml: SamlUpstreams,
    private readonly clock: Clock,
  ) {}

  /** @throws UpstreamRefused at the field that is wrong, with what was found */
  async look(entered: Entered): Promise<Findings> {
    return entered.type === 'saml' ? this.lookAtSaml(entered) : this.lookAtOidc(entered);
  }

  private async lookAtOidc(entered: Entered): Promise<Findings> {
    const issuer = this.addresses.issuerOf(entered);
    if (!issuer) throw new UpstreamRefused('issuer', 'required', 'Enter the issuer of the provider.');
    const forAnyDirectory = entered.type === 'microsoft' && !entered.directoryId;
    const oidc = await this.oidc.look({ issuer, forAnyDirectory, endpoints: endpointsOf(entered) });
    const { document } = oidc;
    return {
      oidc,
      certificateExpiresAt: null,
      fields: {
        issuer: String(document.issuer),
        authorizationEndpoint: String(document.authorization_endpoint),
        tokenEndpoint: String(document.token_endpoint),
        userInfoEndpoint: (document.userinfo_endpoint as string | undefined) ?? null,
      },
    };
  }

  private async lookAtSaml(entered: Entered): Promise<Findings> {
    const fields = { ...(await this.readMetadata(entered)) };
    const certificate = fields.certificate ?? entered.certificate;
    for (const name of ['entityId', 'ssoUrl'] as const) {
      if (!(fields[name] ?? entered[name])) {
        throw new UpstreamRefused(name, 'required', 'Enter it, or give the metadata of the provider.');
      }
    }
    if (!certificate)
      throw new UpstreamRefused('certificate', 'required', "Paste the provider's certificate.");
    for (const name of ['ssoUrl', 'sloUrl', 'sloResponseUrl'] as const) {
      const address = fields[name] ?? entered[name];
      if (address) this.client.requireSafe(name, address);
    }
    const now = this.clock.now();
    const ends = readCertificates('certificate', certificate, now).map(({ validTo }) => new Date(validTo));
    const ahead = ends.filter((end) => end > now).sort((a, b) => a.getTime() - b.getTime());
    return { oidc: null, fields, certificateExpiresAt: ahead.at(-1) ?? null };
  }

  private async readMetadata({ metadata, metadataUrl }: Entered): Promise<Partial<Editable>> {
    const field = metadata ? 'metadata' : 'metadataUrl';
    const xml = metadata ?? (metadataUrl ? await this.client.readText(field, metadataUrl) : null);
    if (xml === null) return {};
    try {
      const { certificates, ...found } = await this.saml.require().readMetadata(xml);
      return { ...found, certificate: certificates.join('\n') };
    } catch (error) {
      const why = error instanceof Error ? error.message : 'it cannot be read';
      throw new UpstreamRefused(field, 'metadata_unreadable', `This is no usable SAML metadata: ${why}`);
    }
  }
}

function endpointsOf({ authorizationEndpoint, tokenEndpoint, userInfoEndpoint }: Editable) {
  return { authorizationEndpoint, tokenEndpoint, userInfoEndpoint };
}
