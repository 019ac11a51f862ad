import { IconChevronRight } from '@tabler/icons-react';
import type { Soon } from '~/soon';
import type { Count } from './counts';
import classes from './folded-groups.module.css';
import { type Tile, TileGrid } from './tile-grid';

export interface TileGroup {
  title: string;
  about: string;
  tiles: readonly Tile[];
}

interface Props {
  groups: readonly TileGroup[];
  counts: Soon<Record<string, Count>>;
}

/** The groups of a dashboard below the attention list. Each expands to its tiles, without script as well. */
export function FoldedGroups({ groups, counts }: Props) {
  return (
    <div className={classes.groups}>
      {groups.map(({ title, about, tiles }) => (
        <details key={title} className={classes.group}>
          <summary>
            <IconChevronRight size={18} stroke={1.8} aria-hidden="true" className="mirrored" />
            <h2 className={classes.title}>{title}</h2>
            <span className={classes.about}>{about}</span>
          </summary>
          <div className={classes.tiles}>
            <TileGrid tiles={tiles} counts={counts} />
          </div>
        </details>
      ))}
    </div>
  );
}
