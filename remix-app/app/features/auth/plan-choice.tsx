import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import classes from './plan-page.module.css';
import { planTexts } from './texts/plans';

const PLANS = [
  {
    plan: 'trial',
    name: 'trial',
    price: 'trialPrice',
    note: 'trialNote',
    points: ['trialProducts', 'trialOrganization', 'trialStarts'],
    action: 'trialAction',
  },
  {
    plan: 'pro',
    name: 'pro',
    price: 'proPrice',
    note: 'proNote',
    points: ['proTrial', 'proSupport', 'proEnd'],
    action: 'proAction',
  },
] as const;

/** The plans, as buttons of the enclosing form. @param chosen the plan that is being submitted */
export function PlanChoice({ chosen }: { chosen: string | null }) {
  return (
    <div className={classes.plans}>
      {PLANS.map((plan) => (
        <Plan key={plan.plan} {...plan} chosen={chosen} />
      ))}
    </div>
  );
}

type PlanProps = (typeof PLANS)[number] & { chosen: string | null };

function Plan({ plan, name, price, note, points, action, chosen }: PlanProps) {
  const t = useTexts(planTexts);
  const [amount, period] = t(price).split('/');
  return (
    <article className={classes.plan} data-featured={plan === 'trial' || undefined}>
      <h2 className={classes.name}>{t(name)}</h2>
      <p className={classes.price}>
        {amount}
        {period && <span className={classes.period}>/{period}</span>}
      </p>
      <p className={classes.note}>{t(note)}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {t(point)}
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        name="plan"
        value={plan}
        size="md"
        fullWidth
        variant={plan === 'trial' ? 'filled' : 'default'}
        loading={chosen === plan}
        disabled={chosen !== null && chosen !== plan}
      >
        {t(action)}
      </Button>
    </article>
  );
}
