import { COST_MEASURES, type CostAmounts, type CostMeasure, type Costs } from '@gatehouse/contracts';
import { DayChart } from '~/components/charts/day-chart';
import { shareOf } from '~/features/analytics/share';
import { useFormats, useTexts } from '~/texts/texts-context';
import { amountIn, plottedIn } from './amounts';
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

/** A chart for each measure, with its table. */
export function CostCharts({ days, platformDays, total, platform }: Props) {
  const t = useTexts(costsTexts);
  const title = useTitle(total, platform);
  return COST_MEASURES.map((measure) => (
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
          failed: t('platform'),
          ofDay: (day, organizations, ofPlatform) => t('ofDay', { day, organizations, platform: ofPlatform }),
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
