import { TEXTS } from '@gatehouse/contracts';
import { Button, Text } from '@mantine/core';
import { Form, useNavigation } from '@remix-run/react';
import { IconCheck } from '@tabler/icons-react';
import type { FormState } from '~/form-state';
import { AuthShell } from './auth-shell';
import { FormAlert } from './form-alert';
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

/** The choice that ends a sign-up. A dialog that is a page, so that it works without script. */
export function PlanPage({ state }: { state: FormState | undefined }) {
  return (
    <AuthShell wide>
      <section
        role="dialog"
        aria-labelledby="plan-title"
        aria-describedby="plan-text"
        className={classes.dialog}
      >
        <h1 id="plan-title" className={classes.title}>
          {plans.choose}
        </h1>
        <Text id="plan-text" c="dimmed">
          Your email address is confirmed. You can change the plan at any time.
        </Text>
        <FormAlert state={state} />
        <Form method="post" className={classes.plans}>
          {PLANS.map((plan) => (
            <Plan key={plan.plan} {...plan} />
          ))}
        </Form>
      </section>
    </AuthShell>
  );
}

function Plan({ plan, name, price, note, points, action }: (typeof PLANS)[number]) {
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData !== undefined;
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
        loading={isBusy && formData.get('plan') === plan}
        disabled={isBusy && formData.get('plan') !== plan}
      >
        {action}
      </Button>
    </article>
  );
}
