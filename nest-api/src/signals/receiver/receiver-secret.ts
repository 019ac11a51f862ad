import { randomBytes } from 'node:crypto';
import type { MasterKeys } from '../../crypto/master-keys.js';
import type { ReceiverSecret } from './signal-receivers.repository.js';

/** Begins every secret, so that scanners recognize a leaked one. */
const PREFIX = 'ghe_';

/** @returns the secret in plain text, this once, and what is stored of it */
export function newReceiverSecret(
  keys: MasterKeys,
  connectionId: string,
): { plain: string; stored: ReceiverSecret } {
  const plain = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const secret = keys.hashSecret(plain, aadOfReceiver(connectionId));
  return { plain, stored: { secret, secretLastFour: plain.slice(-4) } };
}

export function aadOfReceiver(connectionId: string): string {
  return `signal_receivers:${connectionId}`;
}
