import type { PoolClient } from 'pg';
import type { MailBrands } from './mail-brands.js';

/** A picture attached to an email, which refers to it as `cid:`. */
export interface Enclosure {
  readonly cid: string;
  readonly type: string;
  readonly content: Buffer;
}

const LOGO_ID = /cid:logo-([\w-]{43})"/;

/** The content ID of an attached logo. */
export function logoId(hash: string): string {
  return `logo-${hash}`;
}

/** The logo of an email; none if it was replaced or removed since. */
export async function logoFor(client: PoolClient, brands: MailBrands, html: string): Promise<Enclosure[]> {
  const hash = LOGO_ID.exec(html)?.[1];
  const logo = hash ? await brands.logo(client, hash) : null;
  return hash && logo ? [{ ...logo, cid: logoId(hash) }] : [];
}
