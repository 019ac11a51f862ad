import { DayChart } from '~/components/charts/day-chart';
import { type Figure, FigureRow } from '~/components/charts/figure-row';
import { Section } from '~/components/panel/section';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './analytics.module.css';
import type { AnalyticsView } from './analytics.server';
import { CsvLink } from './csv-link';
import { shareOf } from './share';
import { analyticsTexts } from './texts/analytics';

type Periods = AnalyticsView['active']['periods'];

/** Distinct users by day, week or month, and how many of them came back. */
export function ActiveUsersSection({ view }: { view: AnalyticsView }) {
  const t = useTexts(analyticsTexts);
  const { periods, previousPeriods, timeZone, period } = view.active;
  const cameBack = useCameBack(periods);
  const highest = highestOf(periods);
  if (highest === 0) return null;
  const note = (of: (periods: Periods) => number) =>
    previousPeriods && t('before', { count: of(previousPeriods) });
  return (
    <Section title={t('active')} about={t('activeAbout')}>
      <FigureRow
        figures={[
          { label: t('average'), value: averageOf(periods), note: note(averageOf) },
          { label: t('highest'), value: highest, note: note(highestOf) },
          ...cameBack,
        ]}
      />
      <div className={classes.chart}>
        <DayChart
          title={t('chartActive', { count: highest })}
          unit={t('unitUsers')}
          days={periods.map(({ begins, people, cameBack: back }) => ({
            day: begins,
            succeeded: back,
            failed: people - back,
          }))}
          previous={previousPeriods?.map(({ people }) => people) ?? null}
          timeZone={timeZone}
          series={{
            succeeded: t('s_cameBack'),
            failed: t('s_others'),
            ofDay: (day, back, others) => t('ofActive', { day, back, others }),
            isNeutral: true,
          }}
          {...(period !== 'day' && { dayLabel: t(period === 'week' ? 'weekFrom' : 'monthFrom') })}
        />
      </div>
      <div className={classes.foot}>
        <CsvLink view={view} report="active-users" label={t('active')} />
      </div>
    </Section>
  );
}

/** Of the last period that is over, which is the one before the last. */
function useCameBack(periods: Periods): Figure[] {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const [before, last] = [periods.at(-3), periods.at(-2)];
  if (!before || !last || before.people === 0) return [];
  const share = formats.percent(shareOf(last.cameBack, before.people));
  return [{ label: t('cameBack'), value: last.cameBack, note: t('cameBackShare', { share }) }];
}

function averageOf(periods: Periods): number {
  return Math.round(periods.reduce((sum, { people }) => sum + people, 0) / Math.max(1, periods.length));
}

function highestOf(periods: Periods): number {
  return Math.max(0, ...periods.map(({ people }) => people));
}
