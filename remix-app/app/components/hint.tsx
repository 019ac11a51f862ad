import { LIMITS } from '@gatehouse/contracts';
import type { ReactNode } from 'react';
import classes from './hint.module.css';

interface Props {
  label: string;
  /** One control, with its own accessible name. */
  children: ReactNode;
}

/** A tooltip. CSS shows it; `holdHints` also shows it after a long touch. */
export function Hint({ label, children }: Props) {
  return (
    <span className={classes.hint} data-hint>
      {children}
      <span
        className={`${classes.label} no-print`}
        style={{ transitionDelay: `${LIMITS.tooltipEnterMs}ms` }}
        aria-hidden="true"
      >
        {label}
      </span>
    </span>
  );
}
