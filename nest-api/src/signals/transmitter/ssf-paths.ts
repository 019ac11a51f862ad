import { SIGNALS_ROUTE } from '@gatehouse/contracts';
import { readIssuerPath } from '../../oauth2/issuers/issuer.js';

export const SSF_CONFIGURATION = '/.well-known/ssf-configuration';

/** Whether the request is for the transmitter of an issuer. */
export function isSsfPath(pathname: string): boolean {
  const { path } = readIssuerPath(pathname);
  return path === SSF_CONFIGURATION || path.startsWith(`${SIGNALS_ROUTE}/`);
}
