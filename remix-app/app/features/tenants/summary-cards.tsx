import type { TenantSummary } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import classes from './summary-cards.module.css';

/** How many tenants there are; each card leads to the ones that it counts. */
export function SummaryCards({ summary }: { summary: TenantSummary }) {
  const cards = [
    { label: 'Total', count: summary.total, to: '/superadmin/tenants', tone: 'plain' },
    { label: 'Active', count: summary.active, to: '?status=active', tone: 'good' },
    { label: 'Pending Activation', count: summary.pendingActivation, to: '?status=pending', tone: 'wait' },
    { label: 'Payment Overdue', count: summary.paymentOverdue, to: '?payment=overdue', tone: 'bad' },
  ];
  return (
    <ul className={classes.cards}>
      {cards.map(({ label, count, to, tone }) => (
        <li key={label}>
          <Link to={to} className={classes.card} data-tone={count > 0 ? tone : 'plain'}>
            <span className={classes.label}>{label}</span>
            <span className={classes.count}>{count.toLocaleString('en')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
