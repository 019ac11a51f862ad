import type { ConnectorResult } from '@gatehouse/connector';
import type { AuditEvent, ConnectorsDto, Problem, SsoConfigurationDto } from '@gatehouse/contracts';
import { generateKeyPair } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConnectorDirectory } from '../../nest-api/src/sso-config/connectors/connector-directory.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  aCode,
  aConnectorConnection,
  anEnrollment,
  type Changed,
  enroll,
  PlayedConnector,
} from '../support/connector.ts';
import { anOrganization, forgetSandbox, type Organization } from '../support/sso.ts';

const clock = new HeldClock(new Date());
const now = () => clock.now();
const TYPED = { username: 'ada', password: 'a quiet bicycle at noon', attributes: ['mail'] };
const PROVEN: ConnectorResult = {
  kind: 'proven',
  steps: [{ name: 'connect', message: 'Connected', found: {} }],
  entry: { dn: 'uid=ada', attributes: { entryuuid: ['abc'], objectguid: [{ base64: 'AAEC' }] } },
};
let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
let owner: Organization;
let connection: SsoConfigurationDto;
let connector: PlayedConnector;

beforeAll(async () => {
  api = await startApi({ clock });
  other = await startApi({ clock, database: api.database });
});
afterAll(async () => {
  await other?.stop();
  await api?.stop();
});
beforeEach(async () => {
  await forgetSandbox(api);
  owner = await anOrganization(api, 'new-company.test');
  connection = await aConnectorConnection(owner.as, 'new-company.test');
  connector = await PlayedConnector.enroll(api, (await aCode(owner.as, connection.id)).code, now);
});

const listed = async (of = owner, id = connection.id) =>
  (await (await of.as.get(`/api/v1/sso-configurations/${id}/connectors`)).json()) as ConnectorsDto;
const codeOf = async (response: Response) => ((await response.json()) as Problem).code;
const revoke = (id = connector.id) =>
  owner.as.delete(`/api/v1/sso-configurations/${connection.id}/connectors/${id}`);
const placeOf = () => ({ tenantId: owner.id, configurationId: connection.id });
function prove(at = api) {
  const proving = at.app.get(ConnectorDirectory).prove(placeOf(), TYPED, () => undefined);
  // The test checks the result later.
  proving.catch(() => undefined);
  return proving;
}
/** Polls and counts as connected. The poll ends with its first task. */
async function connected(at = api, one = connector) {
  const polling = one.task(at);
  // A test can end before its poll.
  polling.catch(() => undefined);
  const stateOf = async () => (await listed()).items.find(({ id }) => id === one.id)?.state;
  await expect.poll(stateOf).toBe('connected');
  return { polling };
}
const query = async <T extends object>(sql: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
};
const events = async (action: string) =>
  (
    (await (await owner.as.get(`/api/v1/audit/events?limit=20&action=${action}`)).json()) as {
      items: AuditEvent[];
    }
  ).items;

describe('an enrollment code', () => {
  test('enrolls one connector, and is in the database as a hash', async () => {
    const { code } = await aCode(owner.as, connection.id);
    const stored = await query<{ text: string }>('select k::text as text from connector_codes k');
    expect(stored.some(({ text }) => text.includes(code))).toBe(false);
    await PlayedConnector.enroll(api, code);
    const again = await enroll(api, anEnrollment(code));
    expect([again.status, await codeOf(again)]).toEqual([401, 'connector_code_invalid']);
    expect((await listed()).items).toHaveLength(2);
  });

  test('used twice simultaneously enrolls one connector', async () => {
    const { code } = await aCode(owner.as, connection.id);
    const answers = await Promise.allSettled([
      PlayedConnector.enroll(api, code),
      PlayedConnector.enroll(other, code),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('expires after 15 minutes', async () => {
    const { code } = await aCode(owner.as, connection.id);
    clock.advance(15 * 60);
    expect((await enroll(api, anEnrollment(code))).status).toBe(401);
  });

  test('is replaced by the next one', async () => {
    const { code } = await aCode(owner.as, connection.id);
    await aCode(owner.as, connection.id);
    expect((await enroll(api, anEnrollment(code))).status).toBe(401);
  });

  test.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['a key of another curve', { signingKey: { kty: 'OKP', crv: 'X25519', x: 'A'.repeat(43) } }],
    ['half a key', { encryptionKey: { kty: 'OKP', crv: 'X25519', x: 'AAAA' } }],
  ])('with %s is rejected, and still works', async (_what, more) => {
    const { code } = await aCode(owner.as, connection.id);
    const response = await enroll(api, { ...anEnrollment(code), ...more });
    expect([response.status, await codeOf(response)]).toEqual([400, 'invalid_input']);
    await PlayedConnector.enroll(api, code);
  });

  test('is created only for a connection that uses connectors', async () => {
    const direct = await owner.as.post('/api/v1/sso-configurations', {
      type: 'github',
      name: 'x',
      isEnabled: false,
    });
    const { id } = (await direct.json()) as SsoConfigurationDto;
    const response = await owner.as.post(`/api/v1/sso-configurations/${id}/connector-codes`, {});
    expect(response.status).not.toBe(201);
  });
});

describe('a request', () => {
  test('with the signature of the connector gets a task', async () => {
    const { polling } = await connected();
    const proving = prove();
    const { id, task } = await polling;
    expect(task).toEqual({ kind: 'prove', ...TYPED });
    expect((await connector.answer(api, id, PROVEN)).status).toBe(204);
    expect((await proving).attributes.get('objectguid')).toEqual([Buffer.from([0, 1, 2])]);
    expect((await listed()).items[0]).toMatchObject({ state: 'connected', version: '0.2.0' });
  });

  const anotherKey = async (): Promise<Changed> => ({ key: (await generateKeyPair('Ed25519')).privateKey });
  test.each<[string, string, () => Changed | Promise<Changed>]>([
    ['without a signature', 'signature_missing', () => ({ authorization: 'Bearer x' })],
    ['with a signature by another key', 'signature_invalid', anotherKey],
    ['with a signature of another type', 'signature_invalid', () => ({ header: { typ: 'dpop+jwt' } })],
    ['signed for another method', 'signature_invalid', () => ({ claims: { htm: 'GET' } })],
    ['signed for another URL', 'signature_invalid', () => ({ claims: { htu: 'https://evil.test/' } })],
    ['sent to another path', 'signature_invalid', () => ({ path: `/api/connector/tasks/${connection.id}` })],
    ['signed for another server', 'signature_invalid', () => ({ claims: { aud: 'https://evil.test' } })],
    ['in the name of another', 'signature_invalid', () => ({ claims: { iss: connection.id } })],
    ['of an unknown connector', 'signature_invalid', () => ({ header: { kid: connection.id } })],
    ['without an ID', 'signature_invalid', () => ({ claims: { jti: undefined } })],
    ['without a digest', 'signature_invalid', () => ({ claims: { digest: undefined } })],
    ['with another body', 'body_altered', () => ({ body: '{"version":"x","isFirst":true}' })],
    ['of yesterday', 'signature_expired', () => ({ now: new Date(now().getTime() - 86_400_000) })],
    ['of tomorrow', 'signature_expired', () => ({ now: new Date(now().getTime() + 86_400_000) })],
  ])('%s is rejected', async (_what, code, changed) => {
    const response = await connector.poll(api, false, await changed());
    expect([response.status, await codeOf(response)]).toEqual([401, code]);
  });

  test('that is repeated is rejected by every process', async () => {
    // Also polls, but with an invalid body, so both get an immediate response.
    const first = await connector.send(api, '/api/connector/tasks', {});
    expect(first.status).toBe(400);
    for (const process of [api, other]) {
      const replayed = await connector.send(
        process,
        '/api/connector/tasks',
        {},
        {
          authorization: connector.authorization,
        },
      );
      expect([replayed.status, await codeOf(replayed)]).toEqual([401, 'signature_replayed']);
    }
  });

  test('that is rejected is counted, and explained once an hour in the audit log', async () => {
    for (let tries = 0; tries < 3; tries++) await connector.poll(api, false, { body: '{}' });
    expect((await listed()).items[0]?.rejected).toMatchObject({ count: 3, last: { code: 'body_altered' } });
    expect(await events('connector.rejected')).toMatchObject([
      { outcome: 'failure', detail: { connector: connector.id, reason: 'body_altered' } },
    ]);
  });

  test('of an organization that left is rejected', async () => {
    await query(`update tenants set status = 'deactivated' where id = '${owner.id}'`);
    expect(await codeOf(await connector.poll(api))).toBe('organization_inactive');
  });
});

describe('a revoked connector', () => {
  test('is rejected immediately, by every process', async () => {
    expect((await revoke()).status).toBe(204);
    for (const process of [api, other]) {
      const response = await connector.poll(process);
      expect([response.status, await codeOf(response)]).toEqual([401, 'connector_revoked']);
    }
    expect((await listed()).items[0]).toMatchObject({ state: 'revoked' });
    expect((await revoke()).status).toBe(404);
    for (const action of ['connector.code_created', 'connector.enrolled', 'connector.revoked'])
      expect(await events(action)).toHaveLength(1);
  });

  test('is rejected in a poll that it started earlier', async () => {
    const polling = connector.poll(other);
    await expect.poll(async () => (await listed()).items[0]?.state).toBe('connected');
    await revoke();
    expect(await codeOf(await polling)).toBe('connector_revoked');
  });

  test('in the middle of a task cancels it', async () => {
    const { polling } = await connected();
    const proving = prove();
    const { id } = await polling;
    await revoke();
    expect((await connector.answer(api, id, PROVEN)).status).toBe(401);
    await expect(proving).rejects.toMatchObject({ reason: 'interrupted' });
  });
});

describe('a task', () => {
  test('reaches a connector that polls another process', async () => {
    const { polling } = await connected(other);
    const proving = prove(api);
    const { id } = await polling;
    await connector.answer(other, id, PROVEN);
    expect((await proving).dn).toBe('uid=ada');
  });

  test('leaves its password nowhere: it is sealed while it waits and deleted afterwards', async () => {
    const { polling } = await connected();
    const proving = prove();
    const { id } = await polling;
    const rows = await query<{ text: string }>('select t::text as text from connector_tasks t');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ text }) => text.includes(TYPED.password))).toBe(false);
    await connector.answer(api, id, PROVEN);
    await proving;
    expect(await query('select 1 from connector_tasks')).toEqual([]);
    expect(api.log.join('\n')).not.toContain(TYPED.password);
  });

  test('is not given to the connector of another connection', async () => {
    const stranger = await anOrganization(api, 'elsewhere.test');
    const theirs = await aConnectorConnection(stranger.as, 'elsewhere.test');
    const code = await aCode(stranger.as, theirs.id);
    const foreign = await PlayedConnector.enroll(api, code.code, now);
    const { polling } = await connected();
    const proving = prove();
    const { id } = await polling;
    const taken = await foreign.answer(api, id, PROVEN);
    expect([taken.status, await codeOf(taken)]).toEqual([410, 'task_gone']);
    await connector.answer(api, id, PROVEN);
    expect((await proving).dn).toBe('uid=ada');
    expect(await listed(stranger, theirs.id)).toMatchObject({ items: [{ id: foreign.id }] });
    expect((await stranger.as.get(`/api/v1/sso-configurations/${connection.id}/connectors`)).status).toBe(
      404,
    );
  });

  test.each<[string, unknown]>([
    ['no result', { number: 1, isLast: true }],
    ['a result of no kind', { number: 1, isLast: true, result: { kind: 'x' } }],
    [
      'a user without an ID',
      {
        number: 1,
        isLast: true,
        result: {
          kind: 'page',
          page: {
            phase: 'users',
            users: [{ resource: { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: 'a' } }],
            removedUsers: [],
            groups: [],
            removedGroups: [],
            cursor: {},
          },
        },
      },
    ],
    ['no number', { number: 0, isLast: true, result: PROVEN }],
  ])('accepts no result with %s', async (_what, answer) => {
    const response = await connector.send(api, `/api/connector/tasks/${connection.id}`, answer);
    expect([response.status, await codeOf(response)]).toEqual([400, 'invalid_input']);
  });

  test('fails with its cause if no connector is connected', async () => {
    await expect(prove()).rejects.toMatchObject({ reason: 'offline' });
    clock.advance(3600);
    await expect(prove()).rejects.toThrow('No connector asked for work within the last minute.');
  });

  test('ends when the connector restarts', async () => {
    const { polling } = await connected();
    const proving = prove();
    await polling;
    const again = connector.poll(api, true);
    await expect(proving).rejects.toMatchObject({ reason: 'interrupted' });
    again.catch(() => undefined);
  });
});
