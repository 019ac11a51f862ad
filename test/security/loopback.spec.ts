import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '@gatehouse/contracts';
import { freePorts } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

let api: TestApi;
let owner: Organization;
let server: Server;
let asked = 0;

beforeAll(async () => {
  // NODE_ENV is unset, as for an operator who sets only the public address.
  const env = {
    PUBLIC_URL: 'https://id.example.test',
    OUTBOUND_ALLOW: '',
    SUPERADMIN_SECOND_FACTOR: 'optional',
  };
  api = await startApi({ env });
  owner = await anOrganization(api);
  server = createServer((_request, response) => {
    asked += 1;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await api.stop();
});

test('on a public address, no admin can reach this machine or learn which of its ports are open', async () => {
  const { port: open } = server.address() as AddressInfo;
  const [closed] = await freePorts(1);
  const answers = async (port: number | undefined) => {
    const found: unknown[] = [];
    for (const scheme of ['http', 'https'])
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '127.1', '0.0.0.0']) {
        const body = {
          type: 'oauth2',
          name: 'X',
          clientId: 'x',
          clientSecret: 'x',
          issuer: `${scheme}://${host}:${port}`,
        };
        const response = await owner.as.post('/api/v1/sso-configurations', body);
        const { errors } = (await response.json()) as Problem;
        found.push([response.status, errors?.map(({ field, code }) => [field, code])]);
      }
    return found;
  };

  const ofOpen = await answers(open);
  expect(ofOpen).toEqual(await answers(closed));
  for (const answer of ofOpen)
    expect(answer).toEqual([
      422,
      [['issuer', expect.stringMatching(/loopback_address|insecure_address|address_rejected/)]],
    ]);
  expect(asked).toBe(0);
});
