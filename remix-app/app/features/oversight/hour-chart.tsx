import type { SecurityOverview } from '@gatehouse/contracts';
import { Disclosure } from '~/components/panel/disclosure';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './oversight.module.css';
import { securityTexts } from './texts/security';

const [STEP, BAR, HEIGHT] = [20, 14, 100];

const at = (hour: string) => `${hour.slice(11, 13)}:00`;

/** A bar for each of 24 hours, with the same as a table. */
export function HourChart({ hours }: Pick<SecurityOverview['failures'], 'hours'>) {
  const t = useTexts(securityTexts);
  const formats = useFormats();
  const highest = Math.max(1, ...hours.map(({ failed }) => failed));
  const worst = hours.find(({ failed }) => failed === highest);
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ marginBottom: 12, fontSize: 15, fontWeight: 600 }}>
        {worst ? t('worstHour', { time: at(worst.hour), count: highest }) : t('byHour')}
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
              <title>{t('hourFailed', { time: at(hour), count: failed })}</title>
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
        <span>{t('thisHour')}</span>
      </div>
      <Disclosure className={classes.more} summary={t('showTable')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('hour')}</th>
              <th scope="col">{t('failed')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.toReversed().map(({ hour, failed }) => (
              <tr key={hour}>
                <th scope="row">{at(hour)}</th>
                <td>{formats.number(failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
