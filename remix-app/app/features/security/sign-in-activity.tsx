import type { SignInStatistics } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';
import { DayChart } from '~/components/charts/day-chart';
import { FigureRow } from '~/components/charts/figure-row';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { useFormats, useTexts } from '~/texts/texts-context';
import { DateRange } from './date-range';
import classes from './security.module.css';
import { activityTexts } from './texts/activity';

type ActivityTexts = Translate<typeof import('./texts/activity/en').default>;

interface Props {
  /** Null if they could not be read. */
  figures: SignInStatistics | null;
  /** Shown, with the first step, if there was no sign-in yet. */
  empty: { text: string; action: { label: string; to: string } };
}

/** Recent sign-ins: a few numbers, and the days in the URL. */
export function SignInActivity({ figures, empty }: Props) {
  const t = useTexts(activityTexts);
  const formats = useFormats();
  if (!figures) return <p className={classes.quiet}>{t('unavailable')}</p>;
  const { days, timeZone, last24Hours, last7Days, secondFactors } = figures;
  const sum = (what: 'succeeded' | 'failed') => days.reduce((all, day) => all + day[what], 0);
  const [succeeded, failed] = [sum('succeeded'), sum('failed')];
  return (
    <div className={classes.activity}>
      <FigureRow
        figures={[
          { label: t('signIns'), value: last24Hours.succeeded },
          {
            label: t('failed'),
            value: last24Hours.failed,
            note: t('in7Days', { count: last7Days.failed }),
          },
          {
            label: t('activeUsers'),
            value: last7Days.people,
            note: t('ofUsers', { count: secondFactors.people }),
          },
          {
            label: t('withFactor'),
            value: secondFactors.enrolled,
            note: t('shareOfUsers', {
              share: formats.percent(wholePercent(secondFactors.enrolled, secondFactors.people) / 100),
              count: secondFactors.people,
            }),
          },
        ]}
      />
      <DateRange days={days.length} />
      {succeeded + failed > 0 ? (
        <div className={classes.chart}>
          <DayChart
            title={findingOf({ succeeded, failed, days: days.length }, t, formats)}
            unit={t('unit')}
            days={days}
            timeZone={timeZone}
          />
        </div>
      ) : (
        <div className={list.frame}>
          <Blank title={t('none', { days: days.length })} action={empty.action}>
            {empty.text}
          </Blank>
        </div>
      )}
    </div>
  );
}

/** "132 sign-ins in 14 days, 5% of all attempts failed" */
export function findingOf(
  { succeeded, failed, days }: { succeeded: number; failed: number; days: number },
  t: ActivityTexts,
  formats: Formats,
): string {
  if (failed === 0) return t('noneFailed', { count: succeeded, days });
  const share = formats.percent(wholePercent(failed, succeeded + failed) / 100);
  return t('someFailed', { count: succeeded, share, days });
}

/** Rounds to 1% to 99%, unless the share is exactly 0% or 100%. */
function wholePercent(part: number, whole: number): number {
  if (part === 0 || whole === 0) return 0;
  if (part === whole) return 100;
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}

export function shareOf(part: number, whole: number): string {
  return `${wholePercent(part, whole)} %`;
}
