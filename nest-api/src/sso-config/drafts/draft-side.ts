import { createHash } from 'node:crypto';
import { emailKey } from '@gatehouse/contracts';
import type { ClientContext } from '../../common/client-address.js';
import type { Release } from '../sso-configuration.entity.js';

/** What is known of a sign-in when it begins. */
export interface Beginning {
  /** The address that was typed, if any. */
  readonly loginHint?: string | undefined;
  readonly client: Pick<ClientContext, 'address' | 'userAgent' | 'device'>;
}

/** Of an address, for the release of one draft: another draft has other hashes. */
export function hashOfUser(draftId: string, email: string): string {
  return createHash('sha256')
    .update(`${draftId}:user:${emailKey(email)}`)
    .digest('base64url');
}

/**
 * Whether a sign-in uses the draft.
 *
 * A share depends on the address that was typed, else on the browser, so that each stays on its side. It decides
 * nothing about access, so whoever forges these values only chooses a side.
 */
export function usesDraft({ draftId, users, percent }: Release, beginning: Beginning): boolean {
  const { loginHint } = beginning;
  if (users) return !!loginHint && users.includes(hashOfUser(draftId, loginHint));
  return placeOf(draftId, beginning) < (percent ?? 0);
}

/** From 0 to under 100, evenly spread. */
function placeOf(draftId: string, { loginHint, client }: Beginning): number {
  const { device, address, userAgent } = client;
  const key = loginHint ? emailKey(loginHint) : (device ?? `${address} ${userAgent}`);
  const digest = createHash('sha256').update(`${draftId}:share:${key}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
