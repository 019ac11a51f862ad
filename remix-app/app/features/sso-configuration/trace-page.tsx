import type { SsoTraceDto, TraceStep } from '@gatehouse/contracts';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import {
  IconArrowsExchange,
  IconCircleCheck,
  IconCircleX,
  IconEyeOff,
  IconInfoCircle,
  IconUserSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyButton } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { RefusedAlert } from './refused-alert';
import type { ConfigurationState } from './sso-configurations.server';
import type { TraceView } from './sso-traces.server';
import { replayTexts } from './texts/replay';
import { traceTexts } from './texts/trace';
import styles from './trace.module.css';
import { TraceClaims } from './trace-claims';
import { TraceDrawing } from './trace-drawing';
import { OutcomeBadge, outcomeOf } from './trace-outcome';
import { secondsOf, type TraceTexts } from './trace-timeline';

interface Props {
  view: TraceView;
  state: ConfigurationState | undefined;
}

/** One sign-in or test: its outcome and reason, the drawing, and each step. */
export function TracePage({ view, state }: Props) {
  const t = useTexts(traceTexts);
  const { trace, configuration, base, isHelper } = view;
  const of = `${base}/${configuration.id}`;
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          {trace.email
            ? t.rich(trace.purpose === 'test' ? 'testOf' : 'signInOf', { email: <bdi>{trace.email}</bdi> })
            : t(trace.purpose === 'test' ? 'test' : 'signIn')}
        </PageTitle>
        <OutcomeBadge trace={trace} />
      </div>
      <div className={panel.sub}>
        <span>
          {t.rich('connection', {
            name: (
              <Anchor component={Link} to={of} size="sm">
                <bdi>{configuration.name}</bdi>
              </Anchor>
            ),
          })}
        </span>
        {view.owner && <span>{t.rich('organization', { name: <bdi>{view.owner}</bdi> })}</span>}
        <span>
          <When at={trace.startedAt} />
        </span>
        {trace.finishedAt && (
          <span>{t('duration', { duration: durationText(t, trace.startedAt, trace.finishedAt) })}</span>
        )}
        <Anchor component={Link} to={`${of}?tab=sign-ins`} size="sm">
          {t('allSignIns')}
        </Anchor>
      </div>
      <div className={styles.top}>
        <RefusedAlert state={state} />
        {trace.usedDraft && (
          <Text size="sm">
            <Anchor component={Link} to={`${of}/draft`} inherit>
              {t('usedDraft')}
            </Anchor>
          </Text>
        )}
        {isHelper && (
          <Alert
            color="gray"
            variant="light"
            icon={<IconEyeOff size={20} stroke={1.6} aria-hidden="true" />}
            title={t('helper')}
          >
            {t('helperAbout')}
          </Alert>
        )}
        <Verdict
          trace={trace}
          cause={view.cause}
          id={configuration.id}
          of={of}
          isEnabled={configuration.isEnabled}
        />
        <TraceDrawing trace={trace} type={configuration.type} provider={configuration.name} />
      </div>
      {trace.claims && <TraceClaims trace={trace} mapping={configuration.mapping} isHelper={isHelper} />}
      <Section title={t('steps')} about={t('stepsAbout')}>
        {trace.steps.length === 0 ? (
          <p>{t('stepsDeleted')}</p>
        ) : (
          <ol className={styles.steps}>
            {trace.steps.map((step, index) => (
              <Step
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes its order
                key={index}
                step={step}
                index={index}
                startedAt={trace.startedAt}
              />
            ))}
          </ol>
        )}
      </Section>
    </>
  );
}

const TITLES = {
  green: { test: 'testPassed', sign_in: 'signedIn' },
  red: { test: 'testFailed', sign_in: 'denied' },
  amber: { test: 'testLinkRequired', sign_in: 'linkRequired' },
  gray: { test: 'testOpen', sign_in: 'open' },
} as const;
const TONES: Record<string, string> = { green: 'pass', red: 'fail', amber: 'wait', gray: 'wait' };

/** The outcome, the message that the user saw, and what an admin can do. */
function Verdict({
  trace,
  cause,
  id,
  of,
  isEnabled,
}: {
  trace: SsoTraceDto;
  cause: TraceView['cause'];
  id: string;
  of: string;
  isEnabled: boolean;
}) {
  const t = useTexts(traceTexts);
  const replay = useTexts(replayTexts);
  const color = outcomeOf(trace).color as keyof typeof TITLES;
  const { message, fix, reference, purpose, outcome } = trace;
  const isPassed = outcome === 'success' && purpose === 'test';
  return (
    <section className={styles.verdict} data-tone={TONES[color]} aria-labelledby="verdict">
      <h2 id="verdict" className={styles.verdictTitle}>
        {t(TITLES[color][purpose])}
      </h2>
      <dl className={styles.pairs}>
        {message && (
          <div>
            <dt>{t(purpose === 'test' ? 'testMessage' : 'message')}</dt>
            <dd>{message}</dd>
          </div>
        )}
        {cause ? (
          <Cause cause={cause} />
        ) : (
          fix && (
            <div>
              <dt>{t('fix')}</dt>
              <dd>{fix}</dd>
            </div>
          )
        )}
        {reference && (
          <div>
            <dt>{t('reference')}</dt>
            <dd>
              <code>{reference}</code> <CopyButton text={reference} of={t('reference')} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Form method="post">
          <SubmitButton intent={`test:${id}`} variant={isPassed ? 'default' : 'filled'}>
            {t(purpose === 'test' ? 'testAgain' : 'testThis')}
          </SubmitButton>
        </Form>
        {isPassed && !isEnabled && (
          <Button component={Link} to={of}>
            {t('toEnable')}
          </Button>
        )}
        {outcome !== null && (
          <Button component={Link} to={`${of}/responses/${trace.id}`} variant="default">
            {replay('openReplay')}
          </Button>
        )}
        {color === 'red' && (
          <Button component={Link} to={cause?.link ?? `${of}?tab=settings`} variant="default">
            {t('toSettings')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Why it failed, what was compared, the steps, and who can take them. */
function Cause({ cause }: { cause: NonNullable<TraceView['cause']> }) {
  const t = useTexts(traceTexts);
  const { code, steps, fixedBy, value, found, expected } = cause;
  return (
    <>
      <div>
        <dt>{t('cause')}</dt>
        <dd>
          {cause.cause}{' '}
          <Anchor href={`/docs/sign-in-problems/${code}`} size="sm">
            <code dir="ltr">{code}</code>
          </Anchor>
        </dd>
      </div>
      {(found !== null || expected !== null) && (
        <div>
          <dt>{value ?? t('compared')}</dt>
          <dd className={styles.values}>
            {found !== null && <div>{t.rich('found', { value: <code dir="ltr">{found}</code> })}</div>}
            {expected !== null && (
              <div>{t.rich('expected', { value: <code dir="ltr">{expected}</code> })}</div>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('fix')}</dt>
        <dd>
          <ol className={styles.fix}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </dd>
      </div>
      <div>
        <dt>{t('fixedBy')}</dt>
        <dd>{fixedBy}</dd>
      </div>
    </>
  );
}

/** "0.42 s" */
function durationText(t: TraceTexts, from: string, to: string): string {
  return t('seconds', { seconds: secondsOf(Date.parse(to) - Date.parse(from)) });
}

function kindOf({ kind, status }: TraceStep) {
  if (kind !== 'check') return kind;
  return status === 'pass' ? 'checkPassed' : 'checkFailed';
}

function drawingOf({ kind, status }: TraceStep): TablerIcon {
  if (status === 'fail') return IconCircleX;
  if (kind === 'redirect' || kind === 'request') return IconArrowsExchange;
  if (kind === 'mapping') return IconUserSearch;
  return status === 'pass' ? IconCircleCheck : IconInfoCircle;
}

function Step({ step, index, startedAt }: { step: TraceStep; index: number; startedAt: string }) {
  const t = useTexts(traceTexts);
  const Drawing = drawingOf(step);
  const hasDetail = step.detail !== null && Object.keys(step.detail).length > 0;
  return (
    <li id={`step-${index}`} className={styles.step} data-status={step.status}>
      <div className={styles.stepHead}>
        <Drawing size={18} stroke={1.8} aria-hidden="true" />
        <span>
          {step.message}
          <span className={styles.kind}>{t(kindOf(step), { name: step.name })}</span>
        </span>
        <time dateTime={step.at}>{t('after', { duration: durationText(t, startedAt, step.at) })}</time>
      </div>
      {hasDetail && (
        <Disclosure className={styles.detail} open={step.status === 'fail'} summary={t('detail')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
          <pre tabIndex={0}>{JSON.stringify(step.detail, null, 2)}</pre>
        </Disclosure>
      )}
    </li>
  );
}
