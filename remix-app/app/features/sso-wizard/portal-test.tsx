import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ConnectorsPanel } from '../directory/connectors-tab';
import type { StepProps } from './portal-step';
import classes from './sso-wizard.module.css';
import { portalTexts } from './texts/portal';
import { WizardAlert } from './wizard-alert';

/** A sign-in with the own account, which creates no session. */
export function PortalTest({ portal: { test, connection, connectors }, state }: StepProps) {
  const t = useTexts(portalTexts);
  if (!connection) return <Gone />;
  const hasEnded = test !== null && test.status !== 'open';
  const ask = (
    <section className={classes.panel} aria-labelledby="test">
      <div>
        <h2 id="test" className={classes.panelTitle}>
          {t('testTitle')}
        </h2>
        <p className={classes.about}>{t('testAbout')}</p>
      </div>
      <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />
      {hasEnded && <TestResult test={test} />}
      <div className={classes.actions}>
        <Form method="post" isDraft={false}>
          <SubmitButton
            intent="test"
            leftSection={<IconPlayerPlay size={16} stroke={1.8} aria-hidden="true" />}
          >
            {t(hasEnded ? 'testAgain' : 'testNow')}
          </SubmitButton>
        </Form>
        {!connection.isEnabled && (
          <Form method="post" isDraft={false}>
            <SubmitButton intent="reopen" variant="subtle" color="gray">
              {t('correct')}
            </SubmitButton>
          </Form>
        )}
      </div>
    </section>
  );
  if (!connectors) return ask;
  return (
    <>
      <ConnectorsPanel connectors={connectors} enroll={state?.enroll ?? null} createIntent="connector" />
      {ask}
    </>
  );
}

type Test = NonNullable<StepProps['portal']['test']>;

/** Whether the last test passed; if not, why. */
export function TestResult({ test: { status, at, email, message } }: { test: Test }) {
  const t = useTexts(portalTexts);
  const isGood = status === 'passed';
  const Drawing = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert
      role="status"
      color={isGood ? 'green' : 'red'}
      variant="light"
      icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
      title={t(isGood ? 'testPassed' : 'testFailed')}
    >
      {message && <Text size="sm">{message}</Text>}
      <Text size="sm">
        {email
          ? t.rich('testedAs', { email: <bdi>{email}</bdi>, at: <When at={at} /> })
          : t.rich('testedAt', { at: <When at={at} /> })}
      </Text>
    </Alert>
  );
}

function Gone() {
  const t = useTexts(portalTexts);
  return (
    <section className={classes.panel}>
      <h2 className={classes.panelTitle}>{t('goneTitle')}</h2>
      <p className={classes.about}>{t('goneAbout')}</p>
    </section>
  );
}
