import type { SamlReceived } from '../saml-upstream.js';
import type { FlowMode } from '../sso-flow.entity.js';

/** The parts of a token response and its circumstances that its checks need: neither a code nor an access token. */
export interface OpenIdReceived {
  readonly protocol: 'openid';
  readonly idToken: string;
  /** Content of the userinfo response; null if it was not requested. */
  userinfo: string | null;
  /** The published keys at that time, as JWK. */
  keys: readonly unknown[];
  /** What the checks read of the discovery document. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly nonce: string;
  /** Issuer in the authorization response. */
  readonly iss: string | null;
  /** User data that the browser posted. */
  readonly user: string | null;
}

/** A response of an identity provider. */
export type Received = ({ readonly protocol: 'saml' } & SamlReceived) | OpenIdReceived;

/** What is sealed. */
export interface Kept {
  readonly received: Received;
  readonly mode: FlowMode;
}
