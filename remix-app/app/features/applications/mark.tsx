import classes from './mark.module.css';

/** The mark of a brand, or else the first letter of a name. It says nothing that the name beside it does not. */
export function Mark({ mark, name }: { mark: string | null; name: string }) {
  return (
    <span className={classes.mark} aria-hidden="true">
      {mark ? (
        <img src={`/marks/${mark}.svg`} alt="" width={20} height={20} loading="lazy" />
      ) : (
        (Array.from(name.trim())[0] ?? '').toUpperCase()
      )}
    </span>
  );
}
