import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { SsoFlow } from '../sso-flow.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import type { Begun } from './flows.js';
import type { UpstreamIdentity } from './upstream-identity.js';

/** An answer that came to our callback. */
export interface Callback {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
  /** Posted, unsigned user data of the provider. */
  readonly user?: string | null;
}

export interface Exchanged {
  readonly identity: UpstreamIdentity;
  /** The identity provider's logout URL; null if it has none. */
  readonly logoutUrl: string | null;
}

/** Request and response of one protocol. */
export interface UpstreamProtocol {
  /** Where the browser goes. */
  authorizationUrl(configuration: SsoConfiguration, begun: Begun, loginHint?: string): Promise<string>;
  /**
   * Exchanges what came to the callback, with every check of the protocol.
   *
   * @throws SsoRefused
   */
  exchange(
    configuration: SsoConfiguration,
    taken: { readonly flow: SsoFlow; readonly verifier: string },
    callback: Callback,
    trace: TraceRecorder,
  ): Promise<Exchanged>;
}
