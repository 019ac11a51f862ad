import type { LeftBehindDto, LeftBehindItem } from '@gatehouse/contracts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useFormats, useTexts } from '~/texts/texts-context';
import { counted } from './labels';
import { Panel } from './panel';
import classes from './person.module.css';
import { leftTexts } from './texts/left';

/** `what` is the effect or the pending decision; `page` is where one of the objects is. */
const ENDS = [
  { kind: 'invitations', what: 'invitationsWhat', page: null },
  { kind: 'setUpLinks', what: 'setUpLinksWhat', page: null },
  { kind: 'initialTokens', what: 'initialTokensWhat', page: null },
  { kind: 'imports', what: 'importsWhat', page: null },
] as const;

const APPLICATIONS = { admin: '/admin/applications', superadmin: '/superadmin/applications' };

const REMAINS = [
  { kind: 'secrets', what: 'secretsWhat', page: APPLICATIONS },
  { kind: 'applications', what: 'keepWorking', page: APPLICATIONS },
  {
    kind: 'samlProviders',
    what: 'keepWorking',
    page: { admin: '/admin/saml-providers', superadmin: '/superadmin/saml-providers' },
  },
  {
    kind: 'connections',
    what: 'connectionsWhat',
    page: { admin: '/admin/sso', superadmin: '/superadmin/sso-configuration' },
  },
] as const;

type Kind = (typeof ENDS)[number] | (typeof REMAINS)[number];

export function leavesAnything(left: LeftBehindDto): boolean {
  return Object.values(left).some(({ total }) => total > 0);
}

/** What ends and what stays when a user loses permissions, before and after. */
export function LeftBehindPanel({
  left,
  isOver = false,
  console,
}: {
  left: LeftBehindDto;
  /** The user is no longer a member, so everything that could end has ended. */
  isOver?: boolean;
  console: 'admin' | 'superadmin';
}) {
  const t = useTexts(leftTexts);
  const ends = ENDS.filter(({ kind }) => left[kind].total > 0);
  const remains = REMAINS.filter(({ kind }) => left[kind].total > 0);
  return (
    <Panel name="left" title={t('title')} about={isOver ? t('aboutOver') : t('about')}>
      {ends.length > 0 && (
        <Part title={t('ends')}>
          {ends.map((kind) => (
            <Entry key={kind.kind} of={kind} left={left} console={console} />
          ))}
        </Part>
      )}
      {remains.length > 0 && (
        <Part title={t('remains')}>
          {remains.map((kind) => (
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
  of: { kind, what, page },
  left,
  console,
}: {
  of: Kind;
  left: LeftBehindDto;
  console: 'admin' | 'superadmin';
}) {
  const t = useTexts(leftTexts);
  const formats = useFormats();
  const { total, items } = left[kind];
  const named = items.filter(({ name }) => name !== null);
  return (
    <li>
      <Text span fw={560} size="sm">
        {t(kind, { count: total, shown: counted(total, formats) })}
      </Text>{' '}
      <Text span size="sm" c="dimmed">
        {t(what)}
      </Text>
      {named.length > 0 && (
        <ul className={classes.leftNames}>
          {named.map((item) => (
            <li key={item.id}>
              <Name item={item} to={page ? `${page[console]}/${item.id}` : null} />
            </li>
          ))}
          {total > named.length && <li>{t('andMore', { count: counted(total - named.length, formats) })}</li>}
        </ul>
      )}
    </li>
  );
}

function Name({ item, to }: { item: LeftBehindItem; to: string | null }) {
  return to ? (
    <Anchor component={Link} to={to} size="sm">
      <bdi>{item.name}</bdi>
    </Anchor>
  ) : (
    <bdi>{item.name}</bdi>
  );
}

/** Above a button that removes permissions: the effects, with a link to the full list. */
export function LeavesBehind({ left }: { left: LeftBehindDto | null }) {
  const t = useTexts(leftTexts);
  const formats = useFormats();
  if (!left || !leavesAnything(left)) return null;
  const itemsOf = (kinds: readonly Kind[]) =>
    formats.list(
      kinds
        .map(({ kind }) => ({ kind, count: left[kind].total }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => t(kind, { count, shown: counted(count, formats) })),
    );
  const [ends, remains] = [itemsOf(ENDS), itemsOf(REMAINS)];
  return (
    <Text size="sm" mb="sm">
      {ends && `${t('endsList', { items: ends })} `}
      {remains && `${t('remainsList', { items: remains })} `}
      <Anchor href="#panel-left" size="sm">
        {t('title')}
      </Anchor>
    </Text>
  );
}
