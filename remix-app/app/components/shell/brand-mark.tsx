import type { Brand } from '@gatehouse/contracts';
import classes from './brand-mark.module.css';

interface Props {
  brand: Pick<Brand, 'name' | 'logoUrl'>;
  /** Shows the name on wide screens only. */
  isNarrow?: boolean;
}

/** An organization's logo with its name beside it. */
export function BrandMark({ brand: { name, logoUrl }, isNarrow }: Props) {
  return (
    <span className={classes.mark}>
      {logoUrl && <img src={logoUrl} alt="" className={classes.logo} />}
      <bdi className={isNarrow ? classes.narrow : classes.name}>{name}</bdi>
    </span>
  );
}
