import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import {
  type SamlAddresses,
  type SamlAnswer,
  type SamlArrival,
  type SamlFindings,
  type SamlIdpMetadata,
  type SamlReceived,
  type SamlStart,
  type SamlUpstream,
  SamlUpstreams,
} from '../../sso-config/saml-upstream.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { maskMessage } from '../protocol/mask-message.js';
import { newMessageId } from '../protocol/messages/new-id.js';
import { readIdentityProviderMetadata } from '../protocol/metadata/read-metadata.js';
import { serviceProviderMetadata } from '../protocol/metadata/write-metadata.js';
import { type Passed, RESPONSE_STAGES } from '../protocol/response-stages.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { signElement } from '../protocol/signature/sign-element.js';
import { SamlStates } from '../states/saml-states.repository.js';
import { Connections } from './connections.js';
import { passportStrategy, redirectOf } from './passport-strategy.js';
import { type AskedRequest, UpstreamAnswers } from './upstream-answers.js';
import { UpstreamArrivals } from './upstream-arrivals.js';
import { FORMATS } from './upstream-terms.js';

/** How long a user may take at the identity provider. */
const PATIENCE_SECONDS = 900;
const VALID_DAYS = 14;
const DAY = 86_400_000;

/** The service provider side of SAML, for connections. */
@Injectable()
export class UpstreamSaml implements SamlUpstream, OnModuleInit {
  constructor(
    private readonly upstreams: SamlUpstreams,
    private readonly connections: Connections,
    private readonly answers: UpstreamAnswers,
    private readonly arrivals: UpstreamArrivals,
    private readonly keys: SamlKeys,
    private readonly states: SamlStates,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.upstreams.register(this);
  }

  addressesOf(configurationId: string): SamlAddresses {
    return this.connections.addressesOf(configurationId);
  }

  /** @throws SamlRefused CertificateUnreadable with a message for the admin */
  async readMetadata(xml: string): Promise<SamlIdpMetadata> {
    const read = readIdentityProviderMetadata(xml.trim(), this.clock.now());
    const byRedirect = read.singleSignOn.find(({ binding }) => binding === 'redirect');
    if (!byRedirect)
      throw new SamlRefused('schema', 'The metadata contains no SingleSignOnService for HTTP-Redirect');
    const logout = read.logout.find(({ binding }) => binding === 'redirect');
    return {
      entityId: read.entityId,
      ssoUrl: byRedirect.url,
      sloUrl: logout?.url ?? null,
      sloResponseUrl: logout?.responseUrl ?? null,
      certificates: read.signing.map(({ base64 }) => toPem(base64)),
    };
  }

  /** @returns the identity provider's URL with our signed request */
  async start({ configuration, state, requestId }: SamlStart): Promise<string> {
    const terms = await this.connections.termsOf(configuration);
    const id = /^[A-Za-z_]/.test(requestId) ? requestId : `_${requestId}`;
    const asked: AskedRequest = { configurationId: configuration.id, state };
    await this.states.keepAs(id, 'request', asked, PATIENCE_SECONDS);
    return redirectOf(passportStrategy(terms, id), state);
  }

  /** Our signed metadata for the identity provider. */
  async metadata(configuration: Pick<SsoConfiguration, 'id' | 'tenantId' | 'nameIdFormat'>): Promise<string> {
    const { signer, signingCertificates, encryptionCertificates } = await this.keys.of(
      configuration.tenantId ?? null,
    );
    const { entityId, acsUrl, sloUrl } = this.connections.addressesOf(configuration.id);
    const document = serviceProviderMetadata({
      id: newMessageId(),
      entityId,
      acsUrl,
      sloUrl,
      validUntil: new Date(this.clock.now().getTime() + VALID_DAYS * DAY),
      signingCertificates,
      encryptionCertificates,
      nameIdFormat: FORMATS[configuration.nameIdFormat],
      signsRequests: true,
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${signElement(document, signer, 'rsa-sha256')}`;
  }

  redeem(answer: SamlAnswer): Promise<SamlFindings> {
    return this.answers.redeem(answer);
  }

  readonly stages = RESPONSE_STAGES;

  replay(
    configuration: SsoConfiguration,
    received: SamlReceived,
    receivedAt: Date,
    passed: Passed,
  ): Promise<SamlFindings> {
    return this.answers.replay(configuration, received, receivedAt, passed);
  }

  mask(xml: string): string {
    return maskMessage(xml);
  }

  takeArrival(reference: string): Promise<SamlArrival | null> {
    return this.arrivals.take(reference);
  }
}

function toPem(base64: string): string {
  return `-----BEGIN CERTIFICATE-----\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----`;
}
