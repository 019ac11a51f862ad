import { createHash } from 'node:crypto';
import type { ClientContext } from '../../common/client-address.js';

/** What a device is looked up by. */
export function deviceKeyOf({ device, userAgent }: ClientContext): string {
  const key = device ? `device:${device}` : `agent:${userAgent ?? ''}`;
  return createHash('sha256').update(key).digest('base64url');
}
