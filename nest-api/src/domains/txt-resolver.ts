import { Resolver } from 'node:dns/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings/settings.js';

/** The TXT records of a name, or the reason why no name server answered. */
export type TxtAnswer = { readonly records: readonly string[] } | { readonly unreachable: string };

const TIMEOUT_MS = 3_000;
const TRIES = 2;
const MOST_RECORDS = 50;

/** Authoritative answers that the record does not exist. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

/** Queries the resolvers of `DNS_RESOLVERS`, or those of the host, without a cache. */
@Injectable()
export class TxtResolver {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'DNS_RESOLVERS'>) {}

  async lookUp(name: string): Promise<TxtAnswer> {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (this.settings.DNS_RESOLVERS.length > 0) resolver.setServers(this.settings.DNS_RESOLVERS);
    try {
      const records = await resolver.resolveTxt(name);
      // A record of more than 255 bytes is split into strings. Source: RFC 1035 §3.3.14.
      return { records: records.slice(0, MOST_RECORDS).map((pieces) => pieces.join('')) };
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      return NO_RECORD.has(code) ? { records: [] } : { unreachable: code };
    }
  }
}
