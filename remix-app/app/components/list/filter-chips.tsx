import { Link, useLocation } from '@remix-run/react';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import classes from './list.module.css';
import { listTexts } from './texts/list';
import { useWholeList } from './use-saved-views';

export interface Chip {
  /** Field of the URL. */
  name: string;
  /** The active filter, such as "Status: Active"; falsy if it is inactive. */
  label: string | null | false | '';
}

/** The active filters, each with a link that removes it. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  const t = useTexts(listTexts);
  const { search } = useLocation();
  const whole = useWholeList();
  const held = chips.flatMap(({ name, label }) => (label ? [{ name, label }] : []));
  if (held.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('filters')}>
      {held.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={whole(`?${without(search, name)}`)}
            className={classes.chip}
            aria-label={t('removeFilter', { filter: label })}
            preventScrollReset
          >
            <bdi>{label}</bdi>
            <IconX size={14} stroke={2} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function without(search: string, name: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const field of [name, 'cursor', 'back', 'saved']) query.delete(field);
  return query;
}
