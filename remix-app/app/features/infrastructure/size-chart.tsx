import type { SystemInfrastructure } from '@gatehouse/contracts';
import { useFormats, useTexts } from '~/texts/texts-context';
import { inBytes } from '../system/bytes';
import classes from './size-chart.module.css';
import { infrastructureTexts } from './texts/infrastructure';

const WIDTH = 600;
const HEIGHT = 120;

/** The size of the database day by day, from zero, with its ends in words. */
export function SizeChart({ sizes }: { sizes: SystemInfrastructure['storage']['sizes'] }) {
  const t = useTexts(infrastructureTexts);
  const formats = useFormats();
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return null;
  const highest = Math.max(...sizes.map(({ bytes }) => bytes), 1);
  const [begin, end] = [Date.parse(first.day), Date.parse(last.day)];
  const points = sizes.map(({ day, bytes }) => {
    const x = ((Date.parse(day) - begin) / (end - begin || 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (bytes / highest) * (HEIGHT - 4)).toFixed(1)}`;
  });
  const ends = t('ends', {
    first: inBytes(first.bytes),
    firstDay: formats.date(first.day),
    last: inBytes(last.bytes),
    lastDay: formats.date(last.day),
  });
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart', { ends })}
        className={classes.picture}
      >
        <polyline points={points.join(' ')} className={classes.line} />
      </svg>
      <figcaption className={classes.ends}>{ends}</figcaption>
    </figure>
  );
}
