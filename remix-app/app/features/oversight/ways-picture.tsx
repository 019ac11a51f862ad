import type { SignInPicture } from '@gatehouse/contracts';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './oversight.module.css';
import { type Box, layOut, SIZE } from './sankey';
import { flowsTexts } from './texts/flows';
import { methodNames } from './words';

const [TOP, HEIGHT, LONGEST] = [34, 280, 22];
const HEADS = [
  [190 + SIZE.box, 'end', 'organizations'],
  [480, 'middle', 'methods'],
  [760, 'start', 'applications'],
] as const;

/** Bands as wide as the sign-ins that took them. */
export function WaysPicture({ picture }: { picture: SignInPicture }) {
  const t = useTexts(flowsTexts);
  const formats = useFormats();
  const names = methodNames(t);
  const ways = picture.ways.map(({ id, count }) => ({ id, count, name: names[id] ?? id }));
  const { boxes, bands, height } = layOut(
    [picture.tenants, ways, picture.applications],
    [picture.entered, picture.opened],
    HEIGHT,
    formats.number,
  );
  const [tenants = [], middle = [], applications = []] = boxes;
  const busiest = ways.toSorted((one, other) => other.count - one.count)[0];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.picture} tabIndex={0} aria-label={t('picture')}>
      <svg
        viewBox={`0 0 ${SIZE.width} ${TOP + height + 8}`}
        role="img"
        direction="ltr"
        aria-label={t('pictureAbout', { method: busiest?.name ?? t('other') })}
      >
        {HEADS.map(([x, anchor, text]) => (
          <text key={text} x={x} y={16} textAnchor={anchor} className={classes.quietText}>
            {t(text)}
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
  const formats = useFormats();
  const letters = [...name];
  const shown = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
  return (
    <text x={x} y={y + Math.max(height, 14) / 2 + 4} textAnchor={anchor}>
      {shown} <tspan className={classes.quietText}>{formats.number(count)}</tspan>
    </text>
  );
}
