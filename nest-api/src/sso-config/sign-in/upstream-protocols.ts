import { Injectable } from '@nestjs/common';
import { providerOf } from '../providers/providers.js';
import type { UpstreamProvider } from '../providers/upstream-provider.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { UpstreamLdap } from './upstream-ldap.js';
import { UpstreamOauth2 } from './upstream-oauth2.js';
import { UpstreamOidc } from './upstream-oidc.js';
import type { UpstreamProtocol } from './upstream-protocol.js';
import { UpstreamSaml } from './upstream-saml.js';

/** Finds the protocol that the provider of a connection speaks. */
@Injectable()
export class UpstreamProtocols {
  private readonly protocols: Readonly<Record<UpstreamProvider['protocol'], UpstreamProtocol>>;

  constructor(openid: UpstreamOidc, oauth2: UpstreamOauth2, saml: UpstreamSaml, ldap: UpstreamLdap) {
    this.protocols = { openid, oauth2, saml, ldap };
  }

  of(configuration: SsoConfiguration): UpstreamProtocol {
    return this.protocols[providerOf(configuration).protocol];
  }
}
