import type { SecurityOverview } from '@gatehouse/contracts';
import classes from './oversight.module.css';

const [STEP, BAR, HEIGHT] = [20, 14, 100];

const at = (hour: string) => `${hour.slice(11, 13)}:00`;

/** A bar for each of 24 hours, with the same as a table. */
export function HourChart({ hours }: Pick<SecurityOverview['failures'], 'hours'>) {
  const highest = Math.max(1, ...hours.map(({ failed }) => failed));
  const worst = hours.find(({ failed }) => failed === highest);
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ marginBottom: 12, fontSize: 15, fontWeight: 600 }}>
        {worst
          ? `Most failed at ${at(worst.hour)} UTC: ${highest.toLocaleString('en')} within the hour`
          : 'Failed sign-ins by hour'}
      </figcaption>
      <svg
        className={classes.hours}
        viewBox={`0 0 ${hours.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {hours.map(({ hour, failed }, place) => {
          const height = failed === 0 ? 0 : Math.max(2, (failed / highest) * (HEIGHT - 2));
          return (
            <g key={hour}>
              <title>{`${at(hour)}: ${failed} failed`}</title>
              <rect
                x={place * STEP + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                rx={1.5}
              />
            </g>
          );
        })}
        <line x1={0} x2={hours.length * STEP} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <div className={classes.ends} aria-hidden="true">
        <span>{hours[0] && at(hours[0].hour)}</span>
        <span>This hour (UTC)</span>
      </div>
      <details className={classes.more}>
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Hour (UTC)</th>
              <th scope="col">Failed</th>
            </tr>
          </thead>
          <tbody>
            {hours.toReversed().map(({ hour, failed }) => (
              <tr key={hour}>
                <th scope="row">{at(hour)}</th>
                <td>{failed.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
