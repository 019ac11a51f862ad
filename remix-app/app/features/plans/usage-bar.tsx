import classes from './usage.module.css';

interface Props {
  used: number;
  limit: number;
  /** Whether having all of it is something to be warned of. */
  warns?: boolean;
}

/** How much is taken, as a line; the numbers beside it say it to those who don't see it. */
export function UsageBar({ used, limit, warns = true }: Props) {
  const share = limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100));
  return (
    <span className={classes.bar} data-full={(warns && used >= limit) || undefined} aria-hidden="true">
      <span style={{ width: `${used > 0 ? Math.max(2, share) : 0}%` }} />
    </span>
  );
}
