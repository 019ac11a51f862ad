import type { WizardMode, WizardProvider } from '@gatehouse/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '~/texts/texts-context';
import { type Place, stepsOf } from './steps';
import { type ListedStep, StepsLayout } from './steps-layout';
import { wizardProvisioningTexts } from './texts/provisioning';
import { wizardTexts } from './texts/wizard';

interface Props {
  title: string;
  about: ReactNode;
  mode: WizardMode;
  provider: WizardProvider | null;
  place: Place;
  /** Addresses of steps that one may go back to, and of the optional one at the end. */
  ways: Partial<Record<Place, string>>;
  children: ReactNode;
}

/** The steps of the wizard with their state, and the one that is taken. */
export function WizardLayout({ title, about, mode, provider, place, ways, children }: Props) {
  const t = useTexts(wizardTexts);
  const provisioning = useTexts(wizardProvisioningTexts);
  const steps = stepsOf(mode, provider);
  const isSaved = place === 'saved' || place === 'provisioning';
  const at = isSaved ? steps.length : steps.findIndex((step) => step.place === place);
  const listed: ListedStep[] = steps.map((step, index) => ({
    key: step.place,
    title: t(step.title),
    state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('ahead' as const),
    to: index < at ? ways[step.place] : undefined,
  }));
  if (ways.provisioning)
    listed.push({
      key: 'provisioning',
      title: provisioning('title'),
      state: place === 'provisioning' ? 'current' : 'ahead',
      to: place === 'provisioning' ? undefined : ways.provisioning,
    });
  return (
    <StepsLayout title={title} about={about} steps={listed}>
      {children}
    </StepsLayout>
  );
}
