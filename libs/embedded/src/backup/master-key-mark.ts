import { createHmac } from 'node:crypto';
import { OperatorError } from '../operator-error.ts';

/** Identifies a master key without revealing it. */
export interface MasterKeyMark {
  id: string;
  /** HMAC-SHA-256 of a fixed text under the key, hexadecimal. */
  mark: string;
}

/**
 * @param masterKey `<id>:<base64 of 32 bytes>`, as in MASTER_KEY
 * @throws OperatorError it has another form
 */
export function markOf(masterKey: string): MasterKeyMark {
  const [, id, key] = /^([^:]+):([A-Za-z0-9+/]{43}=)$/.exec(masterKey.trim()) ?? [];
  if (!id || !key)
    throw new OperatorError('The master key does not have the form <id>:<base64 of 32 bytes>.');
  const hmac = createHmac('sha256', Buffer.from(key, 'base64'));
  return { id, mark: hmac.update('gatehouse: master key of a backup').digest('hex') };
}

/** @throws OperatorError `masterKey` is another one than that of the backup */
export function checkMasterKey(masterKey: string, expected: MasterKeyMark): void {
  const given = markOf(masterKey);
  if (given.mark === expected.mark) return;
  throw new OperatorError(
    `The master key "${given.id}" is not the one of this backup, which is "${expected.id}": its stored secrets ` +
      'would be lost. Give the copy of the right key with --key-file.',
  );
}
