import type { Settings } from '../../../settings/settings.js';
import { type DirectoryAnswer, DirectorySilent } from './directory-answer.js';
import type { DirectoryClient } from './directory-client.js';

/**
 * Google's list of the domains of a company.
 *
 * Google returns it only to administrators, so a successful response proves that the user is one.
 * Source: Google Admin SDK, Directory API, domains.list.
 *
 * @throws DirectorySilent
 */
export async function readGoogleDirectory(
  client: DirectoryClient,
  { GOOGLE_DIRECTORY_URL }: Settings,
  accessToken: string,
): Promise<DirectoryAnswer> {
  const url = `${GOOGLE_DIRECTORY_URL}/admin/directory/v1/customer/my_customer/domains`;
  const { domains } = await client.read(url, accessToken);
  if (!Array.isArray(domains) || domains.length === 0) {
    throw new DirectorySilent('The directory contains no domain.');
  }
  return {
    organization: null,
    directoryId: null,
    isByAdmin: true,
    domains: domains.slice(0, 100).map((entry: { domainName?: unknown; verified?: unknown }) => ({
      name: String(entry.domainName ?? ''),
      unusable: entry.verified === true ? null : 'Google has not verified this domain.',
    })),
  };
}
