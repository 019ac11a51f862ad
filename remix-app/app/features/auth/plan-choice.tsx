import { TEXTS } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './plan-page.module.css';

const { plans } = TEXTS;

const PLANS = [
  {
    plan: 'trial',
    name: plans.trial,
    price: plans.trialPrice,
    note: plans.noCreditCard,
    points: ['All four products', 'Your whole organization', 'Starts when your account is activated'],
    action: 'Start free trial',
  },
  {
    plan: 'pro',
    name: plans.pro,
    price: plans.proPrice,
    note: 'Billed monthly, after we have talked',
    points: ['Everything in the trial', 'Premium support', 'No end date'],
    action: 'Request Pro Plan',
  },
] as const;

/** The plans, as buttons of the form that they stand in. @param chosen the one that is being sent */
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
  const [amount, period] = price.split('/');
  return (
    <article className={classes.plan} data-featured={plan === 'trial' || undefined}>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.price}>
        {amount}
        {period && <span className={classes.period}>/{period}</span>}
      </p>
      <p className={classes.note}>{note}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {point}
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
        {action}
      </Button>
    </article>
  );
}
