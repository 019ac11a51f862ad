import { type AuthenticatedUser, hasPermission, type Overview } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { pendingReason } from '../console/pending-reason';
import { useReason } from '../console/use-reason';
import classes from './first-steps.module.css';

interface Step {
  readonly title: string;
  readonly about: string;
  readonly to: string;
  readonly isDone: boolean;
}

/** What a new organization does first, in the order in which it helps. */
export function firstSteps(overview: Overview): readonly Step[] {
  return [
    {
      title: 'Invite people',
      about: 'By their addresses, one by one or as a list.',
      to: '/admin/users/invite',
      isDone: overview.users > 1 || overview.invitations > 0,
    },
    {
      title: 'Prove a domain',
      about: 'A record in its DNS shows that addresses of it are yours.',
      to: overview.domains > 0 ? '/admin/domains' : '/admin/domains/new',
      isDone: overview.provenDomains > 0,
    },
    {
      title: 'Connect your directory',
      about: 'Google, Microsoft or another one signs your people in.',
      to: overview.connections > 0 ? '/admin/sso' : '/admin/sso/wizard',
      isDone: overview.enabledConnections > 0,
    },
    {
      title: 'Connect an application',
      about: 'Your people sign in to it through Gatehouse.',
      to: '/admin/applications/new',
      isDone: overview.applications + overview.samlProviders > 0,
    },
  ];
}

/** The first steps, ticked off by what is there; nothing once all are taken. */
export function FirstSteps({ user, overview }: { user: AuthenticatedUser; overview: Overview | null }) {
  const textOf = useReason();
  const steps = overview ? firstSteps(overview) : [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length || !hasPermission(user, 'tenant_management')) return null;
  const next = steps.find(({ isDone }) => !isDone);
  const reason = textOf(pendingReason(user));
  return (
    <section className={classes.panel} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps" className={classes.title}>
          Set up your organization
        </h2>
        <span className={classes.progress}>
          {done} of {steps.length} done
        </span>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title} className={classes.step} data-next={step === next || undefined}>
            {step.isDone ? (
              <IconCircleCheckFilled size={20} aria-label="Done" className={classes.done} />
            ) : (
              <IconCircle size={20} stroke={1.6} aria-label="To do" className={classes.open} />
            )}
            <div className={classes.what}>
              {reason ? <span className={classes.name}>{step.title}</span> : <StepLink step={step} />}
              <span className={classes.about}>{step.about}</span>
            </div>
          </li>
        ))}
      </ol>
      {reason && <p className={classes.reason}>{reason}</p>}
    </section>
  );
}

function StepLink({ step }: { step: Step }) {
  return (
    <Link to={step.to} className={classes.name} prefetch="intent">
      {step.title}
    </Link>
  );
}
