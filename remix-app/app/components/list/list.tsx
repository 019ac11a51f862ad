import { Alert, Anchor, Button, Code, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertCircle, IconPlus, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionButton } from '~/components/forms/action-button';
import { FilterForm, type Held } from '~/components/forms/filter-form';
import { PageTitle } from '~/components/shell/page-title';
import { useIsLoadingHere } from '~/components/use-is-loading-here';
import type { PageLinks, PageRange } from '~/page-links';
import { useTexts } from '~/texts/texts-context';
import { DemoBadge } from './demo-badge';
import { type Chip, FilterChips } from './filter-chips';
import classes from './list.module.css';
import { ListBar } from './list-bar';
import { Pages } from './pages';
import { orderOf, type Sort, SortLink } from './sort-link';
import { listTexts } from './texts/list';
import { useIsCompact } from './use-is-compact';
import { useSavedViews, useWholeList } from './use-saved-views';

export interface Column<T> {
  label: string;
  /** Precedes the label, such as a checkbox that selects every row. */
  head?: ReactNode;
  /** The fields of the URL that sort the list by this column. */
  sort?: Sort;
  cell: (item: T) => ReactNode;
  /** Actions of an item: the header is visible only to screen readers. */
  isAction?: boolean;
  /** Numbers are aligned and have equal width. */
  isNumber?: boolean;
}

interface Props<T> {
  title: string;
  /** One or two sentences below the title. */
  about?: ReactNode;
  /** Adds an item to the list. */
  action?: { label: string; to: string };
  /** Further actions on the whole list, such as an export. */
  others?: ReactNode;
  items: readonly T[];
  /** The range of rows. */
  range?: PageRange | null;
  /** The first column names the item. `false` leaves out a column. */
  columns: readonly (Column<T> | false)[];
  pages: PageLinks;
  /** The sort order, by the keys of the columns. */
  sorted?: string;
  filters?: ReactNode;
  /** Above the filters, which do not apply to it. */
  above?: ReactNode;
  /** Whether a filter is active, so that an empty list reports that nothing matches. */
  isNarrowed?: boolean;
  /** Why the list could not be loaded. */
  failure?: { reference: string } | null;
  /** Texts for an empty list, and for a list without matches. */
  empty: ReactNode;
  noMatch?: ReactNode;
  /** Between the filters and the list. */
  children?: ReactNode;
}

/** A page with a list: its filters, rows, paging links and empty state. */
export function ListPage<T extends { id: string }>(props: Props<T>) {
  const {
    title,
    about,
    action,
    others,
    items,
    pages,
    filters,
    above,
    isNarrowed = false,
    failure,
    children,
  } = props;
  const isLoading = useIsLoadingHere();
  const views = useSavedViews();
  const hasViews = (views?.items.length ?? 0) > 0;
  const isBlank = items.length === 0 && !isNarrowed && !pages.previous;
  return (
    <>
      <div className={classes.head}>
        <div>
          <PageTitle>{title}</PageTitle>
          {about && (
            <Text c="dimmed" size="sm" mt={4}>
              {about}
            </Text>
          )}
        </div>
        <Group gap="sm">
          {others}
          {action && (
            <ActionButton to={action.to} leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}>
              {action.label}
            </ActionButton>
          )}
        </Group>
      </div>
      {above}
      {(!isBlank || failure) && filters}
      {children}
      {(!isBlank || hasViews) && <ListBar range={props.range ?? null} />}
      <div aria-busy={isLoading || undefined} className={classes.body}>
        {failure ? <LoadFailed {...failure} /> : <Lines {...props} isNarrowed={isNarrowed} />}
      </div>
      <Pages {...pages} />
    </>
  );
}

function Lines<T extends { id: string }>(props: Props<T>) {
  const { items, columns, sorted, isNarrowed, empty, noMatch = empty } = props;
  if (items.length === 0) return <div className={classes.frame}>{isNarrowed ? noMatch : empty}</div>;
  return (
    <div className={classes.frame}>
      <ItemTable items={items} columns={columns} sorted={sorted} />
    </div>
  );
}

/** A row for each item; on a phone a card, in which each value has its label. */
export function ItemTable<T extends { id: string }>(props: Pick<Props<T>, 'items' | 'columns' | 'sorted'>) {
  const { items, columns, sorted } = props;
  const shown = columns.filter((column) => column !== false);
  const isCompact = useIsCompact();
  return (
    <table className={classes.table} data-compact={isCompact || undefined}>
      <thead>
        <tr>
          {shown.map(({ label, head, sort, isAction, isNumber }) => (
            <th
              key={label}
              scope="col"
              className={isNumber ? classes.number : undefined}
              aria-sort={sort && orderOf(sort, sorted)}
            >
              <span className={classes.label}>
                {head}
                {isAction && <VisuallyHidden>{label}</VisuallyHidden>}
                {!isAction && (sort ? <SortLink label={label} sort={sort} sorted={sorted} /> : label)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            {shown.map(({ label, cell, isAction, isNumber }, place) => (
              <td
                key={label}
                data-label={place === 0 || isAction ? undefined : label}
                className={isAction ? classes.actions : isNumber ? classes.number : undefined}
              >
                {cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NameProps {
  /** Null: it has no page. */
  to: string | null;
  name: string;
  /** Whether it belongs to the demo data. */
  isDemo?: boolean;
  children?: ReactNode;
}

/** The name of an item with its link, and further distinguishing text. */
export function ItemName({ to, name, isDemo = false, children }: NameProps) {
  return (
    <div className={classes.name}>
      <div className={classes.named}>
        {to ? (
          <Anchor component={Link} to={to} fw={560} size="sm" className={classes.line} title={name}>
            <bdi>{name}</bdi>
          </Anchor>
        ) : (
          <span className={classes.line} title={name}>
            <bdi>{name}</bdi>
          </span>
        )}
        {isDemo && <DemoBadge />}
      </div>
      {children && (
        <div
          className={`${classes.quiet} ${classes.line}`}
          title={typeof children === 'string' ? children : undefined}
        >
          {typeof children === 'string' ? <bdi>{children}</bdi> : children}
        </div>
      )}
    </div>
  );
}

interface FiltersProps {
  /** Path of the list without any filter. */
  base: string;
  /** The values of the filters, by field name. */
  held: Held;
  /** Whether the filters are active; by default, whether any field has a value. */
  isNarrowed?: boolean;
  submit?: string;
  /** The active filters, each removable. */
  chips?: readonly Chip[];
  children: ReactNode;
}

/** The fields that filter a list, submitted as the page's URL. */
export function Filters({ base, held, isNarrowed, submit, chips = [], children }: FiltersProps) {
  const t = useTexts(listTexts);
  const whole = useWholeList();
  return (
    <>
      <FilterForm className={classes.filters} held={held} appliesAtOnce>
        {children}
        <Button type="submit" variant="default" className="needs-no-script">
          {submit ?? t('search')}
        </Button>
        {(isNarrowed ?? Object.values(held).some(Boolean)) && (
          <Anchor component={Link} to={whole(base)} size="sm" pb={8}>
            {t('showAll')}
          </Anchor>
        )}
      </FilterForm>
      <FilterChips chips={chips} />
    </>
  );
}

export function SearchField({ value, placeholder }: { value: string; placeholder: string }) {
  const t = useTexts(listTexts);
  return (
    <TextInput
      name="search"
      label={t('search')}
      placeholder={placeholder}
      type="search"
      defaultValue={value}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
    />
  );
}

/** Filters a list by one organization. */
export function OwnerField({ value }: { value: string }) {
  const t = useTexts(listTexts);
  return (
    <TextInput
      name="of"
      label={t('organization')}
      placeholder={t('codeOrSlug')}
      defaultValue={value}
      maxLength={120}
    />
  );
}

/** @param of the entered text */
export function UnknownOwner({ of }: { of: string }) {
  const t = useTexts(listTexts);
  return (
    <Alert role="alert" color="amber" variant="light" mb="md">
      {t.rich('unknownOrganization', { of, b: (inner) => <strong>{inner}</strong> })}
    </Alert>
  );
}

interface BlankProps {
  title: string;
  children: ReactNode;
  action?: { label: string; to: string };
}

/** Replaces an empty list. */
export function Blank({ title, children, action }: BlankProps) {
  return (
    <div className={classes.empty}>
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" size="sm" mt={4} maw={480} mx="auto">
        {children}
      </Text>
      {action && (
        <ActionButton to={action.to} mt="md">
          {action.label}
        </ActionButton>
      )}
    </div>
  );
}

export function LoadFailed({ reference }: { reference: string }) {
  const t = useTexts(listTexts);
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      <Text fw={600} c="var(--mantine-color-error)">
        {t('loadFailed')}
      </Text>
      <Text size="sm">
        {t.rich('loadFailedAbout', {
          reference,
          again: (inner) => (
            <Anchor href="" size="sm" underline="always">
              {inner}
            </Anchor>
          ),
          first: (inner) => (
            <Anchor href="?" size="sm" underline="always">
              {inner}
            </Anchor>
          ),
          code: (inner) => <Code>{inner}</Code>,
        })}
      </Text>
    </Alert>
  );
}
