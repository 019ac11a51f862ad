import type { ReactNode } from 'react';
import classes from './list.module.css';

/**
 * A text of a cell in one line: what does not fit ends with an ellipsis. All of it is shown while something in its row has
 * the focus, and on hover.
 */
export function OneLine({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className={classes.line} title={text}>
      {children ?? <bdi>{text}</bdi>}
    </span>
  );
}
