import { type SiteDto, SiteSchema } from '@gatehouse/contracts';
import { SITE_HEADER } from '../../server/custom-hosts.mjs';
import { settings } from './settings.server';

/** The organization of the request's custom domain; null on the platform's own host. */
export function siteOf({ headers }: Request): SiteDto | null {
  const said = headers.get(SITE_HEADER);
  return said === null ? null : SiteSchema.parse(JSON.parse(decodeURIComponent(said)));
}

/** The origin that the browser sees, without a trailing slash. */
export function originOf(request: Request): string {
  return siteOf(request)?.origin ?? settings.publicUrl;
}
