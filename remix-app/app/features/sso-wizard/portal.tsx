import { isConsentProvider } from '@gatehouse/contracts';
import { useSearchParams } from '@remix-run/react';
import { AuthShell } from '~/components/shell/auth-shell';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ConsentStep } from './consent-step';
import { EnteredStep } from './entered-step';
import { PortalDomains } from './portal-domains';
import { PortalLive } from './portal-live';
import { PortalProvider } from './portal-provider';
import { PortalProvisioning } from './portal-provisioning';
import { PORTAL, type StepProps } from './portal-step';
import { mayTake, openStepOf, type PortalPlace, portalPlaceOf, portalStepsOf } from './portal-steps';
import { PortalTest } from './portal-test';
import { providerName } from './providers';
import { ReviewStep } from './review-step';
import type { GuidedPortal } from './shared-run.server';
import classes from './sso-wizard.module.css';
import { StepsLayout } from './steps-layout';
import { portalTexts } from './texts/portal';
import { wizardTexts } from './texts/wizard';

const TITLES = {
  provider: 'stepProvider',
  domain: 'stepDomain',
  connect: 'stepConnect',
  test: 'stepTest',
  provisioning: 'stepProvisioning',
  live: 'stepLive',
} as const satisfies Record<PortalPlace, string>;

const VIEWS: Record<PortalPlace, (props: StepProps) => React.ReactNode> = {
  provider: PortalProvider,
  domain: PortalDomains,
  connect: Connect,
  test: PortalTest,
  provisioning: PortalProvisioning,
  live: PortalLive,
};

/** The set-up portal in the look of the organization: its steps, and the one that is taken. */
export function Portal({ portal, state }: StepProps) {
  const t = useTexts(portalTexts);
  const shared = useTexts(wizardTexts);
  const [query] = useSearchParams();
  const place = portalPlaceOf(portal, query.get('step'));
  const steps = portalStepsOf(portal);
  const { run } = portal;
  const Step = VIEWS[place];
  return (
    <AuthShell wide brand={portal.organization}>
      <div className={classes.portal}>
        <StepsLayout
          title={
            run && run.provider !== 'other'
              ? t('title', { name: providerName(run.provider, shared) })
              : t('titleOther')
          }
          about={t.rich('about', {
            organization: <bdi>{portal.organization.name}</bdi>,
            at: <When at={portal.linkExpiresAt} />,
          })}
          steps={steps.map((step) => ({
            key: step,
            title: t(TITLES[step]),
            state: step === place ? 'current' : isDone(portal, step) ? 'done' : 'ahead',
            to: step !== place && mayTake(portal, step) ? `${PORTAL}?step=${step}` : undefined,
          }))}
        >
          <Step portal={portal} state={state} />
        </StepsLayout>
      </div>
    </AuthShell>
  );
}

/** A domain is done once it is verified; every other step once the task has come further. */
function isDone(portal: GuidedPortal, step: PortalPlace): boolean {
  if (step === 'provisioning') return (portal.directory?.view.users ?? 0) > 0;
  if (step === 'domain') return portal.domains.some(({ isVerified }) => isVerified);
  if (step === 'live') return portal.connection?.isEnabled ?? false;
  const steps = portalStepsOf(portal);
  return steps.indexOf(step) < steps.indexOf(openStepOf(portal));
}

/** The values of the other side, then the review. */
function Connect({ portal, state }: StepProps) {
  const [query] = useSearchParams();
  const { run } = portal;
  if (!run) return null;
  const here = `${PORTAL}?step=connect`;
  if (run.step !== 'captured' || query.has('edit')) {
    const shared = { run, here, state };
    return isConsentProvider(run.provider) ? (
      <ConsentStep {...shared} isByLink />
    ) : (
      <EnteredStep {...shared} />
    );
  }
  return <ReviewStep run={run} back={`${here}&edit=1`} portal={portal} state={state} />;
}
