import { Injectable } from '@nestjs/common';
import { Unavailable } from '../common/app-error.js';
import type { SsoConfiguration } from './sso-configuration.entity.js';

/** What an identity provider's metadata says. */
export interface SamlIdpMetadata {
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly sloUrl: string | null;
  /** PEM. */
  readonly certificates: readonly string[];
}

/** What the other side must be told about us. */
export interface SamlAddresses {
  readonly entityId: string;
  readonly acsUrl: string;
  readonly metadataUrl: string;
}

/** A sign-in that begins: what we keep of it stands in `sso_flows`, so the message carries `state` and no more. */
export interface SamlStart {
  readonly configuration: SsoConfiguration;
  /** Goes as RelayState and comes back with the answer. */
  readonly state: string;
  /** Becomes the request's ID, whose answer must name it in InResponseTo. */
  readonly requestId: string;
}

/** The service provider's side of SAML, as the module that knows the protocol does it. */
export interface SamlUpstream {
  addressesOf(configurationId: string): SamlAddresses;
  /** @throws Error whose message tells an admin what is wrong with the document */
  readMetadata(xml: string): Promise<SamlIdpMetadata>;
  /** @returns where the browser goes */
  start(start: SamlStart): Promise<string>;
}

/**
 * Where the SAML module, which stands to the right and may not be named here, registers what it does for us. With an
 * answer that passed every check of the protocol it calls `UpstreamSignIns.accept`.
 */
@Injectable()
export class SamlUpstreams {
  private upstream: SamlUpstream | null = null;

  register(upstream: SamlUpstream): void {
    this.upstream = upstream;
  }

  find(): SamlUpstream | null {
    return this.upstream;
  }

  /** @throws Unavailable nobody registered: this installation runs without SAML */
  require(): SamlUpstream {
    if (this.upstream) return this.upstream;
    throw new Unavailable(60, 'saml_unavailable', 'SAML is not available in this installation.');
  }
}
