import { Resolver } from 'node:dns/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings/settings.js';

/** What the DNS says of a name: its TXT records, or that nobody answered. */
export type TxtAnswer = { readonly records: readonly string[] } | { readonly unreachable: string };

const TIMEOUT_MS = 3_000;
const TRIES = 2;
const MOST_RECORDS = 50;

/** These say with authority that there is no such record. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the resolvers of `DNS_RESOLVERS`, or those of the host, without a cache of our own. */
@Injectable()
export class TxtResolver {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'DNS_RESOLVERS'>) {}

  async lookUp(name: string): Promise<TxtAnswer> {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (this.settings.DNS_RESOLVERS.length > 0) resolver.setServers(this.settings.DNS_RESOLVERS);
    try {
      const records = await resolver.resolveTxt(name);
      // A record of more than 255 bytes comes in pieces that belong together. Source: RFC 1035 §3.3.14.
      return { records: records.slice(0, MOST_RECORDS).map((pieces) => pieces.join('')) };
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      return NO_RECORD.has(code) ? { records: [] } : { unreachable: code };
    }
  }
}
