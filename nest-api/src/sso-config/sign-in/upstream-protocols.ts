import { Injectable } from '@nestjs/common';
import { providerOf } from '../providers/providers.js';
import type { UpstreamProvider } from '../providers/upstream-provider.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { UpstreamOidc } from './upstream-oidc.js';
import type { UpstreamProtocol } from './upstream-protocol.js';
import { UpstreamSaml } from './upstream-saml.js';

/** Finds the protocol that the provider of a connection speaks. */
@Injectable()
export class UpstreamProtocols {
  private readonly protocols: Readonly<Record<UpstreamProvider['protocol'], UpstreamProtocol>>;

  constructor(openid: UpstreamOidc, saml: UpstreamSaml) {
    this.protocols = { openid, saml };
  }

  of(configuration: SsoConfiguration): UpstreamProtocol {
    return this.protocols[providerOf(configuration).protocol];
  }
}
