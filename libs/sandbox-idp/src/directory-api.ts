import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type Account, findAccount } from './accounts.ts';
import { DIRECTORY_SCOPES, type Kind } from './kinds.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import { sendBadly, sendJson } from './send.ts';

/** The calls that an admin's consent opens, under the real ones' paths. */
export const DIRECTORY_PATHS: Record<string, Kind> = {
  '/google/admin/directory/v1/customer/my_customer/domains': 'google',
  '/microsoft/graph/v1.0/organization': 'microsoft',
};

/** Answers as Google's domains list and Microsoft Graph's organization do, to the company's own admins only. */
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
  const mayRead = account.isDirectoryAdmin && DIRECTORY_SCOPES.some((scope) => scopes.includes(scope));
  if (!mayRead) return sendJson(response, 403, failure(403, 'Not authorized to access this resource/API'));
  sendJson(response, 200, kind === 'google' ? googleDomains(account) : organization(account));
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
