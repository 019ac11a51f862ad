import { isIncluded, PLAN_NAMES, type Product, TEXTS } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth-context';
import classes from './plan-card.module.css';

/** Whether the reader's organization has the product, and what to do when it has not. */
export function PlanCard({ product }: { product: Product }) {
  const { user } = useAuth();
  if (!user?.subscriptionPlan) return <NoPlan product={product} isVisitor={user === null} />;
  const plan = PLAN_NAMES[user.subscriptionPlan];
  return isIncluded(product, user.subscriptionPlan) ? (
    <Card icon={<IconCircleCheck size={24} stroke={1.7} className={classes.good} />} title="Your plan has it">
      <p>
        {product.name} is part of the {plan} of <bdi>{user.tenantName}</bdi>.
      </p>
      <Plans product={product} />
    </Card>
  ) : (
    <Card
      icon={<IconCircleDashed size={24} stroke={1.7} className={classes.none} />}
      title="Not in your plan"
    >
      <p>
        The {plan} of <bdi>{user.tenantName}</bdi> does not include {product.name}.
      </p>
      <Plans product={product} />
      <Ask product={product} />
    </Card>
  );
}

function NoPlan({ product, isVisitor }: { product: Product; isVisitor: boolean }) {
  return (
    <Card
      icon={<IconCircleCheck size={24} stroke={1.7} className={classes.good} />}
      title="Part of every trial"
    >
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

/** Who may change the plan asks for the one that has it; everyone else is told whom to ask. */
function Ask({ product }: { product: Product }) {
  const { hasRole } = useAuth();
  if (!hasRole('tenant_admin')) return <p>Ask the administrator of your organization for it.</p>;
  return (
    <Form method="post" action="/welcome" className={classes.ask}>
      <Button type="submit" name="plan" value="pro" fullWidth>
        Ask for the {PLAN_NAMES.pro}
      </Button>
      <p className={classes.plans}>
        It has {product.name} for {TEXTS.plans.proPrice}. Our team answers your request.
      </p>
    </Form>
  );
}
