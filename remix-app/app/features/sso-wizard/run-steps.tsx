import { isConsentProvider } from '@gatehouse/contracts';
import { useSearchParams } from '@remix-run/react';
import { CaptureStep } from './capture-step';
import { ConsentStep } from './consent-step';
import { EnteredStep } from './entered-step';
import { ReviewStep } from './review-step';
import type { SharedRun } from './shared-run.server';
import { placeOf } from './steps';
import type { WizardState } from './wizard-form';

interface Props {
  run: SharedRun;
  /** Path of the page. */
  here: string;
  state: WizardState | undefined;
}

/** The step of a run that is neither the first nor the end. */
export function RunStep({ run, here, state }: Props) {
  const [query] = useSearchParams();
  const place = placeOf(run.step, run.mode, query.get('step'));
  if (place === 'authenticate') {
    return isConsentProvider(run.provider) ? (
      <ConsentStep run={run} here={here} isByLink={false} state={state} />
    ) : (
      <EnteredStep run={run} here={here} state={state} />
    );
  }
  if (place === 'capture') return <CaptureStep run={run} here={here} />;
  const back = run.mode === 'quick' ? `${here}?step=authenticate` : here;
  return <ReviewStep run={run} back={back} portal={null} state={state} />;
}
