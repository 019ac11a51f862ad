import { COUNTED_AT_MOST } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Amount } from '~/components/charts/amount';
import { Icon } from '~/components/icon';
import { Later } from '~/components/later';
import type { Soon } from '~/soon';
import type { Count } from './counts';
import type { Entry } from './entry';
import classes from './tile-grid.module.css';
import { useReason } from './use-reason';

export interface Tile extends Entry {
  /** One sentence about the page. */
  text: string;
}

interface Props {
  tiles: readonly Tile[];
  /** Numbers of objects, by the path of the page. */
  counts?: Soon<Record<string, Count>>;
}

/** Pages as tiles. A disabled tile stays in place and shows the reason. */
export function TileGrid({ tiles, counts = {} }: Props) {
  return (
    <ul className={classes.grid}>
      {tiles.map((tile) => (
        <li key={tile.path}>
          {tile.reason ? <DisabledTile {...tile} /> : <OpenTile {...tile} counts={counts} />}
        </li>
      ))}
    </ul>
  );
}

function OpenTile({ counts, ...tile }: Tile & { counts: Soon<Record<string, Count>> }) {
  return (
    <Link to={tile.path} className={classes.tile} prefetch="intent">
      <Face {...tile}>
        <Later of={counts} meanwhile={null}>
          {(all) => <Counted count={all[tile.path]} />}
        </Later>
      </Face>
    </Link>
  );
}

function DisabledTile(tile: Tile) {
  const textOf = useReason();
  return (
    // A link without an href is the accessible form of a disabled link.
    // biome-ignore lint/a11y/useValidAnchor: it leads nowhere on purpose
    <a role="link" aria-disabled="true" className={classes.tile} data-disabled>
      <Face {...tile} />
      <span className={classes.reason}>{textOf(tile.reason)}</span>
    </a>
  );
}

function Face({ title, text, route, children }: Tile & { children?: ReactNode }) {
  return (
    <>
      <span className={classes.head}>
        <span className={classes.icon}>
          <Icon name={route.icon} />
        </span>
        {children}
      </span>
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
    </>
  );
}

function Counted({ count }: { count: Count | undefined }) {
  if (!count) return null;
  return (
    <span className={classes.count}>
      <strong>
        <Amount of={count.value} countedTo={COUNTED_AT_MOST} />
      </strong>
      {count.note && <span className={classes.note}>{count.note}</span>}
    </span>
  );
}
