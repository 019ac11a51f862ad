import { COUNTED, COUNTED_AT_MOST, type Counted, type PlanUsage } from '@gatehouse/contracts';
import { useFormats, useTexts } from '~/texts/texts-context';
import { planUsageTexts } from './texts/usage';
import classes from './usage.module.css';
import { UsageBar } from './usage-bar';

const LABELS = {
  users: 'usersLabel',
  domains: 'domainsLabel',
  ssoConfigurations: 'ssoConfigurationsLabel',
} as const satisfies Record<Counted, string>;

/** What an organization has of what its plan allows. */
export function PlanUsages({ usage }: { usage: PlanUsage }) {
  const t = useTexts(planUsageTexts);
  return (
    <dl className={classes.usages}>
      {COUNTED.map((what) => (
        <Usage key={what} label={t(LABELS[what])} {...usage[what]} />
      ))}
      <Usage label={t('productsLabel')} {...usage.products} warns={false} />
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
  const t = useTexts(planUsageTexts);
  const formats = useFormats();
  // Without a limit nobody counts to the end.
  const shown = used > COUNTED_AT_MOST ? t('moreThan', { count: COUNTED_AT_MOST }) : formats.number(used);
  return (
    <div className={classes.usage}>
      <dt>{label}</dt>
      <dd>
        {limit === null ? shown : t('usedOf', { used: shown, limit })}
        {limit !== null && <UsageBar used={used} limit={limit} warns={warns} />}
      </dd>
    </div>
  );
}
