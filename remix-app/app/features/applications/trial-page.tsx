import { Anchor, Code, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { trialTexts } from './texts/trial';
import type { TrialReport, TrialStep } from './trial';
import classes from './trial-page.module.css';

/** The result of a test sign-in, step by step; null if this browser started none. */
export function TrialPage({ report }: { report: TrialReport | null }) {
  return <AuthShell wide>{report ? <Report report={report} /> : <NothingBegun />}</AuthShell>;
}

function Report({ report: { name, back, steps, hasPassed } }: { report: TrialReport }) {
  const t = useTexts(trialTexts);
  return (
    <Stack gap="lg">
      <div>
        <PageTitle>{t.rich(hasPassed ? 'succeeded' : 'failed', { name: <bdi>{name}</bdi> })}</PageTitle>
        <Text c="dimmed" mt={4}>
          {hasPassed ? t('succeededAbout') : t('failedAbout')}
        </Text>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <Anchor component={Link} to={back}>
        {t('back')}
      </Anchor>
    </Stack>
  );
}

function Step({ step: { title, ok, facts, failure } }: { step: TrialStep }) {
  const t = useTexts(trialTexts);
  const Drawing = ok ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes.step} data-ok={ok}>
      <h2 className={classes.title}>
        <Drawing size={20} stroke={1.8} aria-label={ok ? t('stepPassed') : t('stepFailed')} role="img" />
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
  const t = useTexts(trialTexts);
  return (
    <Stack gap="md">
      <PageTitle>{t('over')}</PageTitle>
      <Text>{t('overAbout')}</Text>
      <Anchor component={Link} to="/dashboard">
        {t('toDashboard')}
      </Anchor>
    </Stack>
  );
}
