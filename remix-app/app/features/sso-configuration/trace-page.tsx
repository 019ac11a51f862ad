import type { SsoTraceDto, TraceStep } from '@gatehouse/contracts';
import { Alert, Anchor, Button } from '@mantine/core';
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
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import { RefusedAlert } from './refused-alert';
import type { ConfigurationState } from './sso-configurations.server';
import type { TraceView } from './sso-traces.server';
import styles from './trace.module.css';
import { TraceClaims } from './trace-claims';
import { TraceDrawing } from './trace-drawing';
import { OutcomeBadge, outcomeOf } from './trace-outcome';
import { durationText } from './trace-timeline';

interface Props {
  view: TraceView;
  state: ConfigurationState | undefined;
}

/** One sign-in or test from beginning to end: how it ended and why, drawn, and then every step of it. */
export function TracePage({ view, state }: Props) {
  const { trace, configuration, base, isHelper } = view;
  const of = `${base}/${configuration.id}`;
  return (
    <>
      <div className={panel.header}>
        <h1 className={panel.title}>
          {trace.purpose === 'test' ? 'Test' : 'Sign-in'}
          {trace.email && (
            <>
              {' of '}
              <bdi>{trace.email}</bdi>
            </>
          )}
        </h1>
        <OutcomeBadge trace={trace} />
      </div>
      <div className={panel.sub}>
        <span>
          Through{' '}
          <Anchor component={Link} to={of} size="sm">
            <bdi>{configuration.name}</bdi>
          </Anchor>
        </span>
        {view.owner && (
          <span>
            Of <bdi>{view.owner}</bdi>
          </span>
        )}
        <span>
          <When at={trace.startedAt} />
        </span>
        {trace.finishedAt && (
          <span>took {durationText(Date.parse(trace.finishedAt) - Date.parse(trace.startedAt))}</span>
        )}
        <Anchor component={Link} to={`${of}?tab=sign-ins`} size="sm">
          All sign-ins
        </Anchor>
      </div>
      <div className={styles.top}>
        <RefusedAlert state={state} />
        {isHelper && (
          <Alert
            color="gray"
            variant="light"
            icon={<IconEyeOff size={20} stroke={1.6} aria-hidden="true" />}
            title="You help here"
          >
            You see every step. What the directory says of its people is for the admins of the organization.
          </Alert>
        )}
        <Verdict trace={trace} id={configuration.id} of={of} isEnabled={configuration.isEnabled} />
        <TraceDrawing trace={trace} type={configuration.type} provider={configuration.name} />
      </div>
      {trace.claims && <TraceClaims trace={trace} mapping={configuration.mapping} isHelper={isHelper} />}
      <Section title="Every step" about="As it happened. Secrets are told by their length alone.">
        {trace.steps.length === 0 ? (
          <p>The steps of older sign-ins are not kept.</p>
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
  green: { test: 'The connection works', sign_in: 'They were let in' },
  red: { test: 'The test failed', sign_in: 'They were refused' },
  amber: { test: 'The account proves itself first', sign_in: 'They were asked for their password' },
  gray: { test: 'The test was not finished', sign_in: 'Nobody came back' },
} as const;
const TONES: Record<string, string> = { green: 'pass', red: 'fail', amber: 'wait', gray: 'wait' };

/** How it ended, what the person saw of it, and what an admin can do. */
function Verdict({
  trace,
  id,
  of,
  isEnabled,
}: {
  trace: SsoTraceDto;
  id: string;
  of: string;
  isEnabled: boolean;
}) {
  const color = outcomeOf(trace).color as keyof typeof TITLES;
  const { message, fix, reference, purpose, outcome } = trace;
  const isPassed = outcome === 'success' && purpose === 'test';
  return (
    <section className={styles.verdict} data-tone={TONES[color]} aria-labelledby="verdict">
      <h2 id="verdict" className={styles.verdictTitle}>
        {TITLES[color][purpose]}
      </h2>
      <dl className={styles.pairs}>
        {message && (
          <div>
            <dt>{purpose === 'test' ? 'A person would be told' : 'The person was told'}</dt>
            <dd>{message}</dd>
          </div>
        )}
        {fix && (
          <div>
            <dt>What to do</dt>
            <dd>{fix}</dd>
          </div>
        )}
        {reference && (
          <div>
            <dt>Reference</dt>
            <dd>
              <code>{reference}</code> <CopyButton text={reference} of="reference" />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Form method="post">
          <SubmitButton intent={`test:${id}`} variant={isPassed ? 'default' : 'filled'}>
            {purpose === 'test' ? 'Test again' : 'Test this connection'}
          </SubmitButton>
        </Form>
        {isPassed && !isEnabled && (
          <Button component={Link} to={of}>
            Go on to enable it
          </Button>
        )}
        {color === 'red' && (
          <Button component={Link} to={`${of}?tab=settings`} variant="default">
            Open the settings
          </Button>
        )}
      </div>
    </section>
  );
}

const KINDS: Record<TraceStep['kind'], string> = {
  redirect: 'Through the browser',
  request: 'Request of ours',
  check: 'Check',
  mapping: 'What it becomes here',
  note: 'Note',
};

function drawingOf({ kind, status }: TraceStep): TablerIcon {
  if (status === 'fail') return IconCircleX;
  if (kind === 'redirect' || kind === 'request') return IconArrowsExchange;
  if (kind === 'mapping') return IconUserSearch;
  return status === 'pass' ? IconCircleCheck : IconInfoCircle;
}

function Step({ step, index, startedAt }: { step: TraceStep; index: number; startedAt: string }) {
  const Drawing = drawingOf(step);
  const hasDetail = step.detail !== null && Object.keys(step.detail).length > 0;
  return (
    <li id={`step-${index}`} className={styles.step} data-status={step.status}>
      <div className={styles.stepHead}>
        <Drawing size={18} stroke={1.8} aria-hidden="true" />
        <span>
          {step.message}
          <span className={styles.kind}>
            {KINDS[step.kind]}: {step.name}
            {step.kind === 'check' && (step.status === 'pass' ? ', passed' : ', failed')}
          </span>
        </span>
        <time dateTime={step.at}>+{durationText(Date.parse(step.at) - Date.parse(startedAt))}</time>
      </div>
      {hasDetail && (
        <details className={styles.detail} open={step.status === 'fail'}>
          <summary>What was sent and found</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
          <pre tabIndex={0}>{JSON.stringify(step.detail, null, 2)}</pre>
        </details>
      )}
    </li>
  );
}
