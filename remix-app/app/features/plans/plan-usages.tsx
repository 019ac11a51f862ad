import { COUNTED, COUNTED_AT_MOST, type Counted, type PlanUsage } from '@gatehouse/contracts';
import classes from './usage.module.css';
import { UsageBar } from './usage-bar';

const LABELS: Record<Counted, string> = {
  users: 'People and invited',
  domains: 'Domains',
  ssoConfigurations: 'SSO configurations',
};

/** What an organization has of what its plan allows. */
export function PlanUsages({ usage }: { usage: PlanUsage }) {
  return (
    <dl className={classes.usages}>
      {COUNTED.map((what) => (
        <Usage key={what} label={LABELS[what]} {...usage[what]} />
      ))}
      <Usage label="Products" {...usage.products} warns={false} />
    </dl>
  );
}

interface UsageProps {
  label: string;
  used: number;
  limit: number | null;
  warns?: boolean;
}

function Usage({ label, used, limit, warns = true }: UsageProps) {
  return (
    <div className={classes.usage}>
      <dt>{label}</dt>
      <dd>
        {limit === null ? counted(used) : `${counted(used)} of ${limit.toLocaleString('en')}`}
        {limit !== null && <UsageBar used={used} limit={limit} warns={warns} />}
      </dd>
    </div>
  );
}

/** Without a bound nobody counts to the end. */
function counted(used: number): string {
  return used > COUNTED_AT_MOST
    ? `More than ${COUNTED_AT_MOST.toLocaleString('en')}`
    : used.toLocaleString('en');
}
