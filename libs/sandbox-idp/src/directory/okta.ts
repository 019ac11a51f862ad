import { filtered, GROUP, idIn, type PlayedClient, patch, USER } from './client.ts';
import type { Group, Person } from './directory.ts';

/**
 * Okta's requests: it looks a user up by its name, replaces the whole profile, patches `active` without a path, and
 * never deletes a user.
 *
 * Source: Okta developer documentation, "Okta and SCIM version 2.0".
 */
export const okta: PlayedClient = {
  userAgent: 'Okta SCIM Client 1.0.0',
  test: (send) => send({ method: 'GET', path: '/Users?startIndex=1&count=2' }),

  async create(send, person) {
    const path = filtered('/Users', `userName eq "${person.email}"`, '&startIndex=1&count=100');
    const found = await send({ method: 'GET', path });
    if (!found.isOk) return found;
    const id = idIn(found);
    if (id) return send({ method: 'PUT', path: `/Users/${id}`, body: { ...profile(person), id } });
    return send({ method: 'POST', path: '/Users', body: { ...profile(person), groups: [] } });
  },

  async update(send, person) {
    const path = `/Users/${person.remoteId}`;
    const found = await send({ method: 'GET', path });
    if (!found.isOk) return found;
    return send({ method: 'PUT', path, body: { ...found.body, ...profile(person) } });
  },

  setActive: (send, person) => {
    const body = patch([{ op: 'replace', value: { active: person.isActive } }]);
    return send({ method: 'PATCH', path: `/Users/${person.remoteId}`, body });
  },

  remove: (send, person) => okta.setActive(send, { ...person, isActive: false }),

  createGroup: (send, group, members) => {
    const body = { schemas: [GROUP], displayName: group.name, members: members.map(memberOf) };
    return send({ method: 'POST', path: '/Groups', body });
  },

  join: (send, group, people) =>
    change(send, group, { op: 'add', path: 'members', value: people.map(memberOf) }),

  leave: (send, group, people) =>
    change(
      send,
      group,
      ...people.map(({ remoteId }) => ({ op: 'remove', path: `members[value eq "${remoteId}"]` })),
    ),
};

function change(send: Parameters<PlayedClient['join']>[0], group: Group, ...operations: readonly unknown[]) {
  return send({ method: 'PATCH', path: `/Groups/${group.remoteId}`, body: patch(operations) });
}

function memberOf({ remoteId, email }: Person) {
  return { value: remoteId, display: email };
}

function profile({ email, givenName, familyName, externalId, isActive }: Person) {
  return {
    schemas: [USER],
    userName: email,
    name: { givenName, familyName },
    emails: [{ primary: true, value: email, type: 'work' }],
    displayName: `${givenName} ${familyName}`,
    locale: 'en-US',
    externalId,
    active: isActive,
  };
}
