import type { Costs } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Section } from '~/components/panel/section';
import { ShareBar } from '~/features/analytics/share-bar';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './costs.module.css';
import type { CostsView } from './costs.server';
import { costsTexts } from './texts/costs';
import { useCosts } from './use-costs';

/** The organizations that cost most, and why. */
export function TopCosts({ costs, weights }: { costs: Costs; weights: CostsView['weights'] }) {
  const { top, tenants, by, from, to } = costs;
  const t = useTexts(costsTexts);
  const formats = useFormats();
  const { amount, kind } = useCosts();
  const { processor, storage, emails } = weights;
  const percent = (share: number) => formats.percent(share);
  return (
    <Section title={t('top')}>
      <p className={classes.quiet}>
        {t('topOf', { count: tenants })}{' '}
        {by === 'overall' &&
          t('weights', { processor: percent(processor), storage: percent(storage), emails: percent(emails) })}
      </p>
      <table className={classes.values}>
        <thead>
          <tr>
            <th scope="col">{t('organization')}</th>
            <th scope="col">{t('share')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {top.map(({ tenantId, code, name, share, reasons }) => (
            <tr key={tenantId}>
              <th scope="row">
                <Anchor
                  component={Link}
                  to={`/superadmin/tenants/${tenantId}/costs?${new URLSearchParams({ from, to })}`}
                >
                  <bdi>{name}</bdi>
                </Anchor>{' '}
                <span className={classes.code}>{code}</span>
                <ShareBar of={share} />
              </th>
              <td>{percent(share)}</td>
              <td>
                <ul className={classes.reasons}>
                  {reasons.map((reason) => (
                    <li key={`${reason.measure} ${reason.kind}`}>
                      {t('reason', {
                        share: percent(reason.share),
                        kind: kind(reason.measure, reason.kind),
                        amount: amount(reason.measure, reason.amount),
                      })}
                    </li>
                  ))}
                  {reasons.length === 0 && <li>{t('noReason')}</li>}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
