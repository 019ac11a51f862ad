import type { CostAmounts, CostMeasure, Costs } from '@gatehouse/contracts';
import { DayChart } from '~/components/charts/day-chart';
import { shareOf } from '~/features/analytics/share';
import { useFormats, useTexts } from '~/texts/texts-context';
import { amountIn, MEASURES, plottedIn } from './amounts';
import classes from './costs.module.css';
import { costsTexts } from './texts/costs';
import { useCosts } from './use-costs';

interface Props {
  days: Costs['days'];
  /** Left out on the page of an organization. */
  platformDays?: Costs['days'];
  total: CostAmounts;
  platform?: CostAmounts;
}

/** A chart with its table for each measure that has any costs. */
export function CostCharts({ days, platformDays, total, platform }: Props) {
  const t = useTexts(costsTexts);
  const title = useTitle(total, platform);
  const has = (measure: CostMeasure) =>
    [total, platform].some((amounts) => amounts && amountIn(amounts, measure) > 0);
  return MEASURES.filter(has).map((measure) => (
    <div key={measure} className={classes.chart}>
      <DayChart
        title={title(measure)}
        unit={t(`unit_${measure}`)}
        days={days.map((day, place) => ({
          day: day.day,
          succeeded: plottedIn(day, measure),
          failed: platformDays?.[place] ? plottedIn(platformDays[place], measure) : 0,
        }))}
        timeZone="UTC"
        series={{
          succeeded: platform ? t('organizations') : t('organization'),
          failed: platform ? t('platform') : '',
          ofDay: (day, organizations, ofPlatform) =>
            platform
              ? t('ofDay', { day, organizations, platform: ofPlatform })
              : t('ofDayTenant', { day, amount: organizations }),
          isNeutral: true,
        }}
      />
    </div>
  ));
}

function useTitle(total: CostAmounts, platform: CostAmounts | undefined) {
  const t = useTexts(costsTexts);
  const formats = useFormats();
  const { amount } = useCosts();
  return (measure: CostMeasure) => {
    const count = amountIn(total, measure);
    if (measure !== 'processor' && measure !== 'storage') return t(`chart_${measure}`, { count });
    if (!platform) return t(`chartTenant_${measure}`, { amount: amount(measure, count) });
    const share = shareOf(count, count + amountIn(platform, measure));
    return t(`chart_${measure}`, { share: formats.percent(share) });
  };
}
