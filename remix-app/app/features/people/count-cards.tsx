import { Link } from '@remix-run/react';
import { useFormats } from '~/texts/texts-context';
import classes from '../tenants/summary-cards.module.css';
import { counted } from './labels';

export interface CountCard {
  label: string;
  count: number;
  /** Shown beside the number, such as the limit of the plan. */
  of?: string | null;
  to: string;
  tone: 'plain' | 'good' | 'wait' | 'bad';
}

/** Totals; each card links to the counted objects. */
export function CountCards({ cards }: { cards: readonly CountCard[] }) {
  const formats = useFormats();
  return (
    <ul className={classes.cards}>
      {cards.map(({ label, count, of, to, tone }) => (
        <li key={label}>
          <Link to={to} className={classes.card} data-tone={count > 0 ? tone : 'plain'}>
            <span className={classes.label}>{label}</span>
            <span>
              <span className={classes.count}>{counted(count, formats)}</span>
              {of && <span className={classes.label}> {of}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
