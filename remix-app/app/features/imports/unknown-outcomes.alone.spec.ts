import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '~/server/session.server';
import type { Visit } from '~/server/visit.server';

const ID = '018f4b4e-0000-7000-8000-000000000001';
const session = { token: `ghs_${'a'.repeat(43)}` } as SignedIn;
const organization = { base: '/admin/users', other: null };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let starts: Handler;
let reads: Handler;
let asked: string[] = [];
let invitations: typeof import('~/features/people/invite.server');
let visits: typeof import('~/server/visit.server');
let tenants: typeof import('~/features/tenants/tenant-import.server');

/** Acts as the API. */
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => (request.method === 'POST' ? starts : reads)(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3000');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  invitations = await import('~/features/people/invite.server');
  visits = await import('~/server/visit.server');
  tenants = await import('~/features/tenants/tenant-import.server');
});
afterEach(() => {
  asked = [];
  vi.restoreAllMocks();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: 'Error',
  status,
  detail: 'Something is wrong.',
  code,
  requestId: 'a-request',
});
const says =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.statusCode = status;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const began = says(200, { id: ID });
const isUnknown = says(404, problem(404, 'not_found'));
const breaksDown = says(500, problem(500, 'internal_error'));
const cuts: Handler = (request) => request.socket.destroy();

/** Delays the request until the web app's API timeout has passed. */
function answersTooLate(): Handler {
  const over = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal);
  return () => over.abort(new DOMException('The time is over', 'TimeoutError'));
}

function sent(fields: Record<string, string>): { visit: Visit; form: FormData } {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: ID, ...fields })) form.set(name, value);
  const request = new Request('http://localhost:3000/page', { method: 'POST' });
  return { visit: visits.visitOf(request, session), form };
}

interface Outcome {
  /** The page of the import once it is known to have started. */
  page: string | null;
  message: string | null;
  status: number | null;
  values: Record<string, string>;
}

async function invite(): Promise<Outcome> {
  const { visit, form } = sent({ way: 'csv', intent: 'send', text: 'email\nada@acme.test' });
  const answer = await invitations.invite(visit, organization, form);
  return 'to' in answer
    ? { page: answer.to, message: null, status: null, values: {} }
    : { page: null, status: answer.status, message: answer.state.message, values: answer.state.values };
}

async function importTenants(): Promise<Outcome> {
  const { visit, form } = sent({ intent: 'import', csv: 'name,domain\nAcme,acme.test' });
  const answer = await tenants.importTenants(visit, form);
  return 'to' in answer
    ? { page: answer.to, message: null, status: null, values: {} }
    : { page: null, status: answer.status, message: answer.state.message, values: answer.state.values };
}

const WAYS: [string, () => Promise<Outcome>, string, string][] = [
  ['an import of invitations', invite, `/admin/users/invite/${ID}`, 'email\nada@acme.test'],
  ['an import of tenants', importTenants, `/superadmin/tenants/import/${ID}`, 'name,domain\nAcme,acme.test'],
];

/** Phrases that claim that nothing was done. */
const CLAIMS = /nobody was|nothing was|did not start|has not started\. /i;

describe.each(WAYS)('%s', (_, send, page, text) => {
  const silences: [string, () => Handler][] = [
    ['with a cut connection', () => cuts],
    ['with a late response', answersTooLate],
    ['with a response from a proxy', () => says(200, '<html>a proxy</html>')],
    ['with a timeout of a proxy', () => says(504, '<html>Gateway Timeout</html>')],
    ['with a server error', () => breaksDown],
  ];

  test.each(silences)('%s leads to its page if it has started', async (_, silence) => {
    [starts, reads] = [silence(), began];
    expect((await send()).page).toBe(page);
    expect(asked[1]).toContain(ID);
  });

  test.each(silences)('%s has an unknown outcome while the API does not know it', async (name, silence) => {
    [starts, reads] = [silence(), isUnknown];
    const { page, message, status, values } = await send();
    expect([page, status]).toEqual([null, name === 'with a server error' ? 500 : 503]);
    expect(message).not.toMatch(CLAIMS);
    if (name !== 'with a server error') {
      expect(message).toContain('It is not known whether the import starts.');
      expect(message).toContain('it starts only once');
    }
    // The same ID again, so that an import that has started does not start twice.
    expect([values.id, values.csv ?? values.text]).toEqual([ID, text]);
  });

  test.each(silences)('%s has an unknown outcome while the API does not respond', async (_, silence) => {
    [starts, reads] = [silence(), cuts];
    const { page, message } = await send();
    expect(page).toBeNull();
    expect(message).not.toMatch(CLAIMS);
  });

  test('reports that it has not started if the request was never sent', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(
      new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
    );
    const { page, message, status } = await send();
    expect([page, status]).toEqual([null, 503]);
    expect(message).toBe(
      'The server does not answer, and the import has not started. Start it again in a moment.',
    );
  });

  test('shows the reason of a rejection without further requests', async () => {
    [starts, reads] = [says(409, problem(409, 'import_id_taken')), cuts];
    expect(await send()).toMatchObject({ status: 409, message: 'Something is wrong.' });
    expect(asked).toHaveLength(1);
  });
});

test.each<[string, () => Handler]>([
  ['with a cut connection', () => cuts],
  ['with a late response', answersTooLate],
])('one invitation %s has an unknown outcome', async (_, silence) => {
  starts = silence();
  const { visit, form } = sent({ way: 'one', email: 'ada@acme.test' });
  const answer = await invitations.invite(visit, organization, form);
  expect(answer).toMatchObject({
    status: 503,
    state: { message: expect.stringContaining('It is not known whether this was done') },
  });
});
