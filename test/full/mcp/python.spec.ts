import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';
import { pythonTools } from '../support/python.ts';

const HERE = import.meta.dirname;

let visitors: Visitors;
let python: string;
let program: ChildProcessWithoutNullStreams | undefined;
let agent: Server | undefined;

beforeAll(async () => {
  python = await pythonTools(join(HERE, 'requirements.txt'));
  visitors = await Visitors.join();
});
afterAll(async () => {
  program?.kill();
  agent?.close();
  await visitors?.stop();
});

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

test('an agent of the official SDK for Python registers, signs a user in and uses a tool', async () => {
  const port = await freePort();
  agent = createHttpServer((_request, response) => response.end('Back at the agent')).listen(0, '127.0.0.1');
  await once(agent, 'listening');
  const resource = `http://127.0.0.1:${port}/mcp`;
  const redirect = `http://127.0.0.1:${portOf(agent)}/callback`;
  const api = await visitors.api('admin');
  const made = await api('POST', '/api/v1/admin/oauth2/resources', {
    identifier: resource,
    name: 'Tools in Python',
    scopes: ['tools:read'],
  });
  const { tenant_issuer: issuer } = (await made.json()) as { tenant_issuer: string };
  const policy = '/api/v1/admin/oauth2/registration-policy';
  const { version } = (await (await api('GET', policy)).json()) as { version: number };
  const allowed = await api('PUT', policy, {
    mode: 'open',
    native: true,
    scopes: ['openid', 'offline_access'],
    resources: [{ resource, scopes: ['tools:read'] }],
    version,
  });
  expect(allowed.status, await allowed.clone().text()).toBe(200);

  program = spawn(join(python, 'python'), [join(HERE, 'tools.py')], { env: { PATH: process.env.PATH } });
  const problems = text(program.stderr);
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(await problems);
    return JSON.parse(value) as Record<string, string>;
  };
  program.stdin.write(`${JSON.stringify({ issuer, port, redirect_uri: redirect })}\n`);
  const { open } = await next();

  const page = await visitors.as('user');
  await page.goto(String(open));
  await page.getByText('Agent in Python').first().waitFor();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Back at the agent').waitFor();
  program.stdin.write(`${page.url()}\n`);

  const said = await next();
  const session = await (await visitors.api('user'))('GET', '/api/v1/auth/me');
  const { user } = (await session.json()) as { user: { id: string } };
  expect(said).toMatchObject({ subject: user.id, scope: expect.stringContaining('tools:read') });
  // The scope names the long address of the API.
  await page.goto(`${visitors.product.url}/user/applications`);
  await page.getByText(`tools:read at ${resource}`).waitFor();
  expect(await flawsOf(page, 'agent-of-user')).toEqual([]);
  const agents = await api('GET', '/api/v1/admin/oauth2/agents?limit=100');
  const { items } = (await agents.json()) as { items: { client_id: string; users: number }[] };
  expect(items.find(({ client_id }) => client_id === said.client_id)).toMatchObject({ users: 1 });
});
