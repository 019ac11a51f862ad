import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { DIRECTORIES, findAccount } from '../accounts.ts';
import { readBody } from '../interaction.ts';
import type { Kind } from '../kinds.ts';
import { forgetTokens } from '../memory-adapter.ts';
import type { Misbehaviour } from '../misbehaviour.ts';
import { sendBadly, sendJson } from '../send.ts';
import { CompanyDirectory, type Failure, type Shown } from './company-directory.ts';
import { answerGoogle } from './google-api.ts';
import { type Answer, answerGraph } from './graph-api.ts';

const CONTROL = '/company-directory';
const GRAPH = /^\/microsoft\/graph\/v1\.0\/(users|groups)(\/|$)/;
const GOOGLE = /^\/google\/admin\/directory\/v1\/(users|groups)(\/|$)/;

/** What a token must hold, one of each list. Source: Microsoft Graph, permissions; Google Admin SDK, scopes. */
const NEEDED: Record<Shown, Record<string, readonly string[]>> = {
  microsoft: {
    users: ['User.Read.All', 'Directory.Read.All'],
    groups: ['GroupMember.Read.All', 'Group.Read.All', 'Directory.Read.All'],
  },
  google: {
    users: ['https://www.googleapis.com/auth/admin.directory.user.readonly'],
    groups: ['https://www.googleapis.com/auth/admin.directory.group.readonly'],
  },
};

/** The directories of the companies, read with the token of an administrator who consented. */
export class CompanyApi {
  private directories = madeAnew();

  private readonly url: string;
  private readonly providers: Readonly<Record<Kind, Provider>>;
  private readonly misbehaviour: Misbehaviour;

  constructor(url: string, providers: Readonly<Record<Kind, Provider>>, misbehaviour: Misbehaviour) {
    this.url = url;
    this.providers = providers;
    this.misbehaviour = misbehaviour;
  }

  /** @param domain the company's primary domain */
  of(domain: string): CompanyDirectory {
    const found = this.directories.get(domain);
    if (!found) throw new Error(`no company has the domain ${domain}`);
    return found;
  }

  /** Everything is as it was when the sandbox started. */
  reset(): void {
    this.directories = madeAnew();
  }

  /** As if the administrator had withdrawn the consent: no token of the provider works any more. */
  revoke(shown: Shown): void {
    const isGoogles = (scope: string) => scope.includes('googleapis.com');
    forgetTokens((scope) => isGoogles(scope) === (shown === 'google'));
  }

  /** @returns whether the request was for it */
  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path === CONTROL && request.method === 'POST') {
      await this.control(request, response);
      return true;
    }
    const [microsoft, google] = [GRAPH.exec(path), GOOGLE.exec(path)];
    if (!microsoft && !google) return false;
    const shown: Shown = microsoft ? 'microsoft' : 'google';
    if (await sendBadly(response, this.misbehaviour.at(shown, 'directory'))) return true;
    const { status, body, headers } = await this.answer(request, shown, (microsoft ?? google)?.[1] ?? '');
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    sendJson(response, status, body);
    return true;
  }

  private async answer(request: IncomingMessage, shown: Shown, resource: string): Promise<Answer> {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const access = token ? await this.providers[shown].AccessToken.find(token) : undefined;
    const account = access && findAccount(access.accountId);
    if (!account?.directory) return failed(shown, { status: 401 });
    const scopes = (access?.scope ?? '').split(' ');
    const isAllowed = NEEDED[shown][resource]?.some((scope) => scopes.includes(scope));
    if (!isAllowed || !account.isDirectoryAdmin) return failed(shown, { status: 403, reason: 'forbidden' });
    const directory = this.of(account.directory.domains[0] ?? '');
    directory.requests.push(`${request.method} ${request.url}`);
    const failure = directory.takeFailure(shown);
    if (failure) return failed(shown, failure);
    const url = new URL(request.url ?? '/', this.url);
    const answer =
      shown === 'microsoft'
        ? answerGraph(directory, `${this.url}/microsoft/graph/v1.0`, url)
        : answerGoogle(directory, url);
    return answer ?? failed(shown, { status: 404 });
  }

  /**
   * `{"domain": "demo-company.test", "do": "add", "of": ["new@demo-company.test"]}`: calls a method of the directory.
   */
  private async control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = JSON.parse(await readBody(request)) as Partial<Asked>;
    const { domain = '', do: what = '', of = [] } = asked;
    if (what === 'revoke') {
      this.revoke(of[0] === 'google' ? 'google' : 'microsoft');
      return sendJson(response, 200, {});
    }
    if (!(CONTROLS as readonly unknown[]).includes(what)) {
      return sendJson(response, 400, { error: `name one of ${CONTROLS.join(', ')}` });
    }
    const directory = this.of(domain) as unknown as Record<string, (...values: unknown[]) => void>;
    directory[what]?.(...of);
    sendJson(response, 200, {});
  }
}

function madeAnew(): Map<string | undefined, CompanyDirectory> {
  return new Map(DIRECTORIES.map((company) => [company.domains[0], new CompanyDirectory(company)]));
}

interface Asked {
  readonly domain: string;
  readonly do: string;
  readonly of: readonly unknown[];
}

const CONTROLS = [
  'add',
  'addMany',
  'change',
  'remove',
  'addGroup',
  'rename',
  'removeGroup',
  'join',
  'leave',
  'forgetTokens',
  'failNext',
] as const;

/** Sources: Microsoft Graph, error responses; Google, standard error responses. */
function failed(shown: Shown, { status, retryAfter, reason }: Failure): Answer {
  const message = MESSAGES[status] ?? 'The request failed.';
  const code = reason ?? (shown === 'microsoft' ? 'generalException' : 'backendError');
  const error =
    shown === 'microsoft'
      ? { code, message }
      : { code: status, message, errors: [{ domain: 'usageLimits', reason: code, message }] };
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { status, body: { error }, headers };
}

const MESSAGES: Readonly<Record<number, string>> = {
  401: 'The access token is not valid.',
  403: 'Not Authorized to access this resource/api',
  404: 'Resource Not Found',
  429: 'Too many requests.',
  503: 'The service is unavailable.',
};
