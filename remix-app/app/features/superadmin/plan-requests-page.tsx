import { PLAN_NAMES } from '@gatehouse/contracts';
import type { PlanRequestList } from '~/features/plans/plan-requests.server';
import type { FormState } from '~/form-state';
import { RequestsPage } from './requests-page';

interface Props {
  list: PlanRequestList;
  state: FormState | undefined;
}

/** Plans that tenants ask for. */
export function PlanRequestsPage({ list, state }: Props) {
  return (
    <RequestsPage
      kind="plans"
      title="Plan requests"
      about="What organizations ask for. Granting a plan that is paid for starts it at once; a trial starts when the organization is activated."
      list={list}
      state={state}
      asked={{ label: 'Plan', cell: ({ plan }) => PLAN_NAMES[plan] }}
      empty="An organization that chooses a plan appears here."
    />
  );
}
