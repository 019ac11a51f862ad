import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { ConfigurationSecrets } from '../../sso-config/configurations/secrets.js';
import {
  type SamlAddresses,
  type SamlAnswer,
  SamlAnswerRefused,
  type SamlFindings,
  type SamlIdpMetadata,
  type SamlStart,
  type SamlUpstream,
  SamlUpstreams,
} from '../../sso-config/saml-upstream.js';
import type { SsoConfiguration } from '../../sso-config/sso-configuration.entity.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { openMessage } from '../protocol/checks/open-message.js';
import { newMessageId } from '../protocol/messages/new-id.js';
import { readIdentityProviderMetadata } from '../protocol/metadata/read-metadata.js';
import { serviceProviderMetadata } from '../protocol/metadata/write-metadata.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { signElement } from '../protocol/signature/sign-element.js';
import { validateResponse } from '../protocol/validate-response.js';
import type { VerifiedAssertion } from '../protocol/verified-assertion.js';
import { attribute } from '../protocol/xml/xml-element.js';
import { SamlStates } from '../states/saml-states.js';
import { SKEW_SECONDS } from '../step.js';
import { identityOf } from './identity-of.js';
import { passportStrategy, redirectOf } from './passport-strategy.js';
import { requireSecondOpinion } from './second-opinion.js';
import { FORMATS, termsOf, type UpstreamTerms } from './upstream-terms.js';
import { UsedIds } from './used-ids.js';

/** How long a person may take at the upstream. */
const PATIENCE_SECONDS = 900;
/** A parked answer waits only for one redirect. */
const PARKED_SECONDS = 300;
const VALID_DAYS = 14;
const DAY = 86_400_000;

/** A request that an answer may name. */
interface AskedRequest {
  readonly configurationId: string;
  readonly state: string;
}

/** A message at the address of a connection, kept until the browser is at the callback. */
interface ParkedAnswer {
  readonly configurationId: string;
  readonly xml: string;
  readonly relayState: string | null;
}

/** An answer of an upstream that passed every check. */
export interface AcceptedAnswer {
  readonly assertion: VerifiedAssertion;
  /** What the sign-in was begun with, for whoever knows which browser has it; null where nobody asked. */
  readonly state: string | null;
}

/** The service provider's side of SAML, towards the upstreams of connections. */
@Injectable()
export class UpstreamSaml implements SamlUpstream, OnModuleInit {
  constructor(
    private readonly upstreams: SamlUpstreams,
    private readonly secrets: ConfigurationSecrets,
    private readonly keys: SamlKeys,
    private readonly states: SamlStates,
    private readonly usedIds: UsedIds,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.upstreams.register(this);
  }

  /** An entity id and an address for each connection: an answer for one can't be passed off as another's. */
  addressesOf(configurationId: string): SamlAddresses {
    const base = `${this.settings.PUBLIC_URL}/api/v1/saml/sp/${configurationId}`;
    return { entityId: `${base}/metadata`, acsUrl: `${base}/acs`, metadataUrl: `${base}/metadata` };
  }

  /** @throws SamlRefused CertificateUnreadable with what is wrong, in words */
  async readMetadata(xml: string): Promise<SamlIdpMetadata> {
    const read = readIdentityProviderMetadata(xml.trim(), this.clock.now());
    const byRedirect = read.singleSignOn.find(({ binding }) => binding === 'redirect');
    if (!byRedirect) throw new SamlRefused('schema', 'It names no SingleSignOnService for HTTP-Redirect');
    return {
      entityId: read.entityId,
      ssoUrl: byRedirect.url,
      sloUrl: read.logout.find(({ binding }) => binding === 'redirect')?.url ?? null,
      certificates: read.signing.map(({ base64 }) => toPem(base64)),
    };
  }

  /** @returns the upstream's address with our signed request */
  async start({ configuration, state, requestId }: SamlStart): Promise<string> {
    const terms = await this.termsOf(configuration);
    const id = /^[A-Za-z_]/.test(requestId) ? requestId : `_${requestId}`;
    const asked: AskedRequest = { configurationId: configuration.id, state };
    await this.states.keepAs(id, 'request', asked, PATIENCE_SECONDS);
    return redirectOf(passportStrategy(terms, id), state);
  }

  /** What the upstream is told about us; signed. */
  async metadata(configuration: Pick<SsoConfiguration, 'id' | 'tenantId' | 'nameIdFormat'>): Promise<string> {
    const { signer, signingCertificates, encryptionCertificates } = await this.keys.of(
      configuration.tenantId ?? null,
    );
    const { entityId, acsUrl } = this.addressesOf(configuration.id);
    const document = serviceProviderMetadata({
      id: newMessageId(),
      entityId,
      acsUrl,
      sloUrl: null,
      validUntil: new Date(this.clock.now().getTime() + VALID_DAYS * DAY),
      signingCertificates,
      encryptionCertificates,
      nameIdFormat: FORMATS[configuration.nameIdFormat],
      signsRequests: true,
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${signElement(document, signer, 'rsa-sha256')}`;
  }

  /**
   * Keeps an answer for the callback, where the browser's cookies are seen: another site's POST brings none. Only an
   * answer to a request that is under way is kept, so that nobody fills the store.
   *
   * @returns the reference
   * @throws SamlRefused
   */
  async park(configurationId: string, xml: string, relayState: string | null): Promise<string> {
    const answered = attribute(openMessage(xml, 'Response'), 'InResponseTo');
    const asked = answered ? await this.states.see<AskedRequest>('request', answered) : null;
    if (asked?.configurationId !== configurationId) {
      throw new SamlRefused('in_response_to', 'The answer names no request of this connection');
    }
    const parked: ParkedAnswer = { configurationId, xml, relayState };
    return this.states.keep('message', parked, PARKED_SECONDS);
  }

  async redeem({ configuration, reference, state }: SamlAnswer): Promise<SamlFindings> {
    const parked = await this.states.take<ParkedAnswer>('message', reference);
    if (parked?.configurationId !== configuration.id || parked.relayState !== state) {
      throw new SamlAnswerRefused(
        'in_response_to',
        'The answer was taken already, or belongs to another sign-in',
      );
    }
    try {
      const { assertion } = await this.accept(configuration, parked.xml, parked.relayState);
      const attributes = assertion.attributes.map(({ name, values }) => [name, values] as const);
      return {
        identity: identityOf(assertion, configuration.mapping),
        attributes: Object.fromEntries(attributes),
      };
    } catch (cause) {
      if (cause instanceof SamlRefused) throw new SamlAnswerRefused(cause.check, cause.message, { cause });
      throw cause;
    }
  }

  /**
   * Takes an answer once.
   *
   * `allowUnsolicited`: sign-ins that the upstream begins, where the tenant turned them on.
   *
   * @throws SamlRefused the first check that it does not pass
   */
  async accept(
    configuration: SsoConfiguration,
    xml: string,
    relayState: string | null,
    { allowUnsolicited }: { readonly allowUnsolicited: boolean } = { allowUnsolicited: false },
  ): Promise<AcceptedAnswer> {
    const terms = await this.termsOf(configuration);
    const answered = attribute(openMessage(xml, 'Response'), 'InResponseTo') ?? null;
    const asked = answered === null ? null : await this.requestOf(answered, configuration, relayState);
    if (!asked && !allowUnsolicited) throw new SamlRefused('unsolicited', 'Nobody asked for this answer');
    const assertion = validateResponse(xml, {
      issuer: terms.issuer,
      audience: terms.addresses.entityId,
      recipient: terms.addresses.acsUrl,
      inResponseTo: answered,
      now: this.clock.now(),
      skewSeconds: SKEW_SECONDS,
      trust: { keys: terms.trustedKeys, algorithms: { allowSha1: terms.allowSha1 } },
      signed: 'either',
      decryption: { keys: terms.decryptionKeys, allowUnauthenticated: terms.allowUnauthenticated },
      requireEncryption: terms.requireEncryption,
    });
    await requireSecondOpinion(xml, assertion, terms);
    if (!(await this.usedIds.isFirst(assertion.issuer, assertion.id, assertion.rememberUntil))) {
      throw new SamlRefused('replayed', 'This assertion was accepted before');
    }
    return { assertion, state: asked?.state ?? null };
  }

  /** The request that an answer names: of this connection, once, and with the state that came back. */
  private async requestOf(
    id: string,
    configuration: SsoConfiguration,
    relayState: string | null,
  ): Promise<AskedRequest> {
    const asked = await this.states.take<AskedRequest>('request', id);
    if (!asked || asked.configurationId !== configuration.id || asked.state !== relayState) {
      throw new SamlRefused('in_response_to', 'The answer names no request of this sign-in');
    }
    return asked;
  }

  private async termsOf(configuration: SsoConfiguration): Promise<UpstreamTerms> {
    const keys = await this.keys.of(configuration.tenantId ?? null);
    const own = this.secrets.read(configuration, 'privateKey');
    return termsOf(configuration, this.addressesOf(configuration.id), keys, own);
  }
}

function toPem(base64: string): string {
  return `-----BEGIN CERTIFICATE-----\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----`;
}
