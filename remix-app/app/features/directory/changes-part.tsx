import type { DirectoryChangeDto } from '@gatehouse/contracts';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, ItemName, ItemTable, LoadFailed } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Pages } from '~/components/list/pages';
import { Disclosure } from '~/components/panel/disclosure';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './directory.module.css';
import { type PartProps, partPath } from './directory-view';
import { directoryTabTexts } from './texts/tab';

const COLORS = {
  created: 'green',
  linked: 'green',
  updated: 'gray',
  reactivated: 'green',
  deactivated: 'red',
  deleted: 'red',
} as const;

/** Every change of the directory, and the way back from a day of them. */
export function ChangesPart({ id, view, membersBase }: PartProps) {
  const t = useTexts(directoryTabTexts);
  const { changes, directory } = view;
  // A day has no zone.
  const days = useFormats('UTC');
  if (!changes) return null;
  const { items, range, pages, failure, day } = changes;
  const canUndo = day !== null && items.some(({ undoneAt }) => undoneAt === null);
  return (
    <>
      {day ? (
        <p className={classes.quiet}>
          <strong>{t('ofDay', { day: days.date(day) })}</strong>{' '}
          <Anchor component={Link} to={partPath('changes')} size="sm">
            {t('allDays')}
          </Anchor>
        </p>
      ) : (
        <Days view={view} />
      )}
      {canUndo && (
        <Disclosure className={classes.undo} summary={t('undoDay', { day: days.date(day) })} isDangerous>
          <Text size="sm" maw={640}>
            {t('undoAbout')}
          </Text>
          <Form method="post">
            <input type="hidden" name="day" value={day} />
            <input type="hidden" name="version" value={directory.version} />
            <SubmitButton intent={`directory-undo:${id}`} color="red">
              {t('undo')}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
      <ListBar range={range} />
      {failure ? (
        <LoadFailed {...failure} />
      ) : (
        <Changes items={items} membersBase={membersBase} isOfDay={day !== null} />
      )}
      <Pages {...pages} />
    </>
  );
}

/** The days with changes, each with the way to them. */
function Days({ view: { days } }: Pick<PartProps, 'view'>) {
  const t = useTexts(directoryTabTexts);
  const formats = useFormats('UTC');
  const busy = days.filter(({ succeeded, failed }) => succeeded + failed > 0).toReversed();
  if (busy.length === 0) return null;
  return (
    <nav aria-label={t('days')} className={classes.days}>
      {busy.slice(0, 14).map(({ day, succeeded, failed }) => (
        <Link
          key={day}
          to={partPath('changes', { day })}
          aria-label={t('showDay', { day: formats.date(day) })}
          preventScrollReset
        >
          {formats.date(day)} <span className={classes.quiet}>{formats.number(succeeded + failed)}</span>
        </Link>
      ))}
    </nav>
  );
}

interface ChangesProps {
  items: readonly DirectoryChangeDto[];
  membersBase: string;
  isOfDay: boolean;
}

function Changes({ items, membersBase, isOfDay }: ChangesProps) {
  const t = useTexts(directoryTabTexts);
  if (items.length === 0) {
    return (
      <div className={list.frame}>
        <Blank title={t(isOfDay ? 'noChangesOfDay' : 'noChanges')}>
          {t(isOfDay ? 'noChangesOfDayAbout' : 'noChangesAbout')}
        </Blank>
      </div>
    );
  }
  return (
    <div className={list.frame}>
      <ItemTable
        items={items}
        columns={[
          {
            label: t('user'),
            cell: ({ userId, userName }) =>
              userId ? (
                <ItemName to={`${membersBase}/${userId}`} name={userName} />
              ) : (
                <OneLine text={userName} />
              ),
          },
          { label: t('change'), cell: (change) => <Kind {...change} /> },
          { label: t('by'), cell: ({ by }) => t(`by_${by}`) },
          { label: t('time'), cell: ({ at }) => <When at={at} /> },
        ]}
      />
    </div>
  );
}

function Kind({ kind, undoneAt }: DirectoryChangeDto) {
  const t = useTexts(directoryTabTexts);
  return (
    <>
      <Badge color={COLORS[kind]} variant="light" tt="none">
        {t(`kind_${kind}`)}
      </Badge>{' '}
      {undoneAt && (
        <Badge color="gray" variant="outline" tt="none">
          {t('undone')}
        </Badge>
      )}
    </>
  );
}
