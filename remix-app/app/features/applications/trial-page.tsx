import { Anchor, Code, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import type { TrialReport, TrialStep } from './trial';
import classes from './trial-page.module.css';

/** What became of a test sign-in, step by step; null where none was begun in this browser. */
export function TrialPage({ report }: { report: TrialReport | null }) {
  return <AuthShell wide>{report ? <Report report={report} /> : <NothingBegun />}</AuthShell>;
}

function Report({ report: { name, back, steps, hasPassed } }: { report: TrialReport }) {
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} size="h2">
          {hasPassed ? (
            <>
              <bdi>{name}</bdi> can sign people in
            </>
          ) : (
            <>
              The sign-in to <bdi>{name}</bdi> stopped
            </>
          )}
        </Title>
        <Text c="dimmed" mt={4}>
          {hasPassed
            ? 'Every step was answered as a library of the application would want it.'
            : 'The last step below says why. What came before it worked.'}
        </Text>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <Anchor component={Link} to={back}>
        Back to the application
      </Anchor>
    </Stack>
  );
}

function Step({ step: { title, ok, facts, failure } }: { step: TrialStep }) {
  const Drawing = ok ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes.step} data-ok={ok}>
      <h2 className={classes.title}>
        <Drawing size={20} stroke={1.8} aria-label={ok ? 'Passed:' : 'Failed:'} role="img" />
        {title}
      </h2>
      {failure && (
        <p className={classes.failure}>
          <Code>{failure.code}</Code> {failure.description}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function NothingBegun() {
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        This test is over
      </Title>
      <Text>
        It was finished already, took longer than a quarter of an hour, or began in another browser. Start it
        again from the application's page.
      </Text>
      <Anchor component={Link} to="/dashboard">
        Go to your dashboard
      </Anchor>
    </Stack>
  );
}
