import { PLAYED, type Played, type SandboxDirectory } from './directory.ts';
import { type Pusher, readAddress } from './push.ts';

interface Asked {
  readonly directory: SandboxDirectory;
  readonly pusher: Pusher;
  readonly form: URLSearchParams;
}

type Intent = (asked: Asked) => Promise<void>;

/** What the buttons of the directory's console do. An error's message is shown. */
export const INTENTS: Readonly<Record<string, Intent>> = {
  async connect({ directory, pusher, form }) {
    const played = PLAYED.find((known) => known === form.get('played')) ?? 'okta';
    const address = readAddress(form.get('address') ?? '');
    const token = form.get('token')?.trim() || directory.receiver?.token;
    if (!address)
      throw new Error('Enter an address of this machine, such as http://localhost:3000/scim/v2/…');
    if (!token) throw new Error('Enter the token.');
    directory.connect({ played: played as Played, address, token });
    await pusher.test();
  },

  async add({ directory, pusher, form }) {
    const email = form.get('email')?.trim();
    if (!email) throw new Error('Enter an email address.');
    const person = directory.addPerson(
      email,
      form.get('givenName') || 'Sam',
      form.get('familyName') || 'Sandbox',
    );
    await pusher.create(person);
  },

  async 'add-many'({ directory, pusher, form }) {
    const many = Math.min(Math.max(Number(form.get('count')) || 1, 1), 500);
    const domain = form.get('domain') || 'demo-company.test';
    for (let number = 1; number <= many; number += 1) {
      await pusher.create(
        directory.addPerson(`employee-${number}@${domain}`, 'Employee', `Number ${number}`),
      );
    }
  },

  async 'deactivate-many'({ directory, pusher }) {
    for (const person of directory.people.values()) {
      person.isActive = false;
      await pusher.change(person, 'setActive');
    }
  },

  async rename(asked) {
    const person = personOf(asked);
    person.givenName = asked.form.get('givenName') || person.givenName;
    await asked.pusher.change(person, 'update');
  },

  deactivate: (asked) => setActive(asked, false),
  activate: (asked) => setActive(asked, true),

  async remove(asked) {
    const person = personOf(asked);
    await asked.pusher.remove(person);
    asked.directory.people.delete(person.email);
    for (const { members } of asked.directory.groups.values()) members.delete(person.email);
  },

  async 'add-group'({ directory, pusher, form }) {
    const name = form.get('group')?.trim();
    if (!name) throw new Error('Enter a name.');
    await pusher.createGroup(directory.addGroup(name));
  },

  async join(asked) {
    const [group, { email }] = [groupOf(asked), personOf(asked)];
    group.members.add(email);
    await asked.pusher.changeMembers(group, [email], 'join');
  },

  async leave(asked) {
    const [group, { email }] = [groupOf(asked), personOf(asked)];
    group.members.delete(email);
    await asked.pusher.changeMembers(group, [email], 'leave');
  },

  async 'remove-group'(asked) {
    const group = groupOf(asked);
    await asked.pusher.removeGroup(group);
    asked.directory.groups.delete(group.name);
  },

  async malformed({ pusher }) {
    await pusher.malformed();
  },
};

async function setActive(asked: Asked, isActive: boolean): Promise<void> {
  const person = personOf(asked);
  person.isActive = isActive;
  await asked.pusher.change(person, 'setActive');
}

function personOf({ directory, form }: Asked) {
  const person = directory.people.get(form.get('email')?.trim().toLowerCase() ?? '');
  if (!person) throw new Error('The directory has nobody with this address.');
  return person;
}

function groupOf({ directory, form }: Asked) {
  const group = directory.groups.get(form.get('group') ?? '');
  if (!group) throw new Error('The directory has no group with this name.');
  return group;
}
