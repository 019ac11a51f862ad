import type { KeyObject } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { readRedirect } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import type { AssertionInput } from '../../nest-api/src/saml/protocol/messages/assertion.js';
import { issueResponse, type Protection } from '../../nest-api/src/saml/protocol/messages/issue-response.js';
import { readServiceProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { identityProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { readAuthnRequest } from '../../nest-api/src/saml/protocol/read-requests.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { STRICT } from '../../nest-api/src/saml/protocol/signature/algorithms.js';
import { unsigned } from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import { UpstreamAnswers } from '../../nest-api/src/saml/upstream/upstream-answers.js';
import { UpstreamSaml } from '../../nest-api/src/saml/upstream/upstream-saml.js';
import { SsoConfiguration } from '../../nest-api/src/sso-config/sso-configuration.entity.js';
import { aParty } from '../saml/support/parties.ts';
import { input } from '../saml/support/responses.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { aTenant } from '../support/data.ts';

const UPSTREAM = 'https://directory.example.test';
const [upstream, successor] = [aParty('upstream'), aParty('successor')];
let api: TestApi;
let replica: TestApi;
let saml: UpstreamSaml;
let answers: UpstreamAnswers;
let connection: SsoConfiguration;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  replica = await startApi({ database: api.database });
  saml = api.app.get(UpstreamSaml);
  answers = api.app.get(UpstreamAnswers);
  connection = await aConnection();
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

async function aConnection(given: Partial<SsoConfiguration> = {}): Promise<SsoConfiguration> {
  const { id: tenantId } = await aTenant(api);
  return api.app
    .get(EntityManager)
    .fork()
    .create(SsoConfiguration, {
      tenantId,
      name: 'Directory',
      type: 'saml',
      entityId: UPSTREAM,
      ssoUrl: `${UPSTREAM}/sso`,
      certificate: `${upstream.pem.certificate}${successor.pem.certificate}`,
      nameIdFormat: 'emailAddress',
      signatureAlgorithm: 'sha256',
      scopes: [],
      domains: [],
      createsPeople: false,
      mapping: {} as never,
      id: crypto.randomUUID(),
      ...given,
    });
}

/** A started sign-in: its state and the request ID. */
async function begun(configuration = connection) {
  count += 1;
  const state = `state-${count}`;
  const url = new URL(
    await saml.start({ configuration, state, requestId: `_request-${process.pid}-${count}` }),
  );
  return { state, url, requestId: `_request-${process.pid}-${count}` };
}

function answer(
  requestId: string | null,
  changes: Partial<AssertionInput> = {},
  protect: Partial<Protection> = {},
  key = upstream,
  to = connection,
) {
  const now = new Date();
  const { entityId, acsUrl } = saml.addressesOf(to.id);
  return issueResponse(
    input({
      issuer: UPSTREAM,
      now,
      authnInstant: now,
      sessionNotOnOrAfter: new Date(now.getTime() + 900_000),
      audience: entityId,
      recipient: acsUrl,
      inResponseTo: requestId,
      ...changes,
    }),
    { sign: 'assertion', algorithm: 'rsa-sha256', encryption: null, ...protect },
    key,
  );
}

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'accepted',
    (error) => {
      if (error instanceof SamlRefused) return error.check;
      throw error;
    },
  );
}

test('a sign-in starts with a request that is signed with a key of the metadata', async () => {
  const { url, state, requestId } = await begun();
  const metadata = readServiceProviderMetadata(await saml.metadata(connection), new Date());
  expect(metadata).toMatchObject(
    saml.addressesOf(connection.id) && { entityId: saml.addressesOf(connection.id).entityId },
  );
  const { xml, signature, relayState } = readRedirect(url.search.slice(1));
  const keys = metadata.signing.map(({ key }) => key);
  const request = readAuthnRequest(
    { xml, signature, binding: 'redirect' },
    [`${UPSTREAM}/sso`],
    { keys, algorithms: STRICT, required: true },
    { now: new Date(), skewSeconds: 60 },
  );
  expect(request).toMatchObject({ id: requestId, isSigned: true, issuer: metadata.entityId });
  expect(relayState).toBe(state);
});

test('its response identifies the user', async () => {
  const { state, requestId } = await begun();
  const accepted = await answers.accept(connection, answer(requestId), state);
  expect(accepted.state).toBe(state);
  expect(accepted.assertion.nameId.value).toBe('user@acme.test');
  expect(accepted.assertion.valuesOf('groups')).toEqual(['sales', 'R&D <"west">']);
});

test.each(['assertion', 'response', 'both'] as const)('encrypted, with the %s signed', async (sign) => {
  const { state, requestId } = await begun();
  const { encryption } = readServiceProviderMetadata(await saml.metadata(connection), new Date());
  const key = encryption[0]?.key;
  if (!key) throw new Error('no key to encrypt for');
  const xml = answer(requestId, {}, { sign, encryption: { key, algorithm: 'aes256-gcm' } });
  expect((await answers.accept(connection, xml, state)).assertion.nameId.value).toBe('user@acme.test');
});

test('both certificates of an identity provider during a rotation are accepted', async () => {
  const { state, requestId } = await begun();
  expect(await outcome(answers.accept(connection, answer(requestId, {}, {}, successor), state))).toBe(
    'accepted',
  );
  const again = await begun();
  const stranger = aParty('stranger');
  expect(
    await outcome(answers.accept(connection, answer(again.requestId, {}, {}, stranger), again.state)),
  ).toBe('signature_value');
});

describe('is rejected', () => {
  test('a response with the state of another sign-in, or without one', async () => {
    const [one, two] = [await begun(), await begun()];
    expect(await outcome(answers.accept(connection, answer(one.requestId), two.state))).toBe(
      'in_response_to',
    );
    expect(await outcome(answers.accept(connection, answer(two.requestId), null))).toBe('in_response_to');
  });

  test('an unsolicited response, unless the connection allows it', async () => {
    expect(await outcome(answers.accept(connection, answer('_never'), 'state'))).toBe('in_response_to');
    expect(await outcome(answers.accept(connection, answer(null), null))).toBe('unsolicited');
    const allowed = answers.accept(connection, answer(null), null, { allowUnsolicited: true });
    expect(await outcome(allowed)).toBe('accepted');
  });

  test('a repeated assertion, even on another replica', async () => {
    const xml = answer(null, { id: '_once' });
    const allow = { allowUnsolicited: true };
    expect(await outcome(answers.accept(connection, xml, null, allow))).toBe('accepted');
    expect(await outcome(answers.accept(connection, xml, null, allow))).toBe('replayed');
    expect(await outcome(replica.app.get(UpstreamAnswers).accept(connection, xml, null, allow))).toBe(
      'replayed',
    );
  });

  test('nine of ten simultaneous responses', async () => {
    const xml = answer(null, { id: '_ten' });
    const all = Array.from({ length: 10 }, (_, i) =>
      outcome(
        (i % 2 ? answers : replica.app.get(UpstreamAnswers)).accept(connection, xml, null, {
          allowUnsolicited: true,
        }),
      ),
    );
    expect((await Promise.all(all)).sort()).toEqual([
      'accepted',
      ...Array.from({ length: 9 }, () => 'replayed'),
    ]);
  });

  test('the response to the request of another connection', async () => {
    const other = await aConnection();
    const { state, requestId } = await begun(other);
    expect(await outcome(answers.accept(connection, answer(requestId), state))).toBe('in_response_to');
    const mine = await begun();
    expect(
      await outcome(answers.accept(connection, answer(mine.requestId, {}, {}, upstream, other), mine.state)),
    ).toBe('destination');
  });

  test('SHA-1, unless an admin allowed it for an old identity provider', async () => {
    const old = await aConnection({ signatureAlgorithm: 'sha1' });
    const one = await begun();
    expect(
      await outcome(
        answers.accept(connection, answer(one.requestId, {}, { algorithm: 'rsa-sha1' }), one.state),
      ),
    ).toBe('algorithm');
    const two = await begun(old);
    const xml = answer(two.requestId, {}, { algorithm: 'rsa-sha1' }, upstream, old);
    expect(await outcome(answers.accept(old, xml, two.state))).toBe('accepted');
  });

  test('an unencrypted assertion if encryption is required', async () => {
    const careful = await aConnection({ encryptionAlgorithm: 'aes256' });
    const { state, requestId } = await begun(careful);
    const xml = answer(requestId, {}, {}, upstream, careful);
    expect(await outcome(answers.accept(careful, xml, state))).toBe('decryption');
  });
});

describe('an assertion encrypted with AES-CBC for the key of the metadata', () => {
  const encrypted = async (sign: 'assertion' | 'response') => {
    const { state, requestId } = await begun();
    const ours = readServiceProviderMetadata(await saml.metadata(connection), new Date());
    const key = ours.encryption[0]?.key as KeyObject;
    return { state, xml: answer(requestId, {}, { sign, encryption: { key, algorithm: 'aes256-cbc' } }) };
  };

  test('is accepted inside a signed response', async () => {
    const { xml, state } = await encrypted('response');
    expect(await outcome(answers.accept(connection, xml, state))).toBe('accepted');
  });

  test('is rejected if the response is not signed', async () => {
    const { xml, state } = await encrypted('assertion');
    expect(await outcome(answers.accept(connection, xml, state))).toBe('encryption_algorithm');
  });
});

describe('over HTTP', () => {
  /** A connection that is stored in the database. */
  async function stored(): Promise<SsoConfiguration> {
    const connection = await aConnection({
      mapping: {
        email: 'email',
        givenName: 'given',
        picture: 'picture',
        locale: 'locale',
        zoneinfo: 'zoneinfo',
        familyName: 'family',
        groups: 'groups',
        groupRoles: [],
        defaultRole: 'tenant_user',
      },
    });
    const em = api.app.get(EntityManager);
    await api.app.get(UnitOfWork).onPlatform('test data', async () => {
      em.create(SsoConfiguration, { ...connection });
      await em.flush();
    });
    return connection;
  }

  const post = (to: SsoConfiguration, xml: string, RelayState: string) =>
    fetch(`${api.url}/api/v1/saml/sp/${to.id}/acs`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState }),
      redirect: 'manual',
    });

  test('a response leads to the callback, which consumes it once', async () => {
    const connection = await stored();
    const { state, requestId } = await begun(connection);
    const response = await post(connection, answer(requestId, {}, {}, upstream, connection), state);
    const callback = new URL(response.headers.get('location') ?? '');
    expect([response.status, callback.pathname]).toEqual([303, `/sso/callback/${connection.id}`]);
    expect(callback.searchParams.get('state')).toBe(state);

    const parked = { configuration: connection, reference: callback.searchParams.get('code') ?? '', state };
    const { identity, attributes } = await saml.redeem(parked);
    expect(identity).toMatchObject({
      issuer: UPSTREAM,
      subject: 'user@acme.test',
      email: 'user@acme.test',
      emailVerified: true,
      groups: ['sales', 'R&D <"west">'],
    });
    expect(attributes.email).toEqual(['user@acme.test']);
    await expect(saml.redeem(parked)).rejects.toMatchObject({ check: 'in_response_to' });
  });

  test('a response with the state of another sign-in is not consumed', async () => {
    const connection = await stored();
    const { state, requestId } = await begun(connection);
    const response = await post(connection, answer(requestId, {}, {}, upstream, connection), state);
    const reference = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    await expect(saml.redeem({ configuration: connection, reference, state: 'other' })).rejects.toMatchObject(
      {
        check: 'in_response_to',
      },
    );
  });

  test('an unsolicited response is not even stored', async () => {
    const connection = await stored();
    const response = await post(connection, answer('_never', {}, {}, upstream, connection), 'state');
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/saml/error');
  });

  test('the metadata of a connection is at its public URL', async () => {
    const connection = await stored();
    const response = await fetch(`${api.url}/api/v1/saml/sp/${connection.id}/metadata`);
    expect(readServiceProviderMetadata(await response.text(), new Date()).entityId).toBe(
      saml.addressesOf(connection.id).entityId,
    );
    expect((await fetch(`${api.url}/api/v1/saml/sp/${crypto.randomUUID()}/metadata`)).status).toBe(404);
  });
});

test('metadata of an identity provider fills the settings of a connection', async () => {
  const document = unsigned(
    identityProviderMetadata({
      id: '_m',
      entityId: UPSTREAM,
      validUntil: new Date('2040-01-01T00:00:00Z'),
      signingCertificates: [upstream.certificate, successor.certificate],
      encryptionCertificates: [],
      ssoUrl: `${UPSTREAM}/sso`,
      sloUrl: `${UPSTREAM}/slo`,
    }),
  );
  const read = await saml.readMetadata(`<?xml version="1.0"?>\n<!-- ours -->\n${document}`);
  expect(read).toMatchObject({ entityId: UPSTREAM, ssoUrl: `${UPSTREAM}/sso`, sloUrl: `${UPSTREAM}/slo` });
  expect(read.certificates).toHaveLength(2);
  await expect(saml.readMetadata('<html></html>')).rejects.toThrow('describes no IDPSSODescriptor');
});
