import classes from './figure-row.module.css';

export interface Figure {
  label: string;
  value: number;
  /** What puts the number in proportion. */
  note?: string | null;
}

/** A few numbers, each with what it counts. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.row}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value.toLocaleString('en')}</dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
