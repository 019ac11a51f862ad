import type { TenantSummary } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import { Amount } from '~/components/charts/amount';
import { useTexts } from '~/texts/texts-context';
import { STATUS_LABELS } from './labels';
import classes from './status-bars.module.css';
import { TENANT_STATUS_CHOICES, tenantStatusTone } from './tenant-status';
import { labelsTexts } from './texts/labels';

/** Number of tenants by status; each line links to the counted ones. */
export function StatusBars({ byStatus }: Pick<TenantSummary, 'byStatus'>) {
  const t = useTexts(labelsTexts);
  const most = Math.max(1, ...byStatus.map(({ count }) => count));
  const shown = TENANT_STATUS_CHOICES.flatMap(
    (status) => byStatus.find((counted) => counted.status === status) ?? [],
  );
  return (
    <ul className={classes.bars}>
      {shown.map(({ status, count }) => (
        <li key={status}>
          <Link
            to={`/superadmin/tenants?status=${status}`}
            className={classes.bar}
            data-tone={tenantStatusTone(status)}
          >
            <span>{t(STATUS_LABELS[status])}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(1, (count / most) * 100)} height={10} rx={1} />
            </svg>
            <span className={classes.count}>
              <Amount of={count} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
