import type { PoolClient } from 'pg';
import type { MailBrands } from './mail-brands.js';

/** A picture that goes with a mail; the mail's own text names it as `cid:`. */
export interface Enclosure {
  readonly cid: string;
  readonly type: string;
  readonly content: Buffer;
}

const LOGO_ID = /cid:logo-([\w-]{43})"/;

/** By what a mail names the logo that goes with it. */
export function logoId(hash: string): string {
  return `logo-${hash}`;
}

/** The logo that a mail names; none where it was replaced or removed since: the name beside it says enough. */
export async function logoFor(client: PoolClient, brands: MailBrands, html: string): Promise<Enclosure[]> {
  const hash = LOGO_ID.exec(html)?.[1];
  const logo = hash ? await brands.logo(client, hash) : null;
  return hash && logo ? [{ ...logo, cid: logoId(hash) }] : [];
}
