import { Link } from '@remix-run/react';
import { Amount } from './amount';
import classes from './figure-row.module.css';

export interface Figure {
  label: string;
  value: number;
  /** What puts the number in proportion. */
  note?: string | null;
  /** Beyond this it was not counted. */
  countedTo?: number;
  /** The page that shows what is counted. */
  to?: string;
}

/** A few numbers, each with what it counts. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.row}>
      {figures.map(({ label, value, note, countedTo, to }) => (
        <div key={label} className={classes.figure}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className={classes.value}>
            <Amount of={value} {...(countedTo !== undefined && { countedTo })} />
          </dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
