import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { Icon } from '~/components/icon';
import classes from './actions.module.css';
import type { Entry } from './entry';
import { useReason } from './use-reason';

interface Props {
  entries: readonly Entry[];
  /** Path of the current page. */
  here?: string;
  /** Further buttons of the same row. */
  children?: ReactNode;
}

/** Buttons that link to pages. Disabled ones show the reason; a common reason is shown once. */
export function Actions({ entries, here, children }: Props) {
  const textOf = useReason();
  const reasons = entries.map(({ reason }) => textOf(reason));
  const common = commonReason(reasons);
  const id = useId();
  return (
    <>
      <div className={classes.row}>
        {entries.map((entry, place) =>
          entry.reason ? (
            <DisabledAction
              key={entry.path}
              entry={entry}
              reason={reasons[place] ?? null}
              describedBy={common ? id : undefined}
            />
          ) : (
            <OpenAction key={entry.path} {...entry} isHere={entry.path === here} />
          ),
        )}
        {children}
      </div>
      {common && (
        <p id={id} className={classes.common}>
          {common}
        </p>
      )}
    </>
  );
}

function commonReason(reasons: readonly (string | null)[]): string | null {
  return new Set(reasons).size === 1 ? (reasons[0] ?? null) : null;
}

function OpenAction({ path, title, route, isHere }: Entry & { isHere: boolean }) {
  return (
    <Link to={path} className={classes.action} prefetch="intent" aria-current={isHere || undefined}>
      <Icon name={route.icon} size={18} />
      {title}
    </Link>
  );
}

interface DisabledProps {
  entry: Entry;
  reason: string | null;
  describedBy: string | undefined;
}

/** @param describedBy ID of an element with the reason; without it, the reason is below the button */
function DisabledAction({ entry: { title, route }, reason, describedBy }: DisabledProps) {
  const own = useId();
  return (
    <span className={classes.refused}>
      <button type="button" disabled className={classes.action} aria-describedby={describedBy ?? own}>
        <Icon name={route.icon} size={18} />
        {title}
      </button>
      {!describedBy && (
        <span id={own} className={classes.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
