import { LARGER_PLAN, PLAN_NAMES, type PlanUsage } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { useAuth } from '~/components/auth-context';
import { Form } from '~/components/forms/form';

/** Requests the next plan with one press. While a request waits, it says so instead. */
export function LargerPlan({ usage: { plan, requested } }: { usage: Pick<PlanUsage, 'plan' | 'requested'> }) {
  const { hasRole } = useAuth();
  const larger = LARGER_PLAN[plan];
  if (!larger || !hasRole('tenant_admin')) return null;
  if (requested && requested !== 'trial') {
    return <span>Your request for the {PLAN_NAMES[requested]} is waiting for an answer.</span>;
  }
  return (
    <Form method="post" action="/welcome">
      <Button type="submit" name="plan" value={larger} size="sm" variant="light">
        Request the {PLAN_NAMES[larger]}
      </Button>
    </Form>
  );
}
