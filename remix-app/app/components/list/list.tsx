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
  /** Stands before the label, such as a box that selects every line. */
  head?: ReactNode;
  /** The fields of the address that sort the list by this column. */
  sort?: Sort;
  cell: (item: T) => ReactNode;
  /** What can be done with an item: read to those who don't see it, and nothing to look at. */
  isAction?: boolean;
  /** Its figures have one width and stand below one another. */
  isNumber?: boolean;
}

interface Props<T> {
  title: string;
  /** One or two sentences below the title. */
  about?: ReactNode;
  /** What adds to the list. */
  action?: { label: string; to: string };
  /** What else can be done with all of it, such as taking it out. */
  others?: ReactNode;
  items: readonly T[];
  /** Which of all lines they are. */
  range?: PageRange | null;
  /** The first names the item. One that a reader has no use for may be left out by `false`. */
  columns: readonly (Column<T> | false)[];
  pages: PageLinks;
  /** How it is sorted, in the words of its columns. */
  sorted?: string;
  filters?: ReactNode;
  /** Whether a filter holds, so that an empty list says that nothing matches. */
  isNarrowed?: boolean;
  /** Why there is no list. */
  failure?: { reference: string } | null;
  /** Said where there is nothing at all, and where nothing matches. */
  empty: ReactNode;
  noMatch?: ReactNode;
  /** Between the filters and the list. */
  children?: ReactNode;
}

/** A page that lists things: its filters, its lines, the ways to the next and back, and what it says without any. */
export function ListPage<T extends { id: string }>(props: Props<T>) {
  const {
    title,
    about,
    action,
    others,
    items,
    pages,
    filters,
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

/** A line for each item; on a phone a card, in which each value has its label. */
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

/** What an item is called, with the way to it, and what else tells it from others. */
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
  /** What narrows the list, by the names of the fields. */
  held: Held;
  /** Whether there is more to see than this; without it, whether any field holds something. */
  isNarrowed?: boolean;
  submit?: string;
  /** What narrows the list, each to be let go by itself. */
  chips?: readonly Chip[];
  children: ReactNode;
}

/** The fields that narrow a list, sent as the page's address. */
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

/** Narrows a list to one organization. */
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

/** @param of what was typed */
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

/** In the place of a list that has nothing to show. */
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
