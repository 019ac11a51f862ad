import type { CreatedDirectoryToken } from '@gatehouse/contracts';
import type { TestApi } from './api.ts';
import { aDirectory, pathOf, type TestDirectory } from './directory.ts';

/** The parts of responses that the tests read. */
export interface ScimJson {
  readonly id: string;
  readonly userName: string;
  readonly displayName: string;
  readonly active: boolean;
  readonly scimType?: string;
  readonly detail: string;
  readonly totalResults: number;
  readonly itemsPerPage: number;
  readonly nextCursor?: string;
  readonly members?: readonly ScimJson[];
  readonly value: string;
  readonly Resources: readonly ScimJson[];
  readonly Operations: readonly (ScimJson & { readonly status: string; readonly location: string })[];
  readonly [attribute: string]: unknown;
}

export interface ScimAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ScimJson;
}

export interface ScimEndpoint extends TestDirectory {
  readonly base: string;
  /** The base URL that responses contain. */
  readonly publicBase: string;
  readonly token: string;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ScimAnswer>;
}

/** An organization whose connection accepts changes over SCIM, and a token for it. */
export async function aScimEndpoint(
  api: TestApi,
  domain: string,
  given: { state?: 'preview' | 'active' } = {},
): Promise<ScimEndpoint> {
  const directory = await aDirectory(api, domain, given);
  const made = await directory.as.post(pathOf(directory.directoryId, '/tokens'), {});
  if (made.status !== 201) throw new Error(`no token: ${await made.text()}`);
  const { secret } = (await made.json()) as CreatedDirectoryToken;
  const path = `/scim/v2/${directory.directoryId}`;
  const base = `${api.url}${path}`;
  const publicBase = `${new URL(api.settings.PUBLIC_URL).origin}${path}`;
  return { ...directory, base, publicBase, token: secret, send: sender(base, secret) };
}

/** Sends requests as a directory does. */
export function sender(base: string, token: string): ScimEndpoint['send'] {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as ScimJson,
    };
  };
}
