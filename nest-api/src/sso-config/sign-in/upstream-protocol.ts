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
  /** What the provider posted about the person beside its answer; signed by nobody. */
  readonly user?: string | null;
}

export interface Exchanged {
  readonly identity: UpstreamIdentity;
  /** Where the upstream ends its own session; null where it offers that nowhere. */
  readonly logoutUrl: string | null;
}

/** The way to a provider and back, as one protocol has it. */
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
