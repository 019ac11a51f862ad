import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, readForm } from '../interaction.ts';
import { isOfAnotherSite, sendBadly, sendJson, sendPage } from '../send.ts';
import type { MakeService } from '../service.ts';
import { TARGET_MODES, TargetApplication, type TargetMode } from '../target/application.ts';
import { targetPage } from '../target/page.ts';

/** The bearer token of every application here. Public by intent: nothing here is real. */
export const TARGET_TOKEN = 'sandbox-application-token';
const KEPT_REQUESTS = 200;
const MOST_BYTES = 5_000_000;
const PATH =
  /^\/application\/([a-z0-9-]{1,40})(?:\/scim\/v2\/(Users|Groups|ServiceProviderConfig)(?:\/([^/]+))?)?$/;

/** Applications that take accounts with SCIM, and misbehave when told. Each name has accounts of its own. */
export const make: MakeService = (url) => {
  const applications = new Map<string, TargetApplication>();
  return {
    kind: 'application',
    address: `${url}/application/expenses`,
    async handle(request, response, path) {
      const [, name, resource, id] = PATH.exec(path) ?? [];
      if (!name) return false;
      const application = applications.get(name) ?? new TargetApplication();
      applications.set(name, application);
      if (resource) await serve(request, response, application, { resource, id });
      else await console(request, response, application, `${url}/application/${name}/scim/v2`);
      return true;
    },
  };
};

async function console(
  request: IncomingMessage,
  response: ServerResponse,
  application: TargetApplication,
  address: string,
): Promise<void> {
  if (request.method === 'POST') {
    if (isOfAnotherSite(request)) return sendJson(response, 403, { error: 'another site may not do this' });
    const form = await readForm(request);
    const mode = form.get('mode') ?? '';
    if (!Object.hasOwn(TARGET_MODES, mode)) return sendJson(response, 400, { error: 'name a mode' });
    application.misbehave(mode as TargetMode, Number(form.get('times')) || 0);
  }
  sendPage(response, 200, targetPage(application, address, TARGET_TOKEN));
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  application: TargetApplication,
  { resource, id }: { resource: string; id: string | undefined },
): Promise<void> {
  const mode = application.takeMode();
  if (await answeredBadly(response, mode)) return note(application, request, mode);
  if (request.headers.authorization !== `Bearer ${TARGET_TOKEN}`) {
    return sendJson(response, 401, { detail: 'The token is not accepted', status: '401' });
  }
  if (resource === 'ServiceProviderConfig') return sendJson(response, 200, CONFIG);
  const text = await readBody(request, MOST_BYTES);
  const answer = application.answer(
    {
      method: request.method ?? 'GET',
      kind: resource as 'Users' | 'Groups',
      id: id ? decodeURIComponent(id) : null,
      query: new URL(request.url ?? '', 'http://sandbox').searchParams,
      body: text ? JSON.parse(text) : null,
    },
    mode,
  );
  note(application, request, String(answer.status));
  if (answer.body === null) response.writeHead(answer.status).end();
  else sendJson(response, answer.status, answer.body);
}

const CONFIG = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 100 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [{ type: 'oauthbearertoken', name: 'Bearer token', description: 'RFC 6750' }],
};

/** @returns whether nothing is left to say */
async function answeredBadly(response: ServerResponse, mode: TargetMode): Promise<boolean> {
  switch (mode) {
    case 'slow':
    case 'down':
    case 'unavailable':
    case 'html':
      return sendBadly(response, mode);
    case 'rate_limited':
      response.setHeader('retry-after', '2');
      sendJson(response, 429, { detail: 'Too many requests', status: '429' });
      return true;
    case 'broken':
      sendJson(response, 500, { detail: 'Something broke', status: '500' });
      return true;
    case 'unauthorized':
      sendJson(response, 401, { detail: 'The token is not accepted', status: '401' });
      return true;
    default:
      return false;
  }
}

function note(application: TargetApplication, { method, url }: IncomingMessage, outcome: string): void {
  application.requests.unshift(`${method} ${url} ${outcome}`);
  application.requests.length = Math.min(application.requests.length, KEPT_REQUESTS);
}
