import type { RouteKind } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import { Icon } from '~/components/icon';
import type { Entry } from './entry';
import classes from './tile-grid.module.css';

export interface Tile extends Entry {
  /** One sentence: what one finds there. */
  text: string;
}

/** Pages as tiles. A tile that can't be used stays in its place and says why. */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={classes.grid}>
      {tiles.map((tile) => (
        <li key={tile.path}>
          {tile.reason ? <DisabledTile {...tile} reason={tile.reason} /> : <OpenTile {...tile} />}
        </li>
      ))}
    </ul>
  );
}

function OpenTile(tile: Tile) {
  return (
    <Link to={tile.path} className={classes.tile} prefetch="intent">
      <Face {...tile} />
    </Link>
  );
}

function DisabledTile({ reason, ...tile }: Tile & { reason: string }) {
  return (
    // A link without an address is the accessible form of a disabled one.
    // biome-ignore lint/a11y/useValidAnchor: it leads nowhere on purpose
    <a role="link" aria-disabled="true" className={classes.tile} data-disabled>
      <Face {...tile} reason={null} />
      <span className={classes.reason}>{reason}</span>
    </a>
  );
}

function Face({ title, text, route }: Tile) {
  return (
    <>
      <span className={classes.head}>
        <span className={classes.icon}>
          <Icon name={route.icon} />
        </span>
        <Readiness kind={route.kind} />
      </span>
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
    </>
  );
}

function Readiness({ kind }: { kind: RouteKind }) {
  if (kind === 'live' || kind === 'twin') return null;
  return <span className={classes.soon}>Coming soon</span>;
}
