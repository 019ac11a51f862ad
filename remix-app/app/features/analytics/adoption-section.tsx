import { DayChart } from '~/components/charts/day-chart';
import { FigureRow } from '~/components/charts/figure-row';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './analytics.module.css';
import type { AnalyticsView } from './analytics.server';
import { CsvLink } from './csv-link';
import { daysOfBar, lastOf } from './in-weeks';
import { shareOf } from './share';
import { analyticsTexts } from './texts/analytics';

/** How many users have a passkey or another second factor. */
export function AdoptionSection({ view }: { view: AnalyticsView }) {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const { days, before, timeZone } = view.adoption;
  const last = days.at(-1);
  if (!last) {
    return (
      <Section title={t('adoption')}>
        <div className={list.frame}>
          <Blank title={t('noAdoption')}>{t('noAdoptionAbout')}</Blank>
        </div>
      </Section>
    );
  }
  const share = (count: number, people: number) => formats.percent(shareOf(count, people));
  const note = (what: 'withFactor' | 'withPasskey') =>
    t('shareOf', {
      share: share(last[what], last.people),
      before: before ? share(before[what], before.people) : '–',
    });
  const size = daysOfBar(days.length);
  return (
    <Section title={t('adoption')} about={t('adoptionAbout')}>
      <FigureRow
        figures={[
          { label: t('people'), value: last.people, note: before && t('before', { count: before.people }) },
          { label: t('withFactor'), value: last.withFactor, note: note('withFactor') },
          { label: t('withPasskey'), value: last.withPasskey, note: note('withPasskey') },
        ]}
      />
      <div className={classes.chart}>
        <DayChart
          title={t('chartAdoption', { share: share(last.withPasskey, last.people) })}
          unit={t('unitUsers')}
          days={lastOf(days, size).map(({ day, withFactor, withPasskey }) => ({
            day,
            succeeded: withPasskey,
            failed: withFactor - withPasskey,
          }))}
          timeZone={timeZone}
          series={{
            succeeded: t('s_passkey'),
            failed: t('s_factor'),
            ofDay: (day, passkeys, factors) => t('ofAdoption', { day, passkeys, factors }),
            isNeutral: true,
          }}
        />
      </div>
      <div className={classes.foot}>
        <CsvLink view={view} report="adoption" label={t('adoption')} />
      </div>
    </Section>
  );
}
