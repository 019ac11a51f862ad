import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { FigureRow } from '~/components/charts/figure-row';
import { Blank, Filters } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { useTexts } from '~/texts/texts-context';
import { amountIn, isMeasured, MEASURES } from './amounts';
import { CostCharts } from './cost-charts';
import classes from './costs.module.css';
import type { CostsView } from './costs.server';
import { CsvOfCosts } from './csv-of-costs';
import { costsTexts } from './texts/costs';
import { TopCosts } from './top-costs';
import { useCosts } from './use-costs';

/** The costs of all organizations over a range of days, and which ones cost most. */
export function CostsPage({ view }: { view: CostsView }) {
  const t = useTexts(costsTexts);
  const { base, costs, orders, isNarrowed, wrongRange } = view;
  return (
    <>
      <PageHeader title={t('title')}>
        {t('about')} {t('estimate')}
      </PageHeader>
      {wrongRange && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          {t('wrongRange', { why: wrongRange })}
        </Alert>
      )}
      <Filters
        base={base}
        submit={t('show')}
        held={{ from: costs.from, to: costs.to, by: costs.by }}
        isNarrowed={isNarrowed}
      >
        <TextInput name="from" type="date" label={t('from')} defaultValue={costs.from} max={costs.to} />
        <TextInput name="to" type="date" label={t('to')} defaultValue={costs.to} />
        <NativeSelect
          name="by"
          label={t('by')}
          defaultValue={costs.by}
          data={orders.map((value) => ({ value, label: value === 'overall' ? t('by_overall') : t(value) }))}
        />
      </Filters>
      {costs.tenants === 0 ? (
        <div className={list.frame}>
          <Blank title={t('empty')}>{t('emptyAbout')}</Blank>
        </div>
      ) : (
        <Found view={view} />
      )}
    </>
  );
}

function Found({ view: { base, costs, weights } }: { view: CostsView }) {
  const t = useTexts(costsTexts);
  const { amount } = useCosts();
  const figures = MEASURES.map((measure) => {
    const value = amountIn(costs.total, measure);
    const ofPlatform = amount(measure, amountIn(costs.platform, measure));
    return {
      label: t(measure),
      value,
      text: isMeasured(costs.total, measure) ? amount(measure, value) : t('notMeasured'),
      note: t('ofPlatform', { amount: ofPlatform }),
    };
  });
  return (
    <>
      <div className={classes.figures}>
        <FigureRow figures={figures} />
      </div>
      <TopCosts costs={costs} weights={weights} />
      <Section title={t('byDay')}>
        <CostCharts
          days={costs.days}
          platformDays={costs.platformDays}
          total={costs.total}
          platform={costs.platform}
        />
        <CsvOfCosts base={base} from={costs.from} to={costs.to} />
      </Section>
    </>
  );
}
