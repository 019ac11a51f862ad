import type { ReactNode } from 'react';
import classes from './oversight.module.css';

export interface Bar {
  key: string;
  label: ReactNode;
  /** Length of the bar. */
  part: number;
  whole: number;
  text: string;
}

/** A line for each thing, with a bar as long as its part. */
export function Bars({ bars, isBad = false }: { bars: readonly Bar[]; isBad?: boolean }) {
  return (
    <ul className={classes.bars}>
      {bars.map(({ key, label, part, whole, text }) => (
        <li key={key}>
          <span className={classes.label}>{label}</span>
          <span>{text}</span>
          <span className={classes.rail} aria-hidden="true">
            <span
              className={`${classes.fill} ${isBad ? classes.failed : ''}`}
              style={{ width: `${whole === 0 ? 0 : Math.max(part > 0 ? 1 : 0, (part / whole) * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
