import { Alert } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import type { PageLinks } from '~/page-links';
import { useTexts } from '~/texts/texts-context';
import classes from './tenant-page.module.css';
import { partsTexts } from './texts/parts';

interface Props<T> {
  title: string;
  about?: ReactNode;
  /** The button that adds to it, and the link to the full list. */
  actions?: ReactNode;
  /** The filters. */
  filters?: ReactNode;
  /** Null if they could not be read. */
  items: readonly T[] | null;
  columns: readonly (Column<T> | false)[];
  empty: ReactNode;
  pages?: PageLinks;
}

/** A list within a tab: its heading, rows and empty state. */
export function Part<T extends { id: string }>(props: Props<T>) {
  const { title, about, actions, filters, items, columns, empty, pages } = props;
  const t = useTexts(partsTexts);
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <div className={classes.partHead}>
        <div>
          <h2 id={heading} className={classes.partTitle}>
            {title}
          </h2>
          {about && <p>{about}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {filters}
      {items ? (
        <div className={list.frame}>
          {items.length > 0 ? <ItemTable items={items} columns={columns} /> : empty}
        </div>
      ) : (
        <Alert role="alert" color="red" variant="light">
          {t('unavailable')}
        </Alert>
      )}
      {pages && <Pages {...pages} />}
    </section>
  );
}
