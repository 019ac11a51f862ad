import { LIMITS } from '@gatehouse/contracts';
import type { ReactNode } from 'react';
import classes from './hint.module.css';

interface Props {
  label: string;
  /** One control, which has a name of its own. */
  children: ReactNode;
}

/** A tooltip. The style sheet shows it; `holdHints` shows it after a long touch as well. */
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
