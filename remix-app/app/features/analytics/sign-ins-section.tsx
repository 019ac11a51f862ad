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
import { daysOfBar, summed } from './in-weeks';
import { shareOf } from './share';
import { ShareBar } from './share-bar';
import { analyticsTexts } from './texts/analytics';

interface Props {
  view: AnalyticsView;
  /** Values that the table has at most. */
  most: number;
}

/** Sign-ins by day, and by the chosen dimension. */
export function SignInsSection({ view, most }: Props) {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const { days, previousDays, timeZone, values } = view.signIns;
  const now = totalOf(days);
  const before = previousDays && totalOf(previousDays);
  const size = daysOfBar(days.length);
  const note = (count: number | undefined) => (count === undefined ? null : t('before', { count }));
  const share = formats.percent(shareOf(now.failed, now.succeeded + now.failed));
  if (now.succeeded + now.failed === 0 && values.length === 0) {
    return (
      <div className={list.frame}>
        <Blank title={t('empty')}>{t('emptyAbout')}</Blank>
      </div>
    );
  }
  return (
    <Section title={t('title_signIns')}>
      <FigureRow
        figures={[
          { label: t('succeeded'), value: now.succeeded, note: note(before?.succeeded) },
          { label: t('failed'), value: now.failed, note: note(before?.failed) },
        ]}
      />
      <div className={classes.chart}>
        <DayChart
          title={t('chartSignIns', { count: now.succeeded, share })}
          unit={t('unitSignIns')}
          days={summed(days, size)}
          previous={
            previousDays && summed(previousDays, size).map(({ succeeded, failed }) => succeeded + failed)
          }
          timeZone={timeZone}
          {...(size > 1 && { dayLabel: t('weekFrom') })}
        />
      </div>
      <div className={classes.foot}>
        <CsvLink view={view} report="sign-ins" label={t('title_signIns')} />
      </div>
      <Values view={view} />
      {values.length === most && <p className={classes.quiet}>{t('mostValues', { count: most })}</p>}
      <div className={classes.foot}>
        <CsvLink view={view} report="breakdown" label={t(`d_${view.dimension}`)} />
      </div>
    </Section>
  );
}

function Values({ view: { signIns, labels, dimension } }: Pick<Props, 'view'>) {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const { succeeded: all, failed } = totalOf(signIns.days);
  return (
    <table className={classes.values}>
      <thead>
        <tr>
          <th scope="col">{t(`d_${dimension}`)}</th>
          <th scope="col">{t('c_succeeded')}</th>
          <th scope="col">{t('c_failed')}</th>
          <th scope="col">{t('share')}</th>
          {signIns.previous && (
            <th scope="col" className={classes.optional}>
              {t('previous')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {signIns.values.map((row, place) => {
          const share = shareOf(row.succeeded + row.failed, all + failed);
          return (
            <tr key={row.value}>
              <th scope="row">
                <bdi>{labels[place]}</bdi>
                <ShareBar of={share} />
              </th>
              <td>
                <Amount of={row.succeeded} />
              </td>
              <td>
                <Amount of={row.failed} />
              </td>
              <td>{formats.percent(share)}</td>
              {row.previous && (
                <td className={classes.optional}>
                  <Amount of={row.previous.succeeded + row.previous.failed} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function totalOf(days: AnalyticsView['signIns']['days']) {
  const sum = (what: 'succeeded' | 'failed') => days.reduce((all, day) => all + day[what], 0);
  return { succeeded: sum('succeeded'), failed: sum('failed') };
}
