import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

const [ONE, TWO] = ['https://one.example.test/cb', 'https://two.example.test/cb'] as const;
const CLIENTS = '/api/v1/admin/oauth2/clients';

let api: TestApi;
let closed: TestApi | undefined;
let superadmin: ApiCaller;
let browser: Browser;
let server: Server;
let host: string;
let listed: unknown = [ONE, TWO];
let asked = 0;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  browser = new Browser(api);
  await browser.signIn(await aPerson(api, { tenantId: (await aTenant(api)).id }));
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/missing') response.statusCode = 404;
    if (request.url === '/moved') response.writeHead(302, { location: '/list' });
    if (request.url === '/text') return response.end('one.example.test');
    if (request.url === '/long') return response.end(JSON.stringify(['x'.repeat(2_000_000)]));
    response.end(JSON.stringify(listed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await closed?.stop();
  await api.stop();
});

const pairwise = (given: Record<string, unknown>) => ({
  name: 'Shop',
  subject_type: 'pairwise',
  redirect_uris: [ONE],
  skip_consent: true,
  ...given,
});

async function answered(response: Response) {
  const { errors = [] } = (await response.json()) as { errors?: { field: string; message: string }[] };
  return { status: response.status, field: errors[0]?.field, message: errors[0]?.message };
}

async function subjectAt(app: RelyingParty, redirect_uri: string): Promise<string> {
  const request = await app.request({ scope: 'openid', redirect_uri });
  const tokens = await app.redeem(await browser.follow(request.url), request);
  return String(tokens.claims()?.sub);
}

describe('applications of one sector', () => {
  test('share one subject for a user across hosts, and the list is read only at registration', async () => {
    const of = async (redirect_uris: string[], sector_identifier_uri: string | null) =>
      RelyingParty.discover(
        api,
        await aClient(superadmin, pairwise({ redirect_uris, sector_identifier_uri })),
      );
    const before = asked;
    const both = await of([ONE, TWO], `${host}/list`);
    const another = await of([TWO], `${host}/list`);
    const alone = await of([ONE], null);
    expect(asked - before).toBe(2);

    const subject = await subjectAt(both, ONE);
    expect(await subjectAt(both, TWO)).toBe(subject);
    expect(await subjectAt(another, TWO)).toBe(subject);
    expect(await subjectAt(alone, ONE)).not.toBe(subject);
    expect(asked - before).toBe(2);
  });

  test.each([
    ['/missing', 'sector_identifier_uri', /status 404/],
    ['/moved', 'sector_identifier_uri', /redirect/],
    ['/text', 'sector_identifier_uri', /JSON list/],
    ['/long', 'sector_identifier_uri', /longer than/],
  ])('a list at %s is rejected', async (path, field, message) => {
    const given = pairwise({ sector_identifier_uri: host + path });
    const refused = await answered(await superadmin.post(CLIENTS, given));
    expect(refused).toMatchObject({ status: 422, field, message: expect.stringMatching(message) });
  });

  test.each([
    [[ONE], 'redirect_uris.1'],
    [[], 'redirect_uris.0'],
    [[ONE, TWO, 1], 'sector_identifier_uri'],
    [{ redirect_uris: [ONE, TWO] }, 'sector_identifier_uri'],
    [null, 'sector_identifier_uri'],
  ])('the list %j is rejected at %s', async (list, field) => {
    listed = list;
    const given = pairwise({ redirect_uris: [ONE, TWO], sector_identifier_uri: `${host}/list` });
    const refused = await answered(await superadmin.post(CLIENTS, given));
    listed = [ONE, TWO];
    expect(refused).toMatchObject({ status: 422, field });
  });

  test.each([
    ['http://app.example.test/list'],
    ['ftp://app.example.test/list'],
    ['https://app.example.test/list#part'],
    ['nonsense', 400],
  ])('%s is not a valid list URL', async (sector_identifier_uri, status = 422) => {
    const refused = await answered(await superadmin.post(CLIENTS, pairwise({ sector_identifier_uri })));
    expect(refused).toMatchObject({ status, field: 'sector_identifier_uri' });
  });

  test('need no list with public subjects', async () => {
    const given = pairwise({ subject_type: 'public', sector_identifier_uri: `${host}/list` });
    const refused = await answered(await superadmin.post(CLIENTS, given));
    expect(refused).toMatchObject({ status: 422, field: 'sector_identifier_uri' });
  });

  test('a list that cannot be read is rejected', async () => {
    const given = pairwise({ sector_identifier_uri: 'http://127.0.0.1:1/list' });
    const refused = await answered(await superadmin.post(CLIENTS, given));
    expect(refused).toMatchObject({ status: 422, field: 'sector_identifier_uri' });
  });

  test('a list in a closed internal network is never requested', async () => {
    closed = await startApi({ database: api.database, env: { OUTBOUND_ALLOW: '' } });
    const before = asked;
    const caller = await signedIn(closed, await aPerson(closed));
    const refused = await answered(
      await caller.post(CLIENTS, pairwise({ sector_identifier_uri: `${host}/list` })),
    );
    expect(refused).toMatchObject({ status: 422, field: 'sector_identifier_uri' });
    expect(asked).toBe(before);
  });
});

describe('a change of the redirect URIs', () => {
  const change = async (id: string, version: number, given: Record<string, unknown>) =>
    answered(await superadmin.patch(`${CLIENTS}/${id}`, { version, ...given }));

  test('can add a URI of the list, and no other', async () => {
    const { id } = await aClient(superadmin, pairwise({ sector_identifier_uri: `${host}/list` }));
    const strange = await change(id, 1, { redirect_uris: [ONE, 'https://three.example.test/cb'] });
    expect(strange).toMatchObject({ status: 422, field: 'redirect_uris.1' });
    expect((await change(id, 1, { redirect_uris: [ONE, TWO] })).status).toBe(200);
  });

  test.each([
    ['another host', () => ({ redirect_uris: [TWO] }), 'redirect_uris'],
    ['one more host', () => ({ redirect_uris: [ONE, TWO] }), 'redirect_uris'],
    ['a list elsewhere', () => ({ sector_identifier_uri: `${host}/list` }), 'sector_identifier_uri'],
  ])('to %s, which would change the subjects of users, is rejected', async (_what, given, field) => {
    const { id } = await aClient(superadmin, pairwise({}));
    expect(await change(id, 1, given())).toMatchObject({ status: 422, field });
  });

  test('within the same host is accepted', async () => {
    const { id } = await aClient(superadmin, pairwise({}));
    expect((await change(id, 1, { redirect_uris: ['https://one.example.test/new'] })).status).toBe(200);
  });

  test('of an application that was changed meanwhile is rejected before the list is read', async () => {
    const { id } = await aClient(superadmin, pairwise({ sector_identifier_uri: `${host}/list` }));
    const before = asked;
    expect((await change(id, 7, { redirect_uris: [ONE, TWO] })).status).toBe(409);
    expect(asked).toBe(before);
  });
});
