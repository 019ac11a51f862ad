import { type AuthenticatedUser, hasPermission, type Overview } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { pendingReason } from '../console/pending-reason';
import { useReason } from '../console/use-reason';
import classes from './first-steps.module.css';
import { firstStepsTexts } from './texts/first-steps';

type Key = Exclude<keyof typeof import('./texts/first-steps/en').default, 'progress'>;

interface Step {
  readonly title: Key;
  readonly about: Key;
  readonly to: string;
  readonly isDone: boolean;
}

/** What a new organization does first, in the order in which it helps. */
export function firstSteps(overview: Overview): readonly Step[] {
  return [
    {
      title: 'inviteUsers',
      about: 'inviteUsersAbout',
      to: '/admin/users/invite',
      isDone: overview.users > 1 || overview.invitations > 0,
    },
    {
      title: 'verifyDomain',
      about: 'verifyDomainAbout',
      to: overview.domains > 0 ? '/admin/domains' : '/admin/domains/new',
      isDone: overview.verifiedDomains > 0,
    },
    {
      title: 'connectIdentityProvider',
      about: 'connectIdentityProviderAbout',
      to: overview.connections > 0 ? '/admin/sso' : '/admin/sso/wizard',
      isDone: overview.enabledConnections > 0,
    },
    {
      title: 'connectApplication',
      about: 'connectApplicationAbout',
      to: '/admin/applications/new',
      isDone: overview.applications + overview.samlProviders > 0,
    },
  ];
}

/** The first steps, ticked off by what is there; nothing once all are taken. */
export function FirstSteps({ user, overview }: { user: AuthenticatedUser; overview: Overview | null }) {
  const textOf = useReason();
  const t = useTexts(firstStepsTexts);
  const steps = overview ? firstSteps(overview) : [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length || !hasPermission(user, 'tenant_management')) return null;
  const next = steps.find(({ isDone }) => !isDone);
  const reason = textOf(pendingReason(user));
  return (
    <section className={classes.panel} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps" className={classes.title}>
          {t('title')}
        </h2>
        <span className={classes.progress}>{t('progress', { done, total: steps.length })}</span>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title} className={classes.step} data-next={step === next || undefined}>
            {step.isDone ? (
              <IconCircleCheckFilled size={20} aria-label={t('done')} className={classes.done} />
            ) : (
              <IconCircle size={20} stroke={1.6} aria-label={t('toDo')} className={classes.open} />
            )}
            <div className={classes.what}>
              {reason ? <span className={classes.name}>{t(step.title)}</span> : <StepLink step={step} />}
              <span className={classes.about}>{t(step.about)}</span>
            </div>
          </li>
        ))}
      </ol>
      {reason && <p className={classes.reason}>{reason}</p>}
    </section>
  );
}

function StepLink({ step }: { step: Step }) {
  const t = useTexts(firstStepsTexts);
  return (
    <Link to={step.to} className={classes.name} prefetch="intent">
      {t(step.title)}
    </Link>
  );
}
