import type { TenantSummary } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './summary-cards.module.css';
import { listTexts } from './texts/list';

/** Numbers of tenants; each card links to the counted ones. */
export function SummaryCards({ summary }: { summary: TenantSummary }) {
  const t = useTexts(listTexts);
  const formats = useFormats();
  const cards = [
    { label: t('total'), count: summary.total, to: '/superadmin/tenants', tone: 'plain' },
    { label: t('active'), count: summary.active, to: '?status=active', tone: 'good' },
    { label: t('pendingActivation'), count: summary.pendingActivation, to: '?status=pending', tone: 'wait' },
    { label: t('paymentOverdue'), count: summary.paymentOverdue, to: '?payment=overdue', tone: 'bad' },
  ];
  return (
    <ul className={classes.cards}>
      {cards.map(({ label, count, to, tone }) => (
        <li key={label}>
          <Link to={to} className={classes.card} data-tone={count > 0 ? tone : 'plain'}>
            <span className={classes.label}>{label}</span>
            <span className={classes.count}>{formats.number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
