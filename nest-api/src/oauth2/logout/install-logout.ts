import type Provider from 'oidc-provider';
import { sidOf } from './session-claim.js';

/**
 * Has the library name sessions our way, and leave telling applications to the queue: what it would send within the
 * person's own request would be lost with the first application that is away.
 */
export function installLogout(provider: Provider): void {
  const Session = provider.Session as unknown as { prototype: { sidFor(clientId: string): string } };
  Session.prototype.sidFor = function (this: { uid: string }, clientId) {
    return sidOf(this.uid, clientId);
  };
  const Client = provider.Client as unknown as { prototype: { backchannelLogout(): Promise<void> } };
  Client.prototype.backchannelLogout = async () => undefined;
}
