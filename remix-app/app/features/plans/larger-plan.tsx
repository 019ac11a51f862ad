import { LARGER_PLAN, type PlanUsage } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { useAuth } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { useTexts } from '~/texts/texts-context';
import { planNames } from './texts/names';
import { planUsageTexts } from './texts/usage';

/** Requests the next plan with one press. While a request waits, it says so instead. */
export function LargerPlan({ usage: { plan, requested } }: { usage: Pick<PlanUsage, 'plan' | 'requested'> }) {
  const { hasRole } = useAuth();
  const t = useTexts(planUsageTexts);
  const nameOf = useTexts(planNames);
  const larger = LARGER_PLAN[plan];
  if (!larger || !hasRole('tenant_admin')) return null;
  if (requested && requested !== 'trial') {
    return <span>{t('requested', { plan: nameOf(requested) })}</span>;
  }
  return (
    <Form method="post" action="/welcome">
      <Button type="submit" name="plan" value={larger} size="sm" variant="light">
        {t('request', { plan: nameOf(larger) })}
      </Button>
    </Form>
  );
}
