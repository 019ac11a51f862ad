import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LdapSource } from '../../../nest-api/src/directories/ldap/ldap-source.js';
import {
  PullFailed,
  type PullOrder,
  type PullPage,
  StartOver,
} from '../../../nest-api/src/directories/pulls/pull-source.js';
import { PullSources } from '../../../nest-api/src/directories/pulls/pull-sources.js';
import { HeldClock, startApi, type TestApi } from '../../support/api.ts';
import { anOrganization, type Organization } from '../../support/sso.ts';
import {
  aLdapGroup,
  aLdapPerson,
  aPosixGroup,
  BASE,
  dnOf,
  LDAP_MISSING,
  SERVICE,
  type Slapd,
  startSlapd,
} from './slapd.ts';

const MANY = 120;
const many = Array.from({ length: MANY }, (_, index) => `many${index}`);

describe.skipIf(LDAP_MISSING)(`reading an LDAP directory${LDAP_MISSING ? ` (${LDAP_MISSING})` : ''}`, () => {
  let slapd: Slapd;
  let api: TestApi;
  let owner: Organization;
  let connection: SsoConfigurationDto;
  const clock = new HeldClock(new Date());

  beforeAll(async () => {
    slapd = await startSlapd(ENTRIES);
    api = await startApi({ clock });
    owner = await anOrganization(api, 'new-company.test');
    const made = await owner.as.post('/api/v1/sso-configurations', {
      type: 'ldap',
      name: 'Acme directory',
      clientId: SERVICE.dn,
      clientSecret: SERVICE.password,
      certificate: slapd.ca,
      domains: ['new-company.test'],
      parameters: { ldapUrl: slapd.startTls, baseDn: BASE },
    });
    expect(made.status, await made.clone().text()).toBe(201);
    connection = (await made.json()) as SsoConfigurationDto;
  });
  afterAll(async () => {
    await api?.stop();
    await slapd?.stop();
  });

  const orderOf = (more: Partial<PullOrder> = {}): PullOrder => ({
    tenantId: owner.id,
    directoryId: connection.id,
    runId: uuidv7(),
    kind: 'full',
    resume: null,
    since: null,
    settings: { includeGuests: false },
    stopping: new AbortController().signal,
    marksOf: async () => new Map(),
    ...more,
  });

  async function read(more: Partial<PullOrder> = {}): Promise<PullPage[]> {
    const source = api.app.get(PullSources).find('ldap') as LdapSource;
    const pages: PullPage[] = [];
    for await (const page of source.pages(orderOf(more))) pages.push(page);
    return pages;
  }

  const usersOf = (pages: readonly PullPage[]) =>
    pages.flatMap(({ users }) => users.map(({ resource }) => resource));
  const namesOf = (pages: readonly PullPage[]) =>
    usersOf(pages)
      .map(({ displayName }) => displayName)
      .sort();

  test('a full read finds every user and group once, in pages, users first', async () => {
    const pages = await read();
    expect(namesOf(pages)).toEqual(
      ['ada', 'bob', 'disabled', 'locked', 'twin', 'twin2', ...many].map((uid) => `${uid} person`).sort(),
    );
    expect(pages.flatMap(({ groups }) => groups.map(({ name }) => name)).sort()).toEqual([
      'all',
      'everyone',
      'it',
      'many',
      'staff',
    ]);
    const phases = pages.map(({ phase }) => phase);
    expect(phases.lastIndexOf('users')).toBeLessThan(phases.indexOf('groups'));
    expect(pages.filter(({ next }) => next)).toEqual([pages.at(-1)]);
  });

  test('a user has the directory’s values, under the ID that sign-in uses', async () => {
    const [uuid] = /entryUUID: (\S+)/.exec(slapd.read(dnOf('ada'), 'entryUUID'))?.slice(1) ?? [];
    expect(usersOf(await read()).find(({ displayName }) => displayName === 'ada person')).toEqual({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      externalId: uuid,
      userName: 'ada@new-company.test',
      active: true,
      displayName: 'ada person',
      name: { givenName: 'ada', familyName: 'Person' },
      title: 'Countess',
      emails: [{ value: 'ada@new-company.test', type: 'work', primary: true }],
    });
  });

  test('disabled and permanently locked accounts are inactive', async () => {
    const inactive = usersOf(await read()).filter(({ active }) => active === false);
    expect(inactive.map(({ displayName }) => displayName).sort()).toEqual([
      'disabled person',
      'locked person',
    ]);
  });

  test('members are IDs of users and nested groups in any number, without deleted ones', async () => {
    const pages = await read();
    const groups = new Map(pages.flatMap((page) => page.groups).map((group) => [group.name, group]));
    const ids = new Map(usersOf(pages).map(({ displayName, externalId }) => [displayName, externalId]));
    expect(groups.get('it')).toMatchObject({ added: [ids.get('ada person')], removed: [], isWhole: true });
    expect(groups.get('all')?.added.toSorted()).toEqual(
      [ids.get('bob person'), groups.get('it')?.externalId].toSorted(),
    );
    expect(groups.get('many')?.added).toHaveLength(MANY);
  });

  test('members of a posixGroup are the users with those login names, in any number', async () => {
    const pages = await read();
    const groups = new Map(pages.flatMap((page) => page.groups).map((group) => [group.name, group]));
    const ids = new Map(usersOf(pages).map(({ displayName, externalId }) => [displayName, externalId]));
    // One name matches no user, one matches two users, and one would be a filter.
    expect(groups.get('staff')).toMatchObject({ added: [ids.get('ada person')], removed: [], isWhole: true });
    expect(groups.get('everyone')?.added).toHaveLength(MANY);
    slapd.change(`dn: cn=staff,ou=groups,${BASE}\nchangetype: modify\nadd: memberUid\nmemberUid: bob\n`);
    const changed = (await read()).flatMap((page) => page.groups).find(({ name }) => name === 'staff');
    expect(changed?.added.toSorted()).toEqual([ids.get('ada person'), ids.get('bob person')].toSorted());
  });

  test('an interrupted read continues after the last saved page', async () => {
    const whole = await read();
    const middle = whole[Math.floor(whole.filter(({ phase }) => phase === 'users').length / 2)] as PullPage;
    const rest = await read({ resume: middle.cursor });
    expect(rest.length).toBeLessThanOrEqual(whole.length);
    // A read that had started on the groups reads no user again.
    const groups = whole.find(({ phase }) => phase === 'groups') as PullPage;
    expect(namesOf(await read({ resume: groups.cursor }))).toEqual([]);
    const before = whole.slice(0, whole.indexOf(middle) + 1);
    expect([...new Set(namesOf([...before, ...rest]))].sort()).toEqual(namesOf(whole));
  });

  test('an incremental read finds only what changed', async () => {
    // Ahead by more than the five minutes of allowed clock difference between both sides.
    clock.advance((Date.now() - clock.now().getTime()) / 1000 + 301);
    const since = (await read()).at(-1)?.next ?? null;
    await expect
      .poll(async () => {
        slapd.change(`dn: ${dnOf('bob')}\nchangetype: modify\nreplace: title\ntitle: at ${Date.now()}\n`);
        return namesOf(await read({ kind: 'incremental', since }));
      })
      .toEqual(['bob person']);
    const changed = await read({ kind: 'incremental', since });
    expect(changed.flatMap(({ groups }) => groups)).toEqual([]);
    expect(changed.at(-1)?.next).toBeDefined();
  });

  test('a different server than the one of the last read starts a full read', async () => {
    const since = { mode: { kind: 'usn', server: 'another', highest: 5 }, since: '20261126000000Z' };
    await expect(read({ kind: 'incremental', since })).rejects.toThrow(StartOver);
  });

  test('a rejected service account stops the read until an admin acts', async () => {
    slapd.change(`dn: ${SERVICE.dn}\nchangetype: modify\nreplace: userPassword\nuserPassword: another\n`);
    const failed = await read().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PullFailed);
    expect(failed).toMatchObject({ code: 'credentials_refused' });
    expect(String(failed)).not.toContain(SERVICE.password);
  });
});

const ENTRIES = [
  aLdapPerson({ uid: 'ada', more: 'title: Countess' }),
  aLdapPerson({ uid: 'bob' }),
  aLdapPerson({ uid: 'disabled', more: 'userAccountControl: 514' }),
  aLdapPerson({ uid: 'locked', more: 'pwdAccountLockedTime: 000001010000Z' }),
  ...many.map((uid) => aLdapPerson({ uid })),
  aLdapPerson({ uid: 'twin' }),
  aLdapPerson({ uid: 'twin2', more: 'uid: twin' }),
  aPosixGroup('staff', 500, ['Ada', 'nobody', 'twin', '*']),
  aPosixGroup('everyone', 501, [...many, 'twin']),
  aLdapGroup('it', [dnOf('ada'), dnOf('gone')]),
  aLdapGroup('all', [dnOf('bob'), `CN=it, OU=groups, ${BASE.toUpperCase()}`]),
  aLdapGroup('many', many.map(dnOf)),
].join('');
