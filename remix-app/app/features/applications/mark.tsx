import classes from './mark.module.css';

interface Props {
  /** Its file in `public/marks`; null where there is none. */
  mark: string | null;
  /** An uploaded logo, which comes before the mark. */
  logoUrl?: string | null;
  name: string;
  isSmall?: boolean;
}

/** The mark of a brand, or else the first letter of a name. It says nothing that the name beside it does not. */
export function Mark({ mark, logoUrl = null, name, isSmall = false }: Props) {
  const size = isSmall ? 16 : 20;
  const source = logoUrl ?? (mark && `/marks/${mark}.svg`);
  return (
    <span className={isSmall ? `${classes.mark} ${classes.small}` : classes.mark} aria-hidden="true">
      {source ? (
        <img src={source} alt="" width={size} height={size} loading="lazy" />
      ) : (
        (Array.from(name.trim())[0] ?? '').toUpperCase()
      )}
    </span>
  );
}
