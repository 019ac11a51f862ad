import { Link, useLocation } from '@remix-run/react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './list.module.css';

/** Fields of an address, such as `sort=name&order=asc`, that sort by a column; one may be missing. */
export interface Sort {
  readonly asc?: string;
  readonly desc?: string;
}

/** How the list stands by this column. @param sorted the fields by which it is sorted */
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

/** The head of a column by which the list can be sorted: once more turns it round. */
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

/** An address's fields with others set; it begins at the first page again. */
function withFields(search: string, fields: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const page of ['cursor', 'back']) query.delete(page);
  for (const [name, value] of new URLSearchParams(fields)) query.set(name, value);
  return query;
}
