import { Disclosure } from '~/components/panel/disclosure';
import { useFormats, useTexts } from '~/texts/texts-context';
import { Amount } from './amount';
import classes from './day-chart.module.css';
import { axisEnd, labelledPlaces } from './scale';
import { dayChartTexts } from './texts/day-chart';

/** The numbers of one day. */
export interface ChartDay {
  /** As in 2026-11-21. */
  day: string;
  succeeded: number;
  /** Between the two others, if the series has a middle part. */
  middle?: number;
  failed: number;
}

interface Props {
  /** A sentence that describes the chart. */
  title: string;
  /** Label of the counted items. */
  unit: string;
  days: readonly ChartDay[];
  /** Time zone of the days. */
  timeZone: string;
  /** Labels of the lower and the upper part, if they are not successes and failures. */
  series?: Series;
  /** The sums of as many days before, as a line. */
  previous?: readonly number[] | null;
  /** Label of the days, if each stands for a week or a month that begins on it. */
  dayLabel?: string;
}

export interface Series {
  succeeded: string;
  middle?: string;
  /** Empty if there is no upper part. */
  failed: string;
  ofDay: (day: string, succeeded: number, failed: number, middle: number) => string;
  /** The upper part is no error. */
  isNeutral?: boolean;
  /** The table has the height of both parts in place of the upper one, because the upper part ends at that number. */
  upperIsSum?: boolean;
}

const STEP = 20;
const BAR = 13;
const HEIGHT = 132;
/** Minimum height, so that days with few events are visible beside busy ones. */
const LEAST = 2;

/**
 * Successes and failures by day, stacked, with the same data as a table. The server draws it, so it needs no script.
 * Time goes from left to right in every language.
 */
export function DayChart({ title, unit, days, timeZone, series, previous, dayLabel }: Props) {
  const t = useTexts(dayChartTexts);
  const names: Series = series ?? {
    succeeded: t('succeeded'),
    failed: t('failed'),
    ofDay: (day: string, succeeded: number, failed: number) => t('ofDay', { day, succeeded, failed }),
  };
  // A calendar day has no time zone.
  const formats = useFormats('UTC');
  const sums = days.map(({ succeeded, middle = 0, failed }) => succeeded + middle + failed);
  const end = axisEnd(Math.max(0, ...sums, ...(previous ?? [])));
  const tall = (count: number) => (count === 0 ? 0 : Math.max(LEAST, (count / end) * HEIGHT));
  const labelled = new Set(labelledPlaces(days.length));
  return (
    <figure
      className={classes.figure}
      data-neutral={series?.isNeutral || undefined}
      data-levels={names.middle ? 'yes' : undefined}
    >
      <figcaption className={classes.head}>
        <span className={classes.title}>{title}</span>
        <ul className={classes.legend}>
          <li>{names.succeeded}</li>
          {names.middle && <li>{names.middle}</li>}
          {names.failed && <li>{names.failed}</li>}
          {previous && <li>{t('previous')}</li>}
        </ul>
      </figcaption>
      <div className={classes.plot} aria-hidden="true">
        <span className={classes.unit}>{unit}</span>
        <div className={classes.amounts}>
          {[end, end / 2, 0].map((amount) => (
            <span key={amount}>
              <Amount of={amount} />
            </span>
          ))}
        </div>
        <svg
          className={classes.picture}
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {[0, HEIGHT / 2].map((y) => (
            <line key={y} className={classes.grid} x1={0} x2={days.length * STEP} y1={y} y2={y} />
          ))}
          {days.map(({ day, succeeded, middle = 0, failed }, place) => {
            const [low, between, high] = [tall(succeeded), tall(middle), tall(failed)];
            const x = place * STEP + (STEP - BAR) / 2;
            return (
              <g key={day}>
                <title>{names.ofDay(formats.date(day), succeeded, failed, middle)}</title>
                {/* The numbers of the day appear over the whole height. */}
                <rect fill="transparent" x={place * STEP} y={0} width={STEP} height={HEIGHT} />
                <rect className={classes.succeeded} x={x} y={HEIGHT - low} width={BAR} height={low} />
                {between > 0 && (
                  <rect
                    className={classes.middle}
                    x={x}
                    y={HEIGHT - low - between}
                    width={BAR}
                    height={between}
                  />
                )}
                <rect
                  className={classes.failed}
                  x={x}
                  y={HEIGHT - low - between - high}
                  width={BAR}
                  height={high}
                />
              </g>
            );
          })}
          {previous && (
            <polyline
              className={classes.previous}
              points={previous
                .map((sum, place) => `${place * STEP + STEP / 2},${HEIGHT - (sum / end) * HEIGHT}`)
                .join(' ')}
            />
          )}
          <line className={classes.axis} x1={0} x2={days.length * STEP} y1={HEIGHT} y2={HEIGHT} />
        </svg>
        <div
          className={classes.days}
          style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
        >
          {days.map(({ day }, place) => (
            <span key={day}>{labelled.has(place) && <span>{formats.dayOfMonth(day)}</span>}</span>
          ))}
        </div>
      </div>
      <p className={classes.zone}>{t('zone', { zone: timeZone })}</p>
      <Disclosure className={classes.more} summary={t('asTable')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{dayLabel ?? t('day')}</th>
              <th scope="col">{names.succeeded}</th>
              {names.middle && <th scope="col">{names.middle}</th>}
              {names.failed && <th scope="col">{names.failed}</th>}
              {previous && <th scope="col">{t('previous')}</th>}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, succeeded, middle = 0, failed }, place) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{formats.date(day)}</time>
                </th>
                <td>
                  <Amount of={succeeded} />
                </td>
                {names.middle && (
                  <td>
                    <Amount of={middle} />
                  </td>
                )}
                {names.failed && (
                  <td>
                    <Amount of={series?.upperIsSum ? succeeded + failed : failed} />
                  </td>
                )}
                {previous && (
                  <td>
                    <Amount of={previous[days.length - 1 - place] ?? 0} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
