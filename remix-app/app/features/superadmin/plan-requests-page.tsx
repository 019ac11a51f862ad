import type { PlanRequestList } from '~/features/plans/plan-requests.server';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { planNames } from '../plans/texts/names';
import { RequestsPage } from './requests-page';
import { requestsTexts } from './texts/requests';

interface Props {
  list: PlanRequestList;
  state: FormState | undefined;
}

/** Plans that tenants ask for. */
export function PlanRequestsPage({ list, state }: Props) {
  const t = useTexts(requestsTexts);
  const nameOf = useTexts(planNames);
  return (
    <RequestsPage
      kind="plans"
      title={t('planTitle')}
      about={t('planAbout')}
      list={list}
      state={state}
      asked={{ label: t('plan'), cell: ({ plan }) => nameOf(plan) }}
      empty={t('noPlanRequests')}
    />
  );
}
