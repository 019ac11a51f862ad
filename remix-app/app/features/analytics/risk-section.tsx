import { DayChart } from '~/components/charts/day-chart';
import { FigureRow } from '~/components/charts/figure-row';
import { Section } from '~/components/panel/section';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './analytics.module.css';
import type { AnalyticsView } from './analytics.server';
import { CsvLink } from './csv-link';
import { daysOfBar, summed } from './in-weeks';
import { shareOf } from './share';
import { analyticsTexts } from './texts/analytics';

type Day = AnalyticsView['risks']['days'][number];

/** Assessed sign-ins by level, and how many of them the policy acted on. */
export function RiskSection({ view }: { view: AnalyticsView }) {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const { days, before, timeZone } = view.risks;
  const sum = (what: Exclude<keyof Day, 'day'>) => days.reduce((all, day) => all + day[what], 0);
  const [low, medium, high, actedOn] = [sum('low'), sum('medium'), sum('high'), sum('actedOn')];
  if (low + medium + high === 0) return null;
  const note = (count: number | undefined) => (count === undefined ? null : t('before', { count }));
  const size = daysOfBar(days.length);
  return (
    <Section title={t('risk')} about={t('riskAbout')}>
      <FigureRow
        figures={[
          { label: t('r_high'), value: high, note: note(before?.high) },
          { label: t('r_medium'), value: medium, note: note(before?.medium) },
          {
            label: t('actedOn'),
            value: actedOn,
            note: t('actedOnShare', { share: formats.percent(shareOf(actedOn, medium + high)) }),
          },
        ]}
      />
      <div className={classes.chart}>
        <DayChart
          title={t('chartRisk', { share: formats.percent(shareOf(medium + high, low + medium + high)) })}
          unit={t('unitSignIns')}
          days={summed(
            days.map((day) => ({ day: day.day, succeeded: day.low, middle: day.medium, failed: day.high })),
            size,
          )}
          timeZone={timeZone}
          series={{
            succeeded: t('r_low'),
            middle: t('r_medium'),
            failed: t('r_high'),
            ofDay: (day, ofLow, ofHigh, ofMedium) =>
              t('ofRisk', { day, low: ofLow, medium: ofMedium, high: ofHigh }),
          }}
          {...(size > 1 && { dayLabel: t('weekFrom') })}
        />
      </div>
      <div className={classes.foot}>
        <CsvLink view={view} report="risks" label={t('risk')} />
      </div>
    </Section>
  );
}
