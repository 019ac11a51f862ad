import { Link, useLocation } from '@remix-run/react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './list.module.css';

/** Fields of a URL, such as `sort=name&order=asc`, that sort by a column; one may be missing. */
export interface Sort {
  readonly asc?: string;
  readonly desc?: string;
}

/** The sort state of this column. @param sorted the fields of the current sort order */
export function orderOf(
  { asc, desc }: Sort,
  sorted: string | undefined,
): 'ascending' | 'descending' | 'none' {
  if (asc !== undefined && asc === sorted) return 'ascending';
  return desc !== undefined && desc === sorted ? 'descending' : 'none';
}

interface Props {
  label: string;
  sort: Sort;
  sorted: string | undefined;
}

/** The header of a sortable column. Another press reverses the order. */
export function SortLink({ label, sort, sorted }: Props) {
  const { search } = useLocation();
  const order = orderOf(sort, sorted);
  const next = (order === 'ascending' ? sort.desc : sort.asc) ?? sort.desc ?? sort.asc ?? '';
  const Arrow = ARROWS[order];
  return (
    <Link to={`?${withFields(search, next)}`} className={classes.sort} preventScrollReset>
      {label}
      <Arrow size={14} stroke={1.8} aria-hidden="true" />
    </Link>
  );
}

const ARROWS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

/** A URL's fields with changes, without the position in the list. */
function withFields(search: string, fields: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const page of ['cursor', 'back']) query.delete(page);
  for (const [name, value] of new URLSearchParams(fields)) query.set(name, value);
  return query;
}
