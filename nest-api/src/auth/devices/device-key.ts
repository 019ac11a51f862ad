import type { ClientContext } from '../../common/client-address.js';
import { sha256 } from '../../crypto/same-secret.js';

/** The look-up key of a device. */
export function deviceKeyOf({ device, userAgent }: ClientContext): string {
  const key = device ? `device:${device}` : `agent:${userAgent ?? ''}`;
  return sha256(key).toString('base64url');
}
