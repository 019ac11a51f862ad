import { type Place, placeKeyOf } from '@gatehouse/sign-in-risk';
import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../../common/client-address.js';
import { Origins } from '../../network-origin/origins.js';
import { networkPrefix } from '../../risk/network-prefix.js';

/** Network and browser of a session's beginning, or of a client. */
export interface Whence {
  readonly address?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
}

/** Kept in memory, since every use of a session that moved needs its key: about 1 MB. */
const MOST_KEYS = 2_000;

/** Where sessions are used, by the offline files. */
@Injectable()
export class Places {
  private readonly keys = new Map<string, string | null>();

  constructor(private readonly origins: Origins) {}

  of({ address = null, userAgent = null }: Whence): Place {
    const { country, operator } = this.origins.of(address);
    return { country, operator: operator?.asn ?? null, network: networkPrefix(address ?? ''), userAgent };
  }

  /** What is compared of the client's place; null at the one that the session began at. */
  keyOf(session: Whence, client: Pick<ClientContext, 'address' | 'userAgent'>): string | null {
    if (client.address === session.address && client.userAgent === session.userAgent) return null;
    const pair = [session.address, session.userAgent, client.address, client.userAgent].join('\n');
    const known = this.keys.get(pair);
    if (known !== undefined) return known;
    if (this.keys.size >= MOST_KEYS) this.keys.clear();
    const began = this.of(session);
    const key = placeKeyOf(began, this.of(client));
    const compared = key === placeKeyOf(began, began) ? null : key;
    this.keys.set(pair, compared);
    return compared;
  }
}
