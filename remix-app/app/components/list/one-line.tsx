import type { ReactNode } from 'react';
import classes from './list.module.css';

/**
 * The text of a cell on one line; overflow ends with an ellipsis. The full text is shown on hover, and while an element
 * of its row has the focus.
 */
export function OneLine({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className={classes.line} title={text}>
      {children ?? <bdi>{text}</bdi>}
    </span>
  );
}
