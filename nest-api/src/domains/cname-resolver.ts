import { Resolver } from 'node:dns/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings/settings.js';

/** The targets of a name's CNAME records, or the reason why no name server answered. */
export type CnameAnswer = { readonly names: readonly string[] } | { readonly unreachable: string };

const TIMEOUT_MS = 3_000;
const TRIES = 2;
const MOST_RECORDS = 10;
/** Authoritative answers that the record does not exist. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

/** As `TxtResolver`, for CNAME records. */
@Injectable()
export class CnameResolver {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'DNS_RESOLVERS'>) {}

  async lookUp(name: string): Promise<CnameAnswer> {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (this.settings.DNS_RESOLVERS.length > 0) resolver.setServers(this.settings.DNS_RESOLVERS);
    try {
      const names = await resolver.resolveCname(name);
      return { names: names.slice(0, MOST_RECORDS).map((host) => host.toLowerCase().replace(/\.$/, '')) };
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      return NO_RECORD.has(code) ? { names: [] } : { unreachable: code };
    }
  }
}
