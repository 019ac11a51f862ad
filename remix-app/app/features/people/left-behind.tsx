import type { LeftBehindDto, LeftBehindItem, LeftBehindKind } from '@gatehouse/contracts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { counted } from './labels';
import { Panel } from './panel';
import classes from './person.module.css';

interface Kind {
  readonly kind: LeftBehindKind;
  readonly one: string;
  readonly many: string;
  /** What happens to it, or what to decide. */
  readonly what: string;
  /** Page of one of them: on the admin's console and on the superadmin's. */
  readonly page?: { readonly admin: string; readonly superadmin: string };
}

const APPLICATIONS = { admin: '/admin/applications', superadmin: '/superadmin/applications' };

const ENDS: readonly Kind[] = [
  {
    kind: 'invitations',
    one: 'pending invitation',
    many: 'pending invitations',
    what: 'Removing or suspending ends them. A smaller role ends those that it could not send.',
  },
  {
    kind: 'setUpLinks',
    one: 'set-up link',
    many: 'set-up links',
    what: 'They end unless this person stays an admin.',
  },
  {
    kind: 'imports',
    one: 'running import',
    many: 'running imports',
    what: 'They stop.',
  },
];

const STAYS: readonly Kind[] = [
  {
    kind: 'secrets',
    one: 'application whose client secret they know',
    many: 'applications whose client secret they know',
    what: 'Rotate each secret.',
    page: APPLICATIONS,
  },
  {
    kind: 'applications',
    one: 'application that they registered',
    many: 'applications that they registered',
    what: 'They keep working. Keep or delete each one.',
    page: APPLICATIONS,
  },
  {
    kind: 'samlProviders',
    one: 'SAML service provider that they registered',
    many: 'SAML service providers that they registered',
    what: 'They keep working. Keep or delete each one.',
    page: { admin: '/admin/saml-providers', superadmin: '/superadmin/saml-providers' },
  },
  {
    kind: 'connections',
    one: 'connection that they set up or changed',
    many: 'connections that they set up or changed',
    what: 'They keep working. Check where each one leads, and replace its secret at the identity provider.',
    page: { admin: '/admin/sso', superadmin: '/superadmin/sso-configuration' },
  },
];

export function leavesAnything(left: LeftBehindDto): boolean {
  return Object.values(left).some(({ total }) => total > 0);
}

/** What ends and what stays, before and after somebody loses their rights. */
export function LeftBehindPanel({
  left,
  isOver = false,
  console,
}: {
  left: LeftBehindDto;
  /** They are no member any more: what could end has ended. */
  isOver?: boolean;
  console: 'admin' | 'superadmin';
}) {
  const ends = ENDS.filter(({ kind }) => left[kind].total > 0);
  const stays = STAYS.filter(({ kind }) => left[kind].total > 0);
  return (
    <Panel
      name="left"
      title="What this person leaves behind"
      about={
        isOver
          ? 'Made by this person while they were a member, and still in use.'
          : 'Check this list before you remove or suspend this person or give them a smaller role.'
      }
    >
      {ends.length > 0 && (
        <Part title="Ends">
          {ends.map((kind) => (
            <Entry key={kind.kind} of={kind} left={left} console={console} />
          ))}
        </Part>
      )}
      {stays.length > 0 && (
        <Part title="Stays, for your decision">
          {stays.map((kind) => (
            <Entry key={kind.kind} of={kind} left={left} console={console} />
          ))}
        </Part>
      )}
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <h3 className={classes.leftTitle}>{title}</h3>
      <ul className={classes.left}>{children}</ul>
    </>
  );
}

function Entry({
  of: { kind, one, many, what, page },
  left,
  console,
}: {
  of: Kind;
  left: LeftBehindDto;
  console: 'admin' | 'superadmin';
}) {
  const { total, items } = left[kind];
  const named = items.filter(({ name }) => name !== null);
  return (
    <li>
      <Text span fw={560} size="sm">
        {counted(total)} {total === 1 ? one : many}
      </Text>{' '}
      <Text span size="sm" c="dimmed">
        {what}
      </Text>
      {named.length > 0 && (
        <ul className={classes.leftNames}>
          {named.map((item) => (
            <li key={item.id}>
              <Name item={item} to={page && `${page[console]}/${item.id}`} />
            </li>
          ))}
          {total > named.length && <li>and {counted(total - named.length)} more</li>}
        </ul>
      )}
    </li>
  );
}

function Name({ item, to }: { item: LeftBehindItem; to: string | undefined }) {
  return to ? (
    <Anchor component={Link} to={to} size="sm">
      <bdi>{item.name}</bdi>
    </Anchor>
  ) : (
    <bdi>{item.name}</bdi>
  );
}

/** Above a button that takes rights away: what follows from it, in one sentence, and where the whole list is. */
export function LeavesBehind({ left }: { left: LeftBehindDto | null }) {
  if (!left || !leavesAnything(left)) return null;
  const said = [sentence('Ends', ENDS, left), sentence('Leaves', STAYS, left, ', for your decision')].filter(
    (it) => it !== null,
  );
  return (
    <Text size="sm" mb="sm">
      {said.join(' ')}{' '}
      <Anchor href="#panel-left" size="sm">
        What this person leaves behind
      </Anchor>
    </Text>
  );
}

function sentence(verb: string, kinds: readonly Kind[], left: LeftBehindDto, end = ''): string | null {
  const parts = kinds
    .filter(({ kind }) => left[kind].total > 0)
    .map(({ kind, one, many }) => `${counted(left[kind].total)} ${left[kind].total === 1 ? one : many}`);
  if (parts.length === 0) return null;
  const last = parts.pop();
  return `${verb} ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}${end}.`;
}
