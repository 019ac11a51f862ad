import type { SsoResult, SsoTraceDto } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { callerWith } from '../support/data.ts';
import { SamlDirectory } from '../support/saml-directory.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

const PREFERRED_LANGUAGE = 'urn:oid:2.16.840.1.113730.3.1.39';
const PICTURE = 'https://pictures.example/ada.png';
const KNOWN = { picture: PICTURE, locale: 'de-CH', zoneinfo: 'Europe/Zurich' };

let api: TestApi;
let owner: Organization;
let directory: SamlDirectory;
let people = 0;

beforeAll(async () => {
  api = await startApi();
  owner = await anOrganization(api, 'acme.test');
  directory = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test'] });
});
afterAll(() => api?.stop());

/** Signs in a new user with these claims from the directory. @returns the new account */
async function accountWith(said: Record<string, string>): Promise<Record<string, unknown>> {
  const attributes = Object.entries(said).map(([name, value]) => ({
    name,
    nameFormat: 'urn:x',
    values: [value],
  }));
  const response = await directory.complete(`person-${++people}@acme.test`, { attributes });
  const result = (await response.json()) as Extract<SsoResult, { status: 'signed_in' }>;
  expect(result, JSON.stringify(result)).toMatchObject({ status: 'signed_in' });
  const as = callerWith(api, (result.login as { accessToken: string }).accessToken);
  return (await (await as.get('/api/v1/account')).json()) as Record<string, unknown>;
}

async function lastTrace(): Promise<SsoTraceDto> {
  const path = `/api/v1/sso-configurations/${directory.connection.id}/traces`;
  const { items } = (await (await owner.as.get(`${path}?limit=1`)).json()) as { items: { id: string }[] };
  return (await (await owner.as.get(`${path}/${items[0]?.id}`)).json()) as SsoTraceDto;
}

describe('a new user gets the profile of the attributes', () => {
  test.each<[string, Record<string, string>]>([
    ['the names of OpenID Connect', { picture: PICTURE, locale: 'de-CH', zoneinfo: 'Europe/Zurich' }],
    ['an underscore in the language', { picture: PICTURE, locale: 'de_ch', zoneinfo: 'europe/zurich' }],
    ['other usual names', { photoUrl: PICTURE, preferredLanguage: 'de-CH', timezone: 'Europe/Zurich' }],
    [
      'the object identifier of preferredLanguage, with a list',
      { pictureUrl: PICTURE, [PREFERRED_LANGUAGE]: ' de-CH, en;q=0.8', timeZone: ' Europe/Zurich ' },
    ],
  ])('by %s', async (_name, said) => {
    expect(await accountWith(said)).toMatchObject(KNOWN);
    expect((await lastTrace()).steps.filter(({ name }) => name === 'profile')).toEqual([]);
  });

  test('without invalid values', async () => {
    expect(await accountWith({})).toMatchObject({ picture: null, locale: null, zoneinfo: null });
    expect((await lastTrace()).steps.filter(({ name }) => name === 'profile')).toEqual([]);
  });

  test('by the names that an admin entered, which take precedence', async () => {
    await directory.change(owner.as, {
      mapping: { ...directory.connection.mapping, picture: 'portrait', locale: 'tongue', zoneinfo: 'clock' },
    });
    expect(directory.connection.mapping).toMatchObject({
      picture: 'portrait',
      locale: 'tongue',
      zoneinfo: 'clock',
    });
    const own = { portrait: PICTURE, tongue: 'de-CH', clock: 'Europe/Zurich' };
    const usual = { picture: 'https://pictures.example/other.png', locale: 'fr', zoneinfo: 'Europe/Paris' };
    expect(await accountWith({ ...usual, ...own })).toMatchObject(KNOWN);
    await directory.change(owner.as, {
      mapping: {
        ...directory.connection.mapping,
        picture: 'picture',
        locale: 'locale',
        zoneinfo: 'zoneinfo',
      },
    });
  });
});

test('an invalid value is omitted, and the trace says which and why, without the value', async () => {
  const secret = 'sandstorm';
  const account = await accountWith({
    picture: `javascript:${secret}`,
    locale: `${secret}!`,
    zoneinfo: `Europe/${secret}`,
  });
  expect(account).toMatchObject({ picture: null, locale: null, zoneinfo: null });
  const notes = (await lastTrace()).steps.filter(({ name }) => name === 'profile');
  expect(notes).toMatchObject([
    {
      kind: 'note',
      status: 'info',
      message: expect.stringMatching(/^The claim "picture" is left out: .*https/),
    },
    {
      kind: 'note',
      status: 'info',
      message: expect.stringMatching(/^The claim "locale" is left out: .*language tag/),
    },
    {
      kind: 'note',
      status: 'info',
      message: expect.stringMatching(/^The claim "zoneinfo" is left out: .*time zone/),
    },
  ]);
  expect(JSON.stringify(notes)).not.toContain(secret);
});

test('a connection that was saved before the three could be mapped uses their usual names', async () => {
  const database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
  await database.query(
    `update sso_configurations set mapping = mapping - 'picture' - 'locale' - 'zoneinfo' where id = $1`,
    [directory.connection.id],
  );
  await database.end();
  const path = `/api/v1/sso-configurations/${directory.connection.id}`;
  const read = (await (await owner.as.get(path)).json()) as { mapping: object };
  expect(read.mapping).toMatchObject({ picture: 'picture', locale: 'locale', zoneinfo: 'zoneinfo' });
  expect(await accountWith({ picture: PICTURE, locale: 'de-CH', zoneinfo: 'Europe/Zurich' })).toMatchObject(
    KNOWN,
  );
});
