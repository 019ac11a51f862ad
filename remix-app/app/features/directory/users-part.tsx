import type { DirectoryUserDto } from '@gatehouse/contracts';
import { NativeSelect } from '@mantine/core';
import { Blank, Filters, ItemName, ItemTable, LoadFailed } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Pages } from '~/components/list/pages';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { type PartProps, partPath } from './directory-view';
import { directoryTabTexts } from './texts/tab';

const STATES = ['linked', 'unlinked', 'waiting', 'inactive'] as const;

/** All users of the directory, members or not. */
export function UsersPart({ view: { users }, membersBase }: PartProps) {
  const t = useTexts(directoryTabTexts);
  if (!users) return null;
  const { items, range, pages, failure, state } = users;
  const blank = state ? 'noMatch' : 'noUsers';
  return (
    <>
      <Filters base={partPath('users')} held={{ state }} submit={t('show')}>
        <input type="hidden" name="tab" value="directory" />
        <input type="hidden" name="part" value="users" />
        <NativeSelect
          name="state"
          label={t('state')}
          defaultValue={state ?? ''}
          data={[
            { value: '', label: t('anyState') },
            ...STATES.map((value) => ({ value, label: t(`state_${value}`) })),
          ]}
        />
      </Filters>
      <ListBar range={range} />
      {failure ? (
        <LoadFailed {...failure} />
      ) : (
        <div className={list.frame}>
          {items.length === 0 ? (
            <Blank title={t(blank)}>{t(`${blank}About`)}</Blank>
          ) : (
            <Users items={items} membersBase={membersBase} />
          )}
        </div>
      )}
      <Pages {...pages} />
    </>
  );
}

function Users({ items, membersBase }: { items: readonly DirectoryUserDto[]; membersBase: string }) {
  const t = useTexts(directoryTabTexts);
  return (
    <ItemTable
      items={items}
      columns={[
        {
          label: t('user'),
          cell: ({ userId, name, userName }) => (
            <ItemName to={userId && `${membersBase}/${userId}`} name={name || userName}>
              {name && userName}
            </ItemName>
          ),
        },
        { label: t('membership'), cell: (user) => <Membership {...user} /> },
        { label: t('externalId'), cell: ({ externalId }) => <OneLine text={externalId ?? '–'} /> },
        { label: t('time'), cell: ({ updatedAt }) => <When at={updatedAt} /> },
      ]}
    />
  );
}

function Membership({ active, userId, unlinkedBecause, waits }: DirectoryUserDto) {
  const t = useTexts(directoryTabTexts);
  if (waits) return t(`wait_${waits}`);
  if (!active) return t('isInactive');
  if (userId) return t('isMember');
  return unlinkedBecause ? t('isUnlinked', { why: t(`why_${unlinkedBecause}`) }) : t('state_unlinked');
}
