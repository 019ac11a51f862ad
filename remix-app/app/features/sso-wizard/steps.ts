import {
  isConsentProvider,
  type WizardMode,
  type WizardProvider,
  type WizardStep,
} from '@gatehouse/contracts';
import type english from './texts/wizard/en';

/** `provisioning` is optional, and only taken after the connection is saved. */
export type Place = 'select' | 'authenticate' | 'capture' | 'review' | 'saved' | 'provisioning';

type StepTitle = Extract<
  keyof typeof english,
  'selectProvider' | 'authentication' | 'connectProvider' | 'capture' | 'review' | 'complete'
>;

export interface Step {
  place: Place;
  title: StepTitle;
}

/** The steps in their order; the specified four, or the three of Quick Auto-Configure. */
export function stepsOf(mode: WizardMode, provider: WizardProvider | null): readonly Step[] {
  const isEntered = provider !== null && !isConsentProvider(provider);
  const authenticate = isEntered ? 'connectProvider' : 'authentication';
  if (mode === 'quick') {
    return [
      { place: 'select', title: 'selectProvider' },
      { place: 'authenticate', title: authenticate },
      { place: 'review', title: 'complete' },
    ];
  }
  return [
    { place: 'select', title: 'selectProvider' },
    { place: 'authenticate', title: authenticate },
    { place: 'capture', title: 'capture' },
    { place: 'review', title: 'review' },
  ];
}

/** Where a run stands, as far as the address doesn't go back. */
export function placeOf(step: WizardStep, mode: WizardMode, asked: string | null): Place {
  if (step === 'saved') return asked === 'provisioning' ? 'provisioning' : 'saved';
  if (step === 'authenticate' || asked === 'authenticate') return 'authenticate';
  if (mode === 'quick' || asked === 'review') return 'review';
  return 'capture';
}
