import { randomUUID } from 'node:crypto';
import { ENTERPRISE_USER, filtered, GROUP, idIn, type PlayedClient, patch, USER } from './client.ts';
import type { Group, Person } from './directory.ts';

/**
 * The requests of Microsoft Entra ID: operations with a capital letter, booleans as text, values behind a filter in the
 * path, and members removed by value.
 *
 * Source: Microsoft Entra documentation, "Develop a SCIM endpoint for user provisioning".
 */
export const entra: PlayedClient = {
  userAgent: 'Microsoft Entra provisioning (sandbox)',
  test: (send) => send({ method: 'GET', path: filtered('/Users', `userName eq "${randomUUID()}"`) }),

  async create(send, person) {
    const { email, givenName, familyName, externalId } = person;
    const found = await send({ method: 'GET', path: filtered('/Users', `userName eq "${email}"`) });
    if (!found.isOk) return found;
    const id = idIn(found);
    if (id) return entra.update(send, { ...person, remoteId: id });
    const body = {
      schemas: [USER, ENTERPRISE_USER],
      externalId,
      userName: email,
      active: true,
      displayName: `${givenName} ${familyName}`,
      emails: [{ primary: true, type: 'work', value: email }],
      meta: { resourceType: 'User' },
      name: { formatted: `${givenName} ${familyName}`, familyName, givenName },
      [ENTERPRISE_USER]: { department: 'Sandbox' },
      roles: [],
    };
    return send({ method: 'POST', path: '/Users', body });
  },

  update(send, { remoteId, email, givenName, familyName, externalId }) {
    const operations = [
      replace('displayName', `${givenName} ${familyName}`),
      replace('name.givenName', givenName),
      replace('name.familyName', familyName),
      replace('emails[type eq "work"].value', email),
      replace('externalId', externalId),
    ];
    return send({ method: 'PATCH', path: `/Users/${remoteId}`, body: patch(operations) });
  },

  setActive(send, { remoteId, isActive }) {
    const body = patch([replace('active', isActive ? 'True' : 'False')]);
    return send({ method: 'PATCH', path: `/Users/${remoteId}`, body });
  },

  remove: (send, { remoteId }) => send({ method: 'DELETE', path: `/Users/${remoteId}` }),

  async createGroup(send, group, members) {
    const path = `/Groups?excludedAttributes=members&filter=${encodeURIComponent(`displayName eq "${group.name}"`)}`;
    const found = await send({ method: 'GET', path });
    if (!found.isOk || idIn(found)) return found;
    const body = {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: group.externalId,
      displayName: group.name,
      meta: { resourceType: 'Group' },
    };
    const made = await send({ method: 'POST', path: '/Groups', body });
    const remoteId = idIn(made);
    if (!remoteId || members.length === 0) return made;
    const joined = await entra.join(send, { ...group, remoteId }, members);
    return joined.isOk ? made : joined;
  },

  join: (send, group, people) => changeMembers(send, 'Add', group, people),
  leave: (send, group, people) => changeMembers(send, 'Remove', group, people),
};

function replace(path: string, value: unknown) {
  return { op: 'Replace', path, value };
}

function changeMembers(
  send: Parameters<PlayedClient['join']>[0],
  op: 'Add' | 'Remove',
  group: Group,
  people: readonly Person[],
) {
  const value = people.map(({ remoteId }) => ({ $ref: null, value: remoteId }));
  const body = patch([{ op, path: 'members', value }]);
  return send({ method: 'PATCH', path: `/Groups/${group.remoteId}`, body });
}
