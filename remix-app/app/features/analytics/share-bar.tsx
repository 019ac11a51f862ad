import classes from './analytics.module.css';

/** A bar below a label, as long as a share from 0 to 1. The table has the number. */
export function ShareBar({ of }: { of: number }) {
  return (
    <svg className={classes.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={of * 100} height={4} rx={1} />
    </svg>
  );
}
