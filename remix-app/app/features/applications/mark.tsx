import classes from './mark.module.css';

interface Props {
  /** Its file in `public/marks`; null where there is none. */
  mark: string | null;
  name: string;
  isSmall?: boolean;
}

/** The mark of a brand, or else the first letter of a name. It says nothing that the name beside it does not. */
export function Mark({ mark, name, isSmall = false }: Props) {
  const size = isSmall ? 16 : 20;
  return (
    <span className={isSmall ? `${classes.mark} ${classes.small}` : classes.mark} aria-hidden="true">
      {mark ? (
        <img src={`/marks/${mark}.svg`} alt="" width={size} height={size} loading="lazy" />
      ) : (
        (Array.from(name.trim())[0] ?? '').toUpperCase()
      )}
    </span>
  );
}
