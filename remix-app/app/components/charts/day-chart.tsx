import { useFormats, useTexts } from '~/texts/texts-context';
import { Amount } from './amount';
import classes from './day-chart.module.css';
import { dayChartTexts } from './texts/day-chart';

/** What happened on one day by UTC. */
export interface ChartDay {
  /** As in 2026-11-21. */
  day: string;
  succeeded: number;
  failed: number;
}

interface Props {
  /** States what the picture shows. */
  title: string;
  days: readonly ChartDay[];
}

const STEP = 20;
const BAR = 14;
const HEIGHT = 128;
/** A day on which something happened is seen, however busy the others are. */
const LEAST = 2;

/** A bar up for what succeeded and one down for what failed on each day, with the same as a table. */
export function DayChart({ title, days }: Props) {
  const t = useTexts(dayChartTexts);
  const formats = useFormats();
  const highest = (what: 'succeeded' | 'failed') => Math.max(0, ...days.map((day) => day[what]));
  // One scale for both sides of the line, so that their bars can be compared.
  const unit = HEIGHT / Math.max(1, highest('succeeded') + highest('failed'));
  const line = highest('succeeded') * unit;
  const tall = (count: number) => (count === 0 ? 0 : Math.max(LEAST, count * unit));
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.head}>
        <span className={classes.title}>{title}</span>
        <ul className={classes.legend}>
          <li>{t('up')}</li>
          <li>{t('down')}</li>
        </ul>
      </figcaption>
      <svg
        className={classes.picture}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, succeeded, failed }, place) => {
          const [up, down] = [tall(succeeded), tall(failed)];
          const x = place * STEP + (STEP - BAR) / 2;
          return (
            <g key={day}>
              <title>{t('ofDay', { day, succeeded, failed })}</title>
              <rect className={classes.succeeded} x={x} y={line - up} width={BAR} height={up} rx={1.5} />
              <rect className={classes.failed} x={x} y={line} width={BAR} height={down} rx={1.5} />
            </g>
          );
        })}
        <line className={classes.axis} x1={0} x2={days.length * STEP} y1={line} y2={line} />
      </svg>
      <div className={classes.ends} aria-hidden="true">
        <time>{days[0] && formats.date(days[0].day)}</time>
        <span>{t('today')}</span>
      </div>
      <details className={classes.more}>
        <summary>{t('asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('succeeded')}</th>
              <th scope="col">{t('failed')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, succeeded, failed }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{formats.date(day)}</time>
                </th>
                <td>
                  <Amount of={succeeded} />
                </td>
                <td>
                  <Amount of={failed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
