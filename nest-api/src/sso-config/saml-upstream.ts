import type { CauseCode } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../common/app-error.js';
import type { UpstreamIdentity } from './sign-in/upstream-identity.js';
import type { SsoConfiguration } from './sso-configuration.entity.js';

/** Content of an identity provider's metadata. */
export interface SamlIdpMetadata {
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly sloUrl: string | null;
  /** Where answers about signing out go, when it is somewhere else. */
  readonly sloResponseUrl: string | null;
  /** PEM. */
  readonly certificates: readonly string[];
}

/** Our values for the identity provider. */
export interface SamlAddresses {
  readonly entityId: string;
  readonly acsUrl: string;
  readonly sloUrl: string;
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

/** An answer that waits to be taken: it came to the address of a connection, and nothing in it is believed yet. */
export interface SamlAnswer {
  readonly configuration: SsoConfiguration;
  /** What the callback got as `code`. */
  readonly reference: string;
  /** What the callback got as `state`. */
  readonly state: string;
}

/** A response as it came, for a replay. */
export interface SamlReceived {
  readonly xml: string;
  /** Whether it named a pending request of its sign-in. */
  readonly isRequestKnown: boolean;
}

/** Who an answer speaks of, after every check. */
export interface SamlFindings {
  readonly identity: UpstreamIdentity;
  /** By the identity provider's names. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly received: SamlReceived;
}

/** A sign-in that an identity provider started. The endpoint has verified its response. */
export interface SamlArrival extends SamlFindings {
  readonly configurationId: string;
}

/** What a check of a message found and expected, and the message without secrets and personal data. */
export interface SamlEvidence {
  readonly values: Readonly<Record<string, unknown>>;
  readonly maskedMessage: string | null;
  /** Null if the message itself is gone. */
  readonly received: SamlReceived | null;
}

/** An answer that did not pass. `check` names what refused it; all of it is for the log and for an admin's trace. */
export class SamlAnswerRefused extends Error {
  override readonly name = 'SamlAnswerRefused';
  readonly evidence: SamlEvidence;

  constructor(
    readonly check: SamlCauseCheck,
    message: string,
    { values, maskedMessage, received, ...options }: ErrorOptions & SamlEvidence,
  ) {
    super(message, options);
    this.evidence = { values, maskedMessage, received };
  }
}

type WithoutPrefix<Code> = Code extends `saml_${infer Check}` ? Check : never;
/** A check whose code in the catalogue of causes is its name after `saml_`. */
export type SamlCauseCheck = WithoutPrefix<CauseCode>;

/** The service provider's side of SAML, as the module that knows the protocol does it. */
export interface SamlUpstream {
  addressesOf(configurationId: string): SamlAddresses;
  /** @throws Error with a message about the document for the admin */
  readMetadata(xml: string): Promise<SamlIdpMetadata>;
  /** @returns where the browser goes */
  start(start: SamlStart): Promise<string>;
  /**
   * Takes an answer, once. Browsers bring it to our own address for it, which leads them on to the callback with a
   * reference as `code`.
   *
   * @throws SamlAnswerRefused
   */
  redeem(answer: SamlAnswer): Promise<SamlFindings>;
  /** The checks of a response, in their order. */
  readonly stages: readonly string[];
  /**
   * Runs the checks of a stored response at the time of its reception, and changes nothing.
   *
   * @param passed hears of each passed check, with the value that was expected and found
   * @throws SamlAnswerRefused
   */
  replay(
    configuration: SsoConfiguration,
    received: SamlReceived,
    receivedAt: Date,
    passed: (stage: string, value?: unknown) => void,
  ): Promise<SamlFindings>;
  /** A message without personal data and secrets. */
  mask(xml: string): string;
  /** Takes an arrival once; null if it is expired or unknown. */
  takeArrival(reference: string): Promise<SamlArrival | null>;
}

/**
 * Where the SAML module, which stands to the right and may not be named here, registers what it does for us.
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
