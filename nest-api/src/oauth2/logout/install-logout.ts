import type Provider from 'oidc-provider';
import { sidOf } from './session-claim.js';

/**
 * Makes the library use our session IDs and leave notifications to the queue. Its own notifications within the
 * user's request would be lost with the first unavailable application.
 */
export function installLogout(provider: Provider): void {
  const Session = provider.Session as unknown as { prototype: { sidFor(clientId: string): string } };
  Session.prototype.sidFor = function (this: { uid: string }, clientId) {
    return sidOf(this.uid, clientId);
  };
  const Client = provider.Client as unknown as { prototype: { backchannelLogout(): Promise<void> } };
  Client.prototype.backchannelLogout = async () => undefined;
}
