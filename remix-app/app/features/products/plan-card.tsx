import { PLAN_NAMES, type Product, TEXTS, type TenantProduct } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAuth } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import classes from './plan-card.module.css';
import { dayOf } from './standings';

interface Props {
  product: Product;
  /** How the reader's organization stands to it; null for a visitor and for who runs the platform. */
  standing: TenantProduct | null;
  state: FormState | undefined;
}

/** Whether the reader's organization has the product, and what to do when it has not. */
export function PlanCard({ product, standing, state }: Props) {
  const { user } = useAuth();
  if (!user?.subscriptionPlan || !standing) return <NoPlan product={product} isVisitor={user === null} />;
  const of = (
    <>
      the {PLAN_NAMES[user.subscriptionPlan]} of <bdi>{user.tenantName}</bdi>
    </>
  );
  switch (standing.standing) {
    case 'included':
      return (
        <Card icon={<Good />} title="Your plan has it">
          <p>
            {product.name} is part of {of}.
          </p>
          <Plans product={product} />
        </Card>
      );
    case 'granted':
      return (
        <Card icon={<Good />} title="Granted to you">
          <p>
            <bdi>{user.tenantName}</bdi> has {product.name}{' '}
            {standing.grantedUntil ? `until ${dayOf(standing.grantedUntil)}` : 'without an end'}, beside the{' '}
            {PLAN_NAMES[user.subscriptionPlan]}.
          </p>
          <Plans product={product} />
        </Card>
      );
    case 'requested':
      return (
        <Card
          icon={<IconHourglass size={24} stroke={1.7} className={classes.wait} aria-hidden="true" />}
          title="Asked for"
        >
          <p>
            {product.name} is not part of {of}.{' '}
            {standing.requestedAt && `It was asked for on ${dayOf(standing.requestedAt)}. `}
            Our team answers by mail.
          </p>
          <Plans product={product} />
        </Card>
      );
    case 'none':
      return (
        <Card
          icon={<IconCircleDashed size={24} stroke={1.7} className={classes.none} aria-hidden="true" />}
          title="Not in your plan"
        >
          <p>
            {standing.endedAt && `${product.name} was granted until ${dayOf(standing.endedAt)}. `}
            {product.name} is not part of {of}.
          </p>
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
  return (
    <Card icon={<Good />} title="Part of every trial">
      <p>Try {product.name} for 14 days at $0. No credit card required.</p>
      <Plans product={product} />
      {isVisitor && (
        <Button component={Link} to="/login" fullWidth>
          Start Your Free Trial
        </Button>
      )}
    </Card>
  );
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <aside className={classes.card} aria-label="Availability">
      <h2 className={classes.title}>
        {icon}
        {title}
      </h2>
      {children}
    </aside>
  );
}

function Plans({ product }: { product: Product }) {
  return (
    <p className={classes.plans}>Included in: {product.plans.map((plan) => PLAN_NAMES[plan]).join(', ')}.</p>
  );
}

/** An admin asks for the product alone, or for the plan that has it; everyone else is told whom to ask. */
function Ask({ product, state }: { product: Product; state: FormState | undefined }) {
  const { hasRole } = useAuth();
  if (!hasRole('tenant_admin')) return <p>Ask the administrator of your organization for it.</p>;
  return (
    <div className={classes.ask}>
      <FormAlert state={state} />
      <Form method="post">
        <SubmitButton intent="ask" fullWidth>
          Ask for {product.name}
        </SubmitButton>
      </Form>
      <Form method="post" action="/welcome">
        <Button type="submit" name="plan" value="pro" variant="default" fullWidth>
          Ask for the {PLAN_NAMES.pro}
        </Button>
        <p className={classes.plans}>
          It has {product.name} for {TEXTS.plans.proPrice}. Our team answers your request.
        </p>
      </Form>
    </div>
  );
}
