import { LARGER_PLAN, PLAN_NAMES, type PlanUsage } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Form } from '@remix-run/react';
import { useAuth } from '../auth/auth-context';

/** Asks for the next plan with one press, or says that it is asked for. Nothing for whom it is not to ask. */
export function LargerPlan({ usage: { plan, requested } }: { usage: Pick<PlanUsage, 'plan' | 'requested'> }) {
  const { hasRole } = useAuth();
  const larger = LARGER_PLAN[plan];
  if (!larger || !hasRole('tenant_admin')) return null;
  if (requested === larger) return <span>The {PLAN_NAMES[larger]} is asked for. Our team answers.</span>;
  return (
    <Form method="post" action="/welcome">
      <Button type="submit" name="plan" value={larger} size="sm" variant="light">
        Ask for the {PLAN_NAMES[larger]}
      </Button>
    </Form>
  );
}
