import { ENTERPRISE_USER_SCHEMA, GROUP_SCHEMA, PATCH_OP, USER_SCHEMA } from '@gatehouse/scim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aScimEndpoint, type ScimEndpoint } from '../support/scim-endpoint.ts';

let api: TestApi;
let entra: ScimEndpoint;
let okta: ScimEndpoint;
let example: ScimEndpoint;

beforeAll(async () => {
  api = await startApi();
  entra = await aScimEndpoint(api, 'testuser.com');
  okta = await aScimEndpoint(api, 'okta.local.test');
  example = await aScimEndpoint(api, 'jensen.example');
});
afterAll(() => api?.stop());

const filter = (text: string) => encodeURIComponent(text);
const patch = (...operations: object[]) => ({ schemas: [PATCH_OP], Operations: operations });

/** Source: Microsoft, "Develop and plan provisioning for a SCIM endpoint in Microsoft Entra ID". */
test('the requests of Entra ID, in its order', async () => {
  const { send } = entra;
  const name = 'Test_User_00aa00aa-bb11-cc22-dd33-44ee44ee44ee';
  const email = 'Test_User_11bb11bb-cc22-dd33-ee44-55ff55ff55ff@testuser.com';

  // The connection test searches for a user who does not exist.
  const nobody = await send('GET', `/Users?filter=${filter('userName eq "non-existent user"')}`);
  expect(nobody).toMatchObject({ status: 200, body: { totalResults: 0, Resources: [] } });
  const unknown = await send('GET', '/Users/5171a35d82074e068ce2');
  expect(unknown).toMatchObject({ status: 404, body: { status: '404' } });

  const created = await send('POST', '/Users', {
    schemas: [USER_SCHEMA, ENTERPRISE_USER_SCHEMA],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: name,
    active: true,
    emails: [{ primary: true, type: 'work', value: email }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
  });
  expect(created.status).toBe(201);
  expect(created.headers.get('content-type')).toBe('application/scim+json');
  expect(created.body).toMatchObject({
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: name,
    active: true,
    emails: [{ value: email, type: 'work', primary: true }],
    meta: { resourceType: 'User' },
  });
  const { id } = created.body;
  expect((await send('GET', `/Users/${id}`)).body).toEqual(created.body);

  for (const query of [
    `userName eq "${name}"`,
    `userName eq "${name.toUpperCase()}"`,
    `emails[type eq "work"].value eq "${email}"`,
    'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
  ]) {
    const found = await send('GET', `/Users?filter=${filter(query)}`);
    expect(found.body, query).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  }

  const updated = await send(
    'PATCH',
    `/Users/${id}`,
    patch(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@testuser.com' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    ),
  );
  expect(updated).toMatchObject({
    status: 200,
    body: {
      name: { familyName: 'updatedFamilyName', givenName: 'givenName' },
      emails: [{ value: 'updatedEmail@testuser.com', type: 'work', primary: true }],
    },
  });
  const renamed = await send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'Replace', path: 'userName', value: '5b50642d-79fc-4410-9e90-4c077cdd1a59@testuser.com' }),
  );
  expect(renamed.body.userName).toBe('5b50642d-79fc-4410-9e90-4c077cdd1a59@testuser.com');

  // Attributes of the connector's default mapping, with booleans as text.
  const mapped = await send(
    'PATCH',
    `/Users/${id}`,
    patch(
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1 206 555 0100' },
      { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Seattle' },
      { op: 'Add', path: `${ENTERPRISE_USER_SCHEMA}:manager`, value: id },
      { op: 'Add', path: `${ENTERPRISE_USER_SCHEMA}:department`, value: 'Sales' },
      { op: 'Replace', value: { displayName: 'G', 'name.givenName': 'G', active: 'True' } },
    ),
  );
  expect(mapped.body).toMatchObject({
    active: true,
    displayName: 'G',
    name: { givenName: 'G', familyName: 'updatedFamilyName' },
    phoneNumbers: [{ type: 'mobile', value: '+1 206 555 0100' }],
    addresses: [{ type: 'work', locality: 'Seattle' }],
    [ENTERPRISE_USER_SCHEMA]: { department: 'Sales', manager: { value: id } },
  });

  const group = await send('POST', '/Groups', {
    schemas: [GROUP_SCHEMA, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'displayName',
    meta: { resourceType: 'Group' },
  });
  expect(group).toMatchObject({ status: 201, body: { displayName: 'displayName' } });
  const groupPath = `/Groups/${group.body.id}`;
  const shown = await send('GET', `${groupPath}?excludedAttributes=members`);
  expect(shown.body).not.toHaveProperty('members');
  const byName = await send(
    'GET',
    `/Groups?excludedAttributes=members&filter=${filter('displayName eq "displayName"')}`,
  );
  expect(byName.body).toMatchObject({ totalResults: 1, Resources: [{ id: group.body.id }] });
  expect(
    (await send('PATCH', groupPath, patch({ op: 'Replace', path: 'displayName', value: 'updated' }))).status,
  ).toBe(200);

  const isMember = async () =>
    (await send('GET', `/Groups?filter=${filter(`id eq "${group.body.id}" and members eq "${id}"`)}`)).body
      .totalResults;
  const member = { path: 'members', value: [{ $ref: null, value: id }] };
  expect((await send('PATCH', groupPath, patch({ op: 'Add', ...member }))).body.members).toMatchObject([
    { value: id },
  ]);
  expect(await isMember()).toBe(1);
  expect((await send('PATCH', groupPath, patch({ op: 'Remove', ...member }))).body).not.toHaveProperty(
    'members',
  );
  expect(await isMember()).toBe(0);

  const disabled = await send('PATCH', `/Users/${id}`, {
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
    schemas: [PATCH_OP],
  });
  expect(disabled).toMatchObject({ status: 200, body: { active: false } });
  expect((await send('DELETE', `/Users/${id}`)).status).toBe(204);
  expect((await send('DELETE', groupPath)).status).toBe(204);
  expect((await send('GET', groupPath)).status).toBe(404);
});

/** Source: Okta, "SCIM 2.0 Protocol Reference". */
test('the requests of Okta, in its order', async () => {
  const { send } = okta;
  const email = 'test.user@okta.local.test';
  const headers = { 'user-agent': 'Okta SCIM Client 1.0.0' };
  const unknown = await send(
    'GET',
    `/Users?filter=${filter(`userName eq "${email}"`)}&startIndex=1&count=100`,
    undefined,
    headers,
  );
  expect(unknown.body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });

  const user = {
    schemas: [USER_SCHEMA],
    userName: email,
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: email, type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  };
  const created = await send('POST', '/Users', user, headers);
  expect(created).toMatchObject({ status: 201, body: { userName: email, active: true } });
  expect(JSON.stringify(created.body)).not.toContain('1mz050nq');
  const { id } = created.body;
  const again = await send('POST', '/Users', { ...user, userName: email.toUpperCase() }, headers);
  expect(again).toMatchObject({ status: 409, body: { status: '409', scimType: 'uniqueness' } });
  expect((await send('GET', '/Users?startIndex=1&count=100')).body).toMatchObject({ totalResults: 1 });

  const replaced = await send('PUT', `/Users/${id}`, {
    schemas: [USER_SCHEMA],
    id,
    userName: email,
    name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
    emails: [{ primary: true, value: email, type: 'work', display: email }],
    active: true,
    groups: [],
    meta: { resourceType: 'User' },
  });
  expect(replaced).toMatchObject({ status: 200, body: { id, name: { middleName: 'Excited' } } });
  expect(replaced.body).not.toHaveProperty('locale');

  const deactivate = (active: boolean) => patch({ op: 'replace', value: { active } });
  expect((await send('PATCH', `/Users/${id}`, deactivate(false))).body).toMatchObject({ active: false });
  expect((await send('PATCH', `/Users/${id}`, deactivate(true))).body).toMatchObject({ active: true });

  const group = await send('POST', '/Groups', {
    schemas: [GROUP_SCHEMA],
    displayName: 'Test SCIMv2',
    members: [],
  });
  expect(group).toMatchObject({ status: 201, body: { displayName: 'Test SCIMv2' } });
  const groupPath = `/Groups/${group.body.id}`;
  expect((await send('GET', '/Groups?startIndex=1&count=100')).body).toMatchObject({ totalResults: 1 });
  const renamed = await send(
    'PATCH',
    groupPath,
    patch({ op: 'replace', value: { id: group.body.id, displayName: 'Test SCIMv20' } }),
  );
  expect(renamed.body.displayName).toBe('Test SCIMv20');
  const other = await send('POST', '/Users', { ...user, userName: `other.${email}`, externalId: 'other' });
  const values = [id, other.body.id].map((value) => ({ value, display: email }));
  const moved = await send(
    'PATCH',
    groupPath,
    patch(
      { op: 'remove', path: `members[value eq "${id}"]` },
      { op: 'add', path: 'members', value: [{ value: other.body.id, display: email }] },
    ),
  );
  expect(moved.body.members).toMatchObject([{ value: other.body.id }]);
  const pushed = await send('PATCH', groupPath, patch({ op: 'replace', path: 'members', value: values }));
  expect(pushed.body.members?.map(({ value }) => value).sort()).toEqual(
    values.map(({ value }) => value).sort(),
  );
  const put = await send('PUT', groupPath, {
    schemas: [GROUP_SCHEMA],
    displayName: 'Put',
    members: values.slice(0, 1),
  });
  expect(put).toMatchObject({ status: 200, body: { displayName: 'Put', members: [{ value: id }] } });
  expect((await send('DELETE', groupPath)).status).toBe(204);
});

/** Source: RFC 7644 §3.3 to §3.7 and §3.14, with its names and values. */
test('the examples of RFC 7644', async () => {
  const { send } = example;
  const created = await send('POST', '/Users', {
    schemas: [USER_SCHEMA],
    userName: 'bjensen',
    externalId: 'bjensen',
    name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
  });
  const { id } = created.body;
  expect(created).toMatchObject({
    status: 201,
    body: { meta: { resourceType: 'User', location: `${example.publicBase}/Users/${id}` } },
  });
  expect(created.headers.get('location')).toBe(`${example.publicBase}/Users/${id}`);
  expect(created.headers.get('etag')).toMatch(/^W\/"/);

  const list = await send('GET', '/Users?attributes=userName');
  expect(list.body.Resources).toEqual([{ schemas: [USER_SCHEMA], id, userName: 'bjensen' }]);
  const search = await send('POST', '/.search', {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
    attributes: ['displayName', 'userName'],
    filter: 'userName sw "bj"',
    startIndex: 1,
    count: 10,
  });
  expect(search.body).toMatchObject({ totalResults: 1, Resources: [{ userName: 'bjensen' }] });

  const replaced = await send('PUT', `/Users/${id}`, {
    schemas: [USER_SCHEMA],
    id,
    userName: 'bjensen',
    externalId: 'bjensen',
    name: {
      formatted: 'Ms. Barbara J Jensen III',
      familyName: 'Jensen',
      givenName: 'Barbara',
      middleName: 'Jane',
    },
    roles: [],
    emails: [{ value: 'bjensen@jensen.example' }, { value: 'babs@jensen.org' }],
  });
  expect(replaced.body).toMatchObject({
    id,
    emails: [{ value: 'bjensen@jensen.example' }, { value: 'babs@jensen.org' }],
  });

  const emails = await send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'add', value: { emails: [{ value: 'babs@jensen.org', type: 'home' }], nickname: 'Babs' } }),
  );
  expect(emails.body).toMatchObject({ nickName: 'Babs' });
  const street = {
    type: 'work',
    streetAddress: '911 Universal City Plaza',
    locality: 'Hollywood',
    region: 'CA',
    postalCode: '91608',
    country: 'US',
  };
  await send('PATCH', `/Users/${id}`, patch({ op: 'add', path: 'addresses', value: [street] }));
  const moved = await send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'replace', path: 'addresses[type eq "work"].streetAddress', value: '1010 Broadway Ave' }),
  );
  expect(moved.body.addresses).toEqual([{ ...street, streetAddress: '1010 Broadway Ave' }]);
  const removed = await send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'remove', path: 'emails[type eq "home" and value ew "jensen.org"]' }),
  );
  expect(removed.body.emails).toEqual([{ value: 'bjensen@jensen.example' }, { value: 'babs@jensen.org' }]);

  const tag = removed.headers.get('etag') ?? '';
  expect((await send('GET', `/Users/${id}`, undefined, { 'if-none-match': tag })).status).toBe(304);
  expect(
    (await send('DELETE', `/Users/${id}`, undefined, { 'if-match': created.headers.get('etag') ?? '' }))
      .status,
  ).toBe(412);

  const bulk = await send('POST', '/Bulk', {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
    Operations: [
      {
        method: 'POST',
        path: '/Users',
        bulkId: 'qwerty',
        data: { schemas: [USER_SCHEMA], userName: 'Alice' },
      },
      {
        method: 'POST',
        path: '/Groups',
        bulkId: 'ytrewq',
        data: {
          schemas: [GROUP_SCHEMA],
          displayName: 'Tour Guides',
          members: [{ type: 'User', value: 'bulkId:qwerty' }],
        },
      },
    ],
  });
  const [alice, guides] = bulk.body.Operations;
  expect(bulk.body.Operations.map(({ status }) => status)).toEqual(['201', '201']);
  const tour = await send('GET', guides?.location.slice(example.publicBase.length) ?? '');
  expect(tour.body.members).toMatchObject([{ value: alice?.location.split('/').at(-1), type: 'User' }]);

  expect((await send('DELETE', `/Users/${id}`, undefined, { 'if-match': tag })).status).toBe(204);
  expect((await send('DELETE', `/Users/${id}`)).status).toBe(404);
});
