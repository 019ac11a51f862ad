import { JOURNEY, type SignInTimes } from '@gatehouse/contracts';
import { Amount } from '~/components/charts/amount';
import { DayChart } from '~/components/charts/day-chart';
import { FigureRow } from '~/components/charts/figure-row';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './analytics.module.css';
import type { AnalyticsView } from './analytics.server';
import { CsvLink } from './csv-link';
import { daysOfBar, highestOf } from './in-weeks';
import { shareOf } from './share';
import { ShareBar } from './share-bar';
import { analyticsTexts } from './texts/analytics';
import { secondsOf, useDuration } from './use-duration';

/** How long sign-ins take, by percentile and by step, and where users give up. */
export function TimesSection({ view }: { view: AnalyticsView }) {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const duration = useDuration();
  const { total, previousTotal, steps, timeZone, days, previousDays } = view.times;
  const size = daysOfBar(days.length);
  const bars = (of: SignInTimes['days']) => highestOf(of, size, ({ p95 }) => p95 ?? 0);
  const hasLeft = total.openedOnly + (previousTotal?.openedOnly ?? 0) > 0;
  if (steps.length === 0 && !hasLeft) {
    return (
      <Section title={t('times')}>
        <div className={list.frame}>
          <Blank title={t('noTimes')}>{t('noTimesAbout')}</Blank>
        </div>
      </Section>
    );
  }
  const lost = ({ completed, gaveUp }: SignInTimes['total']) =>
    formats.percent(shareOf(gaveUp, completed + gaveUp));
  const timed = (what: 'p50' | 'p75' | 'p95' | 'p99') => ({
    value: total[what] ?? 0,
    text: duration(total[what]),
    note: previousTotal && t('beforeText', { value: duration(previousTotal[what]) }),
  });
  return (
    <Section title={t('times')} about={t('timesAbout')}>
      <FigureRow
        figures={[
          { label: t('median'), ...timed('p50') },
          { label: t('p75'), ...timed('p75') },
          { label: t('p95'), ...timed('p95') },
          { label: t('p99'), ...timed('p99') },
          {
            label: t('gaveUp'),
            value: total.gaveUp,
            note: t('gaveUpShare', { share: lost(total), before: previousTotal ? lost(previousTotal) : '–' }),
          },
          {
            label: t('left'),
            value: total.openedOnly,
            note: previousTotal && t('before', { count: previousTotal.openedOnly }),
          },
        ]}
      />
      <div className={classes.chart}>
        <DayChart
          title={t('chartTimes', { time: duration(total.p50) })}
          unit={t('unitSeconds')}
          days={bars(days).map(({ day, p50, p95 }) => ({
            day,
            succeeded: secondsOf(p50),
            failed: Math.max(0, secondsOf(p95) - secondsOf(p50)),
          }))}
          previous={previousDays && bars(previousDays).map(({ p95 }) => secondsOf(p95))}
          timeZone={timeZone}
          series={{
            succeeded: t('s_median'),
            failed: t('s_p95'),
            ofDay: (day, median, rest) => t('ofTimes', { day, median, most: median + rest }),
            isNeutral: true,
            upperIsSum: true,
          }}
          {...(size > 1 && { dayLabel: t('slowestDay') })}
        />
      </div>
      <div className={classes.foot}>
        <CsvLink view={view} report="sign-in-times" label={t('times')} />
      </div>
      <Steps view={view} />
      <p className={classes.quiet}>{t('leftAbout')}</p>
      <p className={classes.quiet}>{t('timesUnknown', { minutes: JOURNEY.minutes })}</p>
      <div className={classes.foot}>
        <CsvLink view={view} report="sign-in-steps" label={t('step')} />
      </div>
    </Section>
  );
}

function Steps({ view: { times } }: { view: AnalyticsView }) {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const duration = useDuration();
  return (
    <table className={classes.values}>
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('completed')}</th>
          <th scope="col">{t('median')}</th>
          <th scope="col">{t('s_p95')}</th>
          <th scope="col">{t('gaveUpHere')}</th>
          {times.previous && (
            <th scope="col" className={classes.optional}>
              {t('medianBefore')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('st_left')}</th>
          <td>–</td>
          <td>–</td>
          <td>–</td>
          <td>
            <Amount of={times.total.openedOnly} />
          </td>
          {times.previous && <td className={classes.optional}>–</td>}
        </tr>
        {times.steps.map(({ step, completed, gaveUp, p50, p95, previous }) => {
          const share = shareOf(gaveUp, completed + gaveUp);
          return (
            <tr key={step}>
              <th scope="row">
                {t(`st_${step}`)}
                <ShareBar of={(p50 ?? 0) / slowestOf(times)} />
              </th>
              <td>
                <Amount of={completed} />
              </td>
              <td>{duration(p50)}</td>
              <td>{duration(p95)}</td>
              <td>
                <Amount of={gaveUp} /> ({formats.percent(share)})
              </td>
              {times.previous && <td className={classes.optional}>{duration(previous?.p50 ?? null)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function slowestOf({ steps }: SignInTimes): number {
  return Math.max(1, ...steps.map(({ p50 }) => p50 ?? 0));
}
