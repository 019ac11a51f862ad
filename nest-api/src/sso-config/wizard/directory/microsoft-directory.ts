import type { Settings } from '../../../settings/settings.js';
import { type DirectoryAnswer, DirectorySilent } from './directory-answer.js';
import type { DirectoryClient } from './directory-client.js';

/**
 * Roles whose holders manage the domains of a directory: Global Administrator, Domain Name Administrator.
 * Source: Microsoft Entra built-in roles, template ids.
 */
const DOMAIN_ADMINS: readonly unknown[] = [
  '62e90394-69f5-4237-9190-012177145e10',
  '8329153b-31d0-4727-b945-745eb3bc5f31',
];

interface VerifiedDomain {
  readonly name?: unknown;
  readonly isInitial?: unknown;
}

/**
 * The organization in Microsoft Graph.
 *
 * All users of a directory can read its domains, so they only count if the consenting user administers them;
 * else an employee could bring the company's domain to an organization of their own.
 * Sources: Microsoft Graph, organization resource type; user: list transitiveMemberOf.
 *
 * @param directoryId the `tid` of the ID token: an answer about another directory is not believed
 * @throws DirectorySilent
 */
export async function readMicrosoftDirectory(
  client: DirectoryClient,
  { MICROSOFT_GRAPH_URL }: Settings,
  accessToken: string,
  directoryId: string | null,
): Promise<DirectoryAnswer> {
  const graph = `${MICROSOFT_GRAPH_URL}/v1.0`;
  const organizations = `${graph}/organization?$select=id,displayName,verifiedDomains`;
  const { value } = await client.read(organizations, accessToken);
  const found = Array.isArray(value) ? value.find(({ id }) => id === directoryId) : null;
  if (!found || !Array.isArray(found.verifiedDomains)) {
    throw new DirectorySilent('The directory of this account contains no organization.');
  }
  return {
    organization: typeof found.displayName === 'string' ? found.displayName : null,
    directoryId,
    isByAdmin: await isAdmin(client, graph, accessToken),
    domains: found.verifiedDomains.slice(0, 100).map((domain: VerifiedDomain) => ({
      name: String(domain.name ?? ''),
      unusable:
        domain.isInitial === true ? 'Microsoft assigned this domain. It has no email addresses.' : null,
    })),
  };
}

async function isAdmin(client: DirectoryClient, graph: string, accessToken: string): Promise<boolean> {
  const roles = `${graph}/me/transitiveMemberOf/microsoft.graph.directoryRole?$select=roleTemplateId`;
  try {
    const { value } = await client.read(roles, accessToken);
    return Array.isArray(value) && value.some((role) => DOMAIN_ADMINS.includes(role?.roleTemplateId));
  } catch (error) {
    if (error instanceof DirectorySilent) return false;
    throw error;
  }
}
