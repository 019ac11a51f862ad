import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type Account, findAccount } from './accounts.ts';
import { DIRECTORY_SCOPES, type Kind } from './kinds.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import { sendBadly, sendJson } from './send.ts';

/** The API calls after an admin's consent, with the paths of the real providers. */
export const DIRECTORY_PATHS: Record<string, Kind> = {
  '/google/admin/directory/v1/customer/my_customer/domains': 'google',
  '/microsoft/graph/v1.0/organization': 'microsoft',
  '/microsoft/graph/v1.0/me/transitiveMemberOf/microsoft.graph.directoryRole': 'microsoft',
};

/** Role with full access to a directory. Source: Microsoft Entra built-in roles, template IDs. */
const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10';

/**
 * Answers like Google's domains list and Microsoft Graph.
 *
 * Google shows its list only to the company's admins. Graph shows the organization to each of its users who consented,
 * and to each user their own roles.
 */
export async function answerDirectory(
  request: IncomingMessage,
  response: ServerResponse,
  kind: Kind,
  provider: Provider,
  misbehaviour: Misbehaviour,
): Promise<void> {
  const mode = misbehaviour.at(kind, 'directory');
  if (await sendBadly(response, mode)) return;
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const access = token ? await provider.AccessToken.find(token) : undefined;
  const account = access && findAccount(access.accountId);
  if (!access || !account) return sendJson(response, 401, failure(401, 'The access token is not valid.'));
  const scopes = (access.scope ?? '').split(' ');
  const isEnough = account.isDirectoryAdmin || kind === 'microsoft';
  const mayRead = isEnough && DIRECTORY_SCOPES.some((scope) => scopes.includes(scope));
  if (!mayRead) return sendJson(response, 403, failure(403, 'Not authorized to access this resource/API'));
  if (kind === 'google') return sendJson(response, 200, googleDomains(account));
  const asksForRoles = request.url?.includes('/transitiveMemberOf/');
  sendJson(response, 200, asksForRoles ? directoryRoles(account) : organization(account));
}

/** Source: Microsoft Graph, user: list transitiveMemberOf. */
function directoryRoles({ isDirectoryAdmin }: Account) {
  const role = { displayName: 'Global Administrator', roleTemplateId: GLOBAL_ADMINISTRATOR };
  return { value: isDirectoryAdmin ? [role] : [] };
}

/** Source: Google Admin SDK, Directory API, domains.list. */
function googleDomains({ directory }: Account) {
  return {
    kind: 'admin#directory#domains',
    domains: (directory?.domains ?? []).map((domainName, index) => ({
      kind: 'admin#directory#domain',
      domainName,
      isPrimary: index === 0,
      verified: true,
    })),
  };
}

/** Source: Microsoft Graph, organization resource type. */
function organization({ directory }: Account) {
  if (!directory) return { value: [] };
  const own = directory.domains.map((name, index) => ({
    name,
    isDefault: index === 0,
    isInitial: false,
    type: 'Managed',
    capabilities: 'Email, OfficeCommunicationsOnline',
  }));
  const initial = {
    name: `${directory.domains[0]?.split('.')[0]}.onmicrosoft.test`,
    isDefault: false,
    isInitial: true,
    type: 'Managed',
    capabilities: 'Email',
  };
  return {
    value: [{ id: directory.tid, displayName: directory.name, verifiedDomains: [...own, initial] }],
  };
}

function failure(code: number, message: string) {
  return { error: { code, message, status: code === 401 ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED' } };
}
