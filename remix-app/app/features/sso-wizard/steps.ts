import {
  isConsentProvider,
  type WizardMode,
  type WizardProvider,
  type WizardStep,
} from '@gatehouse/contracts';

export type Place = 'select' | 'authenticate' | 'capture' | 'review' | 'saved';

export interface Step {
  place: Place;
  title: string;
}

/** The steps in their order; the specified four, or the three of Quick Auto-Configure. */
export function stepsOf(mode: WizardMode, provider: WizardProvider | null): readonly Step[] {
  const isEntered = provider !== null && !isConsentProvider(provider);
  const authenticate = isEntered ? 'Connect the Provider' : 'Admin Authentication';
  if (mode === 'quick') {
    return [
      { place: 'select', title: 'Select Provider' },
      { place: 'authenticate', title: authenticate },
      { place: 'review', title: 'Complete' },
    ];
  }
  return [
    { place: 'select', title: 'Select Provider' },
    { place: 'authenticate', title: authenticate },
    { place: 'capture', title: 'Capture Configuration' },
    { place: 'review', title: 'Review & Save' },
  ];
}

/** Where a run stands, as far as the address doesn't go back. */
export function placeOf(step: WizardStep, mode: WizardMode, asked: string | null): Place {
  if (step === 'saved') return 'saved';
  if (step === 'authenticate' || asked === 'authenticate') return 'authenticate';
  if (mode === 'quick' || asked === 'review') return 'review';
  return 'capture';
}
