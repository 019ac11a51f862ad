import { type Product, TEXTS, type TenantProduct } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAuth } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import { planNames } from '../plans/texts/names';
import classes from './plan-card.module.css';
import { availabilityTexts } from './texts/availability';

interface Props {
  product: Product;
  /** Status of the product in the reader's organization; null for a visitor and for a superadmin. */
  standing: TenantProduct | null;
  state: FormState | undefined;
}

/** Whether the reader's organization has the product, and what to do when it has not. */
export function PlanCard({ product, standing, state }: Props) {
  const { user } = useAuth();
  const t = useTexts(availabilityTexts);
  const nameOf = useTexts(planNames);
  const { date } = useFormats();
  if (!user?.subscriptionPlan || !standing) return <NoPlan product={product} isVisitor={user === null} />;
  const values = {
    product: product.name,
    plan: nameOf(user.subscriptionPlan),
    organization: <bdi>{user.tenantName}</bdi>,
  };
  const { grantedUntil, requestedAt, endedAt } = standing;
  switch (standing.standing) {
    case 'included':
      return (
        <Card icon={<Good />} title={t('includedTitle')}>
          <p>{t.rich('included', values)}</p>
          <Plans product={product} />
        </Card>
      );
    case 'granted':
      return (
        <Card icon={<Good />} title={t('grantedTitle')}>
          <p>
            {grantedUntil
              ? t.rich('grantedUntil', { ...values, day: date(grantedUntil) })
              : t.rich('granted', values)}
          </p>
          <Plans product={product} />
        </Card>
      );
    case 'requested':
      return (
        <Card
          icon={<IconHourglass size={24} stroke={1.7} className={classes.wait} aria-hidden="true" />}
          title={t('requestedTitle')}
        >
          <p>{t.rich('notIncluded', values)}</p>
          <p>{requestedAt ? t('requestedOn', { day: date(requestedAt) }) : t('replyByEmail')}</p>
          <Plans product={product} />
        </Card>
      );
    case 'none':
      return (
        <Card
          icon={<IconCircleDashed size={24} stroke={1.7} className={classes.none} aria-hidden="true" />}
          title={t('noneTitle')}
        >
          {endedAt && <p>{t('endedOn', { product: product.name, day: date(endedAt) })}</p>}
          <p>{t.rich('notIncluded', values)}</p>
          <Plans product={product} />
          <Ask product={product} state={state} />
        </Card>
      );
  }
}

function Good() {
  return <IconCircleCheck size={24} stroke={1.7} className={classes.good} aria-hidden="true" />;
}

function NoPlan({ product, isVisitor }: { product: Product; isVisitor: boolean }) {
  const t = useTexts(availabilityTexts);
  return (
    <Card icon={<Good />} title={t('trialTitle')}>
      <p>{t('trialAbout', { product: product.name })}</p>
      <Plans product={product} />
      {isVisitor && (
        <Button component={Link} to="/login" fullWidth>
          {t('startTrial')}
        </Button>
      )}
    </Card>
  );
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const t = useTexts(availabilityTexts);
  return (
    <aside className={classes.card} aria-label={t('availability')}>
      <h2 className={classes.title}>
        {icon}
        {title}
      </h2>
      {children}
    </aside>
  );
}

function Plans({ product }: { product: Product }) {
  const t = useTexts(availabilityTexts);
  const nameOf = useTexts(planNames);
  const { list } = useFormats();
  return (
    <p className={classes.plans}>
      {t('includedIn', { plans: list(product.plans.map((plan) => nameOf(plan))) })}
    </p>
  );
}

/** An admin can request the product alone, or the plan that has it. Other users see their contact. */
function Ask({ product, state }: { product: Product; state: FormState | undefined }) {
  const { hasRole } = useAuth();
  const t = useTexts(availabilityTexts);
  const nameOf = useTexts(planNames);
  if (!hasRole('tenant_admin')) return <p>{t('askAdmin')}</p>;
  return (
    <div className={classes.ask}>
      <FormAlert state={state} />
      <Form method="post">
        <SubmitButton intent="ask" fullWidth>
          {t('request', { product: product.name })}
        </SubmitButton>
      </Form>
      <Form method="post" action="/welcome">
        <Button type="submit" name="plan" value="pro" variant="default" fullWidth>
          {t('requestPlan', { plan: nameOf('pro') })}
        </Button>
        <p className={classes.plans}>
          {t('planPrice', { product: product.name, price: TEXTS.plans.proPrice })}
        </p>
      </Form>
    </div>
  );
}
