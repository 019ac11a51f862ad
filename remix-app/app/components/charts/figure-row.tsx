import { Link } from '@remix-run/react';
import { Amount } from './amount';
import classes from './figure-row.module.css';

export interface Figure {
  label: string;
  value: number;
  /** In place of the number, for one with a unit. */
  text?: string;
  /** A comparison for the number. */
  note?: string | null;
  /** The count stopped here. */
  countedTo?: number;
  /** The page with the counted items. */
  to?: string;
}

/** A few numbers with their labels. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.row}>
      {figures.map(({ label, value, text, note, countedTo, to }) => (
        <div key={label} className={classes.figure}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className={classes.value}>
            {text ?? <Amount of={value} {...(countedTo !== undefined && { countedTo })} />}
          </dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
