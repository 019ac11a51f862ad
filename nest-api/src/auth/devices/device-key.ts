import { createHash } from 'node:crypto';
import type { ClientContext } from '../../common/client-address.js';

/** The look-up key of a device. */
export function deviceKeyOf({ device, userAgent }: ClientContext): string {
  const key = device ? `device:${device}` : `agent:${userAgent ?? ''}`;
  return createHash('sha256').update(key).digest('base64url');
}
