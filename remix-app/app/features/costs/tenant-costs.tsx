import type { TenantCosts } from '@gatehouse/contracts';
import { Anchor, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { FigureRow } from '~/components/charts/figure-row';
import { Blank, Filters } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { useTexts } from '~/texts/texts-context';
import { amountIn, isMeasured, MEASURES } from './amounts';
import { CostCharts } from './cost-charts';
import classes from './costs.module.css';
import type { TenantCostsView } from './costs.server';
import { costsTexts } from './texts/costs';
import { useCosts } from './use-costs';

/** What one organization costs, by day and by kind. */
export function TenantCostsTab({ view: { tenantId, costs } }: { view: TenantCostsView }) {
  const t = useTexts(costsTexts);
  const base = `/superadmin/tenants/${tenantId}/costs`;
  const isEmpty = costs === null || MEASURES.every((measure) => amountIn(costs.total, measure) === 0);
  return (
    <>
      <p className={classes.quiet}>
        {t('aboutTenant')} {t('estimate')}
      </p>
      <Filters base={base} submit={t('show')} held={{ from: costs?.from ?? '', to: costs?.to ?? '' }}>
        <TextInput name="from" type="date" label={t('from')} defaultValue={costs?.from} max={costs?.to} />
        <TextInput name="to" type="date" label={t('to')} defaultValue={costs?.to} />
      </Filters>
      {isEmpty ? (
        <div className={list.frame}>
          <Blank title={t('empty')}>{t('emptyAbout')}</Blank>
        </div>
      ) : (
        <Found costs={costs} />
      )}
      <p className={classes.foot}>
        <Anchor component={Link} to="/superadmin/costs" size="sm">
          {t('allCosts')}
        </Anchor>
      </p>
    </>
  );
}

function Found({ costs }: { costs: TenantCosts }) {
  const t = useTexts(costsTexts);
  const { amount } = useCosts();
  const figures = MEASURES.map((measure) => {
    const value = amountIn(costs.total, measure);
    return {
      label: t(measure),
      value,
      text: isMeasured(costs.total, measure) ? amount(measure, value) : t('notMeasured'),
    };
  });
  return (
    <>
      <div className={classes.figures}>
        <FigureRow figures={figures} />
      </div>
      <Section title={t('what')}>
        <Kinds costs={costs} />
      </Section>
      <Section title={t('byDay')}>
        <CostCharts days={costs.days} total={costs.total} />
      </Section>
    </>
  );
}

function Kinds({ costs: { kinds } }: { costs: TenantCosts }) {
  const t = useTexts(costsTexts);
  const words = useCosts();
  return (
    <table className={classes.values}>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      {MEASURES.map((measure) => {
        const found = kinds.filter((each) => each.measure === measure && each.amount > 0);
        if (found.length === 0) return null;
        return (
          <tbody key={measure}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={classes.measure}>
                {t(measure)}
              </th>
            </tr>
            {found.map(({ kind, amount }) => (
              <tr key={kind}>
                <th scope="row">{words.kind(measure, kind)}</th>
                <td>{words.amount(measure, amount)}</td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
