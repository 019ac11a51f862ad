import type { AttemptStep, Reevaluation } from '@gatehouse/contracts';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { NetworkCredit } from '~/components/network-credit';
import { CopyButton } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { useDeviceName } from '~/components/use-device-name';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { AttemptCause } from '~/server/attempts.server';
import { useTexts } from '~/texts/texts-context';
import type { AttemptView } from './attempt.server';
import { AttemptBadge } from './attempt-badge';
import { RiskSection } from './risk-section';
import classes from './sign-ins.module.css';
import { signInLogTexts } from './texts/log';
import { methodKey, nameOf, type SignInLogTexts } from './words';

interface Props {
  view: AttemptView;
  state: FormState | undefined;
  again: Reevaluation | null;
}

/** One attempt: its outcome and reason, the user, each step, and the result under the current configuration. */
export function AttemptPage({ view, state, again }: Props) {
  const { attempt, base } = view;
  const t = useTexts(signInLogTexts);
  return (
    <>
      <div className={panel.header}>
        <PageTitle>{t.rich('attemptBy', { name: <bdi>{nameOf(attempt, t('unknownUser'))}</bdi> })}</PageTitle>
        <AttemptBadge attempt={attempt} />
      </div>
      <div className={panel.sub}>
        <span>{t(methodKey(attempt.method))}</span>
        <span>
          <When at={attempt.at} />
        </span>
        <Anchor component={Link} to={base} size="sm">
          {t('toList')}
        </Anchor>
      </div>
      <FormAlert state={state} />
      <Verdict view={view} />
      {view.risk && <RiskSection risk={view.risk} />}
      <Section title={t('evaluate')} about={t('evaluateAbout')}>
        <Form method="post">
          <SubmitButton intent="evaluate" variant="default">
            {t('evaluate')}
          </SubmitButton>
        </Form>
        {again && <Again again={again} />}
      </Section>
      <Section title={t('steps')} about={t('stepsAbout')}>
        {attempt.steps.length === 0 ? (
          <p>{t(attempt.failed ? 'noStepsRecorded' : 'noSteps')}</p>
        ) : (
          <Steps steps={attempt.steps} />
        )}
      </Section>
    </>
  );
}

function Verdict({ view }: Pick<Props, 'view'>) {
  const t = useTexts(signInLogTexts);
  const { attempt, cause } = view;
  return (
    <section
      className={classes.verdict}
      data-tone={attempt.failed ? 'fail' : 'pass'}
      aria-labelledby="verdict"
    >
      <h2 id="verdict" className={classes.verdictTitle}>
        {cause?.cause ?? t(attempt.failed ? 'failedTitle' : 'succeeded')}
      </h2>
      {cause && <Fix cause={cause} />}
      <Facts view={view} />
    </section>
  );
}

/** What to do, where, and who can do it: above all other facts. */
function Fix({ cause: { steps, fixedBy, link } }: { cause: AttemptCause }) {
  const t = useTexts(signInLogTexts);
  return (
    <div>
      <h3 className={classes.fixTitle}>{t('fix')}</h3>
      <ol className={classes.fix}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.fixFoot}>
        {link && (
          // A full page load expands the section of the field, and highlights it.
          <Button component="a" href={link}>
            {t('openSetting')}
          </Button>
        )}
        <span>{t('fixedBy', { who: fixedBy })}</span>
      </div>
    </div>
  );
}

function Facts({ view }: Pick<Props, 'view'>) {
  const t = useTexts(signInLogTexts);
  const nameOf = useDeviceName();
  const { attempt, cause, network, base, isPlatform } = view;
  const { failed, user, connection, application, tenant, reference } = attempt;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ...comparedOf({ attempt, cause }, t),
    [t('personReads'), cause?.person],
    [
      t('reference'),
      <>
        <code>{reference}</code> <CopyButton text={reference} of={t('reference')} />
      </>,
    ],
    [t('code'), failed && <Code attempt={attempt} cause={cause} />],
    [t('times'), attempt.count > 1 && attempt.count],
    [t('user'), user && <Named thing={user} to={`${base}/timeline?subject=user&id=${user.id}`} />],
    [
      t('connection'),
      connection && (
        <Named thing={connection} to={`${base}/timeline?subject=connection&id=${connection.id}`} />
      ),
    ],
    [
      t('application'),
      application && (
        <Named thing={application} to={`${base}/timeline?subject=application&id=${application.id}`} />
      ),
    ],
    [t('trace'), connection && attempt.traceId && <TraceLink view={view} to={attempt.traceId} />],
    [t('organization'), isPlatform && <bdi>{tenant ? (tenant.name ?? tenant.id) : t('platform')}</bdi>],
    [t('ip'), attempt.ip && <bdi>{attempt.ip}</bdi>],
    [t('network'), network && <bdi>{network}</bdi>],
    [t('browser'), attempt.browser && <bdi>{nameOf(attempt.browser)}</bdi>],
  ];
  return (
    <>
      <dl className={classes.pairs}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {attempt.origin.operator && <NetworkCredit />}
    </>
  );
}

/** The sequence diagram of user, Gatehouse and identity provider. */
function TraceLink({ view: { attempt, isPlatform }, to }: Pick<Props, 'view'> & { to: string }) {
  const t = useTexts(signInLogTexts);
  const connections = isPlatform ? '/superadmin/sso-configuration' : '/admin/sso';
  return (
    <Anchor component={Link} to={`${connections}/${attempt.connection?.id}/sign-ins/${to}`} size="sm">
      {t('openTrace')}
    </Anchor>
  );
}

type Compared = Pick<AttemptView, 'attempt' | 'cause'>;

/** The values of the failed check. */
function comparedOf(
  { attempt, cause }: Compared,
  t: SignInLogTexts,
): readonly (readonly [label: string, value: ReactNode])[] {
  if (!attempt.failed) return [];
  if (!cause) {
    return [
      [t('expected'), attempt.expected && <Json value={attempt.expected} />],
      [t('found'), attempt.found && <Json value={attempt.found} />],
    ];
  }
  const { found, expected, value } = cause;
  const text = (of: string | null) => of && <pre dir="ltr">{of}</pre>;
  return [
    [value ? t('expectedOf', { value }) : t('expected'), text(expected)],
    [value ? t('foundOf', { value }) : t('found'), text(found)],
  ];
}

function Code({ attempt: { outcome }, cause }: Compared) {
  if (!cause) return <code dir="ltr">{outcome}</code>;
  return (
    <Anchor href={cause.about} size="sm">
      <code dir="ltr">{outcome}</code>
    </Anchor>
  );
}

function Named({ thing: { id, name }, to }: { thing: { id: string; name: string | null }; to: string }) {
  return (
    <Anchor component={Link} to={to} size="sm">
      <bdi>{name ?? id}</bdi>
    </Anchor>
  );
}

function Json({ value }: { value: Record<string, unknown> }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
  return <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>;
}

const SPOKEN = { pass: 'passed', fail: 'failedStep', info: 'noted' } as const;

function Mark({ status }: Pick<AttemptStep, 'status'>) {
  const t = useTexts(signInLogTexts);
  const Drawing = { pass: IconCircleCheck, fail: IconCircleX, info: IconInfoCircle }[status];
  return (
    <>
      <Drawing size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.reader}>{t(SPOKEN[status])} </span>
    </>
  );
}

/** The trace as a timeline of checks with their durations. */
function Steps({ steps }: { steps: readonly AttemptStep[] }) {
  const t = useTexts(signInLogTexts);
  return (
    <ol className={classes.line}>
      {steps.map(({ name, status, message, ms, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes its order
        <li key={index} data-tone={status}>
          <Mark status={status} />
          <span className={classes.what}>
            {message}
            <span className={classes.quiet}>{name}</span>
            {detail && Object.keys(detail).length > 0 && (
              <Disclosure open={status === 'fail'} summary={t('detail')}>
                <Json value={detail} />
              </Disclosure>
            )}
          </span>
          {ms !== null && <span className={classes.ms}>{t('ms', { ms })}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The result of the attempt under the current configuration. */
function Again({ again: { verdict, checks } }: { again: Reevaluation }) {
  const t = useTexts(signInLogTexts);
  return (
    <div role="status" className={classes.again}>
      <strong>{t(verdict)}</strong>
      <ol className={classes.line}>
        {checks.map(({ name, status, code, message }) => (
          <li key={`${name}-${code ?? message}`} data-tone={status}>
            <Mark status={status} />
            <span className={classes.what}>
              {message}
              {code && <code className={classes.quiet}>{code}</code>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
