import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { Icon } from '~/components/icon';
import classes from './actions.module.css';
import type { Entry } from './entry';

/** A button that leads to a page; disabled, it says below itself why. */
export function ActionLink({ path, title, route, reason, isHere }: Entry & { isHere?: boolean }) {
  const description = useId();
  if (!reason) {
    return (
      <Link to={path} className={classes.action} prefetch="intent" aria-current={isHere || undefined}>
        <Icon name={route.icon} size={18} />
        {title}
      </Link>
    );
  }
  return (
    <span className={classes.refused}>
      <button type="button" disabled className={classes.action} aria-describedby={description}>
        <Icon name={route.icon} size={18} />
        {title}
      </button>
      <span id={description} className={classes.reason}>
        {reason}
      </span>
    </span>
  );
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
