import type { FunnelReport } from '@gatehouse/contracts';
import { Amount } from '~/components/charts/amount';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './analytics.module.css';
import type { AnalyticsView } from './analytics.server';
import { CsvLink } from './csv-link';
import { shareOf } from './share';
import { ShareBar } from './share-bar';
import { analyticsTexts } from './texts/analytics';

interface Props {
  view: AnalyticsView;
  report: FunnelReport;
}

/** How many reach each stage, and how many are lost on the way. */
export function FunnelSection({ view, report }: Props) {
  const t = useTexts(analyticsTexts);
  const { funnel, stages } = report;
  const title = t(`funnel_${funnel}`);
  if (stages.every(({ reached, previous }) => reached === 0 && !previous)) {
    return (
      <Section title={title}>
        <div className={list.frame}>
          <Blank title={t(`noFunnel_${funnel}`)}>{t('noFunnelAbout')}</Blank>
        </div>
      </Section>
    );
  }
  return (
    <Section title={title} about={t('funnelAbout')}>
      <Stages report={report} />
      {funnel === 'sign_up' && <p className={classes.quiet}>{t('funnelUnknown')}</p>}
      <div className={classes.foot}>
        <CsvLink
          view={view}
          report={funnel === 'sign_up' ? 'sign-up-funnel' : 'connection-funnel'}
          label={title}
        />
      </div>
    </Section>
  );
}

function Stages({ report: { stages, previous } }: Pick<Props, 'report'>) {
  const t = useTexts(analyticsTexts);
  const formats = useFormats();
  const first = Math.max(0, ...stages.map(({ reached }) => reached));
  return (
    <table className={classes.values}>
      <thead>
        <tr>
          <th scope="col">{t('stage')}</th>
          <th scope="col">{t('reached')}</th>
          <th scope="col">{t('ofFirst')}</th>
          <th scope="col">{t('lost')}</th>
          {previous && (
            <th scope="col" className={classes.optional}>
              {t('reachedBefore')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, reached, previous: before }, place) => {
          const share = shareOf(reached, first);
          const earlier = stages[place - 1]?.reached ?? 0;
          const lost = Math.max(0, earlier - reached);
          return (
            <tr key={stage}>
              <th scope="row">
                {t(`g_${stage}`)}
                <ShareBar of={share} />
              </th>
              <td>
                <Amount of={reached} />
              </td>
              <td>{formats.percent(share)}</td>
              <td>
                {place === 0 ? (
                  '–'
                ) : (
                  <>
                    <Amount of={lost} /> ({formats.percent(shareOf(lost, earlier))})
                  </>
                )}
              </td>
              {previous && (
                <td className={classes.optional}>
                  <Amount of={before ?? 0} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
