import { isConsentProvider, type SetUpPortal } from '@gatehouse/contracts';

export type PortalPlace = 'provider' | 'domain' | 'connect' | 'test' | 'provisioning' | 'live';

type Progress = Pick<SetUpPortal, 'run' | 'domains' | 'test'>;

/** In their order. A directory that consents vouches for its domains, so those providers need no domain step. */
export function portalStepsOf({ run }: Pick<Progress, 'run'>): readonly PortalPlace[] {
  const isVouched = run !== null && isConsentProvider(run.provider);
  return isVouched
    ? ['provider', 'connect', 'test', 'provisioning', 'live']
    : ['provider', 'domain', 'connect', 'test', 'provisioning', 'live'];
}

/** The step that the page shows: the one that the address asks for where it may be taken, else the first open one. */
export function portalPlaceOf(progress: Progress, asked: string | null): PortalPlace {
  const steps = portalStepsOf(progress);
  const wanted = steps.find((step) => step === asked);
  return wanted && mayTake(progress, wanted) ? wanted : openStepOf(progress);
}

const AFTER_SAVING: readonly PortalPlace[] = ['test', 'provisioning', 'live'];

/** Whether a step can be taken or seen again now. */
export function mayTake({ run }: Pick<Progress, 'run'>, place: PortalPlace): boolean {
  if (!run) return place === 'provider';
  const isSaved = run.step === 'saved';
  return place === 'domain' || (AFTER_SAVING.includes(place) ? isSaved : !isSaved);
}

/** How far the task has come. */
export function openStepOf({ run, domains, test }: Progress): PortalPlace {
  if (!run) return 'provider';
  if (run.step === 'saved') return test?.status === 'passed' ? 'live' : 'test';
  const needsDomain = run.step === 'authenticate' && !isConsentProvider(run.provider);
  return needsDomain && !domains.some(({ isVerified }) => isVerified) ? 'domain' : 'connect';
}
