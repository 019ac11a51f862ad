import type { SignInPicture } from '@gatehouse/contracts';
import classes from './oversight.module.css';
import { type Box, layOut, SIZE } from './sankey';
import { WAY_NAMES } from './words';

const [TOP, HEIGHT, LONGEST] = [34, 280, 22];
const HEADS = [
  [190 + SIZE.box, 'end', 'Organizations'],
  [480, 'middle', 'Ways'],
  [760, 'start', 'Applications'],
] as const;

/** Bands as wide as the sign-ins that took them. */
export function WaysPicture({ picture }: { picture: SignInPicture }) {
  const ways = picture.ways.map(({ id, count }) => ({ id, count, name: WAY_NAMES[id] ?? id }));
  const { boxes, bands, height } = layOut(
    [picture.tenants, ways, picture.applications],
    [picture.entered, picture.opened],
    HEIGHT,
  );
  const [tenants = [], middle = [], applications = []] = boxes;
  const busiest = ways.toSorted((one, other) => other.count - one.count)[0];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.picture} tabIndex={0} aria-label="Picture of the ways">
      <svg
        viewBox={`0 0 ${SIZE.width} ${TOP + height + 8}`}
        role="img"
        aria-label={`Most sign-ins came by ${busiest?.name ?? 'no way'}. The tables below say the same in numbers.`}
      >
        {HEADS.map(([x, anchor, text]) => (
          <text key={text} x={x} y={16} textAnchor={anchor} className={classes.quietText}>
            {text}
          </text>
        ))}
        <g transform={`translate(0 ${TOP})`}>
          {bands.map(({ key, path, text }) => (
            <path key={key} d={path} className={classes.flow}>
              <title>{text}</title>
            </path>
          ))}
          {[...tenants, ...middle, ...applications].map(({ id, x, y, height: tall }) => (
            <rect
              key={`${x} ${id}`}
              x={x}
              y={y}
              width={SIZE.box}
              height={tall}
              rx={2}
              className={classes.node}
            />
          ))}
          {tenants.map((box) => (
            <Name key={box.id} box={box} x={box.x - 10} anchor="end" />
          ))}
          {middle.map((box) => (
            <Name key={box.id} box={box} x={box.x + SIZE.box + 8} anchor="start" />
          ))}
          {applications.map((box) => (
            <Name key={box.id} box={box} x={box.x + SIZE.box + 8} anchor="start" />
          ))}
        </g>
      </svg>
    </section>
  );
}

function Name({
  box: { name, count, y, height },
  x,
  anchor,
}: {
  box: Box;
  x: number;
  anchor: 'start' | 'end';
}) {
  const letters = [...name];
  const shown = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
  return (
    <text x={x} y={y + Math.max(height, 14) / 2 + 4} textAnchor={anchor}>
      {shown} <tspan className={classes.quietText}>{count.toLocaleString('en')}</tspan>
    </text>
  );
}
