import type { Problem, ProvisioningDto, ProvisioningPreview } from '@gatehouse/contracts';
import { CUSTOM_USER_SCHEMA, PATCH_OP, USER_SCHEMA } from '@gatehouse/scim';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson } from '../support/data.ts';
import { MisbehavingTarget } from '../support/misbehaving-target.ts';
import { aClient } from '../support/relying-party.ts';
import { aScimEndpoint, type ScimEndpoint } from '../support/scim-endpoint.ts';

const ATTRIBUTES = '/api/v1/custom-attributes';
const PATH = '/api/v1/admin/provisioning';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const SOON = { timeout: 20_000, interval: 100 };
const USER_NAME = { attribute: 'userName', source: 'email' };

let api: TestApi;
let n = 0;
let a: ScimEndpoint;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  n += 1;
  a = await aScimEndpoint(api, `sources-${n}.example`);
});

async function define(name: string, given: object = {}): Promise<string> {
  const made = await a.as.post(ATTRIBUTES, { name, label: `Label of ${name}`, ...given });
  expect(made.status, await made.clone().text()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

/** Creates a user of the directory with values. @returns the ID in the directory */
async function aUser(values: object): Promise<{ id: string; email: string }> {
  const email = `pat@sources-${n}.example`;
  const { status, body } = await a.send('POST', '/Users', {
    schemas: [USER_SCHEMA, CUSTOM_USER_SCHEMA],
    userName: email,
    emails: [{ value: email, primary: true }],
    name: { givenName: 'Pat', familyName: 'Person' },
    [CUSTOM_USER_SCHEMA]: values,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.id, email };
}

const from = (attribute: string, name: string) => ({
  attribute,
  source: 'custom_attribute',
  custom_attribute: name,
});

describe('in the provisioning of an application', () => {
  let target: MisbehavingTarget;
  let url: string;
  beforeEach(async () => {
    target = new MisbehavingTarget();
    url = await target.start();
  });
  afterEach(() => target.stop());

  async function provisioning(...entries: object[]): Promise<Response> {
    const { id } = await aClient(a.as, { name: 'Expenses' });
    const mapping = [USER_NAME, ...entries];
    const secret = 'a-token-for-tests';
    return a.as.post(PATH, {
      application_id: id,
      base_url: url,
      secret,
      assigned: 'everybody',
      update_method: 'put',
      mapping,
    });
  }

  async function provisioned(...entries: object[]): Promise<ProvisioningDto> {
    const made = await provisioning(...entries);
    expect(made.status, await made.clone().text()).toBe(201);
    return (await made.json()) as ProvisioningDto;
  }

  test('values have the types of the target and follow each change', async () => {
    await define('costCode', { type: 'integer' });
    await define('floors', { multiValued: true });
    await define('isRemote', { type: 'boolean' });
    const { id, mapping } = await provisioned(
      from(`${ENTERPRISE}:costCenter`, 'COSTCODE'),
      from('urn:example:2.0:User:code', 'costCode'),
      from('urn:example:2.0:User:remote', 'isRemote'),
      from('entitlements', 'floors'),
    );
    expect(mapping[1]).toEqual(from(`${ENTERPRISE}:costCenter`, 'costCode'));
    expect((await a.as.post(`${PATH}/${id}/start`)).status).toBe(200);
    const user = await aUser({ costCode: 0, floors: ['1', '2'], isRemote: false });
    await expect
      .poll(() => target.named(user.email), SOON)
      .toMatchObject({
        [ENTERPRISE]: { costCenter: '0' },
        'urn:example:2.0:User': { code: 0, remote: false },
        entitlements: [
          { value: '1', primary: true },
          { value: '2', primary: false },
        ],
      });
    await a.send('PATCH', `/Users/${user.id}`, {
      schemas: [PATCH_OP],
      Operations: [{ op: 'Replace', path: `${CUSTOM_USER_SCHEMA}:costCode`, value: 8 }],
    });
    await expect
      .poll(() => target.named(user.email), SOON)
      .toMatchObject({ [ENTERPRISE]: { costCenter: '8' } });
  });

  test('values that an admin sets for a user without a directory are sent and follow each change', async () => {
    await define('floor', { type: 'integer' });
    const person = await aPerson(api, { tenantId: a.id });
    const { id } = await provisioned(from('urn:example:2.0:User:floor', 'floor'));
    expect((await a.as.post(`${PATH}/${id}/start`)).status).toBe(200);
    const set = (...values: string[]) =>
      a.as.patch(`/api/v1/users/${person.id}/custom-attributes`, { items: [{ name: 'floor', values }] });
    const floor = () => target.named(person.email)?.['urn:example:2.0:User'];
    expect((await set('7')).status).toBe(200);
    await expect.poll(floor, SOON).toEqual({ floor: 7 });
    await set('8');
    await expect.poll(floor, SOON).toEqual({ floor: 8 });
    await set();
    await expect.poll(floor, SOON).toBeUndefined();
  });

  test('the preview shows values and missing ones, even for an unsaved mapping', async () => {
    await define('costCode', { type: 'integer' });
    await define('desk');
    const { id } = await provisioned();
    const { email } = await aUser({ costCode: 7 });
    const { items } = (await (await a.as.get(`/api/v1/users?q=${email}`)).json()) as {
      items: { id: string }[];
    };
    const shown = await a.as.post(`${PATH}/${id}/preview`, {
      user_id: items[0]?.id,
      mapping: [USER_NAME, from('title', 'costcode'), from('nickName', 'desk')],
    });
    expect((await shown.json()) as ProvisioningPreview).toMatchObject({
      resource: { title: '7' },
      empty: ['nickName'],
    });
  });

  test.each([
    ['that nobody defined', from('title', 'unknown'), 'mapping.1.custom_attribute'],
    ['with several values for one', from('title', 'floors'), 'mapping.1.attribute'],
    ['for an attribute with sub-attributes', from('name', 'costCode'), 'mapping.1.attribute'],
    ['without a name', { attribute: 'title', source: 'custom_attribute' }, 'mapping.1.custom_attribute'],
  ])('an attribute %s is rejected', async (_name, entry, field) => {
    await define('costCode');
    await define('floors', { multiValued: true });
    const refused = await provisioning(entry);
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as Problem).errors).toMatchObject([{ field }]);
    const { id, version } = await provisioned();
    const changed = await a.as.patch(`${PATH}/${id}`, { version, mapping: [USER_NAME, entry] });
    expect(changed.status).toBe(422);
  });

  test('an attribute of another organization is unknown', async () => {
    await define('costCode');
    n += 1;
    a = await aScimEndpoint(api, `sources-${n}.example`);
    expect((await provisioning(from('title', 'costCode'))).status).toBe(422);
  });

  test('an attribute in use cannot be deleted, and the response names the application', async () => {
    const attribute = await define('costCode');
    const { id, version } = await provisioned(from('title', 'costCode'));
    const refused = await a.as.delete(`${ATTRIBUTES}/${attribute}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'custom_attribute_in_use',
      detail: 'Applications use this attribute: Expenses (SCIM). Remove it there first.',
    });
    await a.as.patch(`${PATH}/${id}`, { version, mapping: [USER_NAME] });
    expect((await a.as.delete(`${ATTRIBUTES}/${attribute}`)).status).toBe(204);
  });
});
