import type { ProvisioningDto, ProvisioningTest } from '@gatehouse/contracts';
import { Alert, Badge, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPlayerPause, type TablerIcon } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ProblemText } from './problem-text';
import classes from './provisioning.module.css';
import type { ProvisioningAnswers } from './provisioning.server';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  provisioning: ProvisioningDto;
  state: (FormState & ProvisioningAnswers) | undefined;
}

const LOOKS = {
  active: { color: 'green', Drawing: IconCircleCheck, text: 'active' },
  paused: { color: 'gray', Drawing: IconPlayerPause, text: 'paused' },
  stopped: { color: 'red', Drawing: IconAlertTriangle, text: 'stopped' },
} as const satisfies Record<ProvisioningDto['state'], { color: string; Drawing: TablerIcon; text: string }>;

/** Whether provisioning works, and what an admin can do about it. */
export function Standing({ provisioning, state }: Props) {
  const t = useTexts(provisioningTexts);
  const { state: standing, problem, retry_at, last_delivery_at, reconciled_at, comparison } = provisioning;
  const { color, Drawing, text } = LOOKS[standing];
  return (
    <section className={panel.panel} aria-labelledby="standing">
      <Group gap="sm" mb="xs">
        <h2 id="standing" className={panel.panelTitle} style={{ margin: 0 }}>
          {t('status')}
        </h2>
        <Badge
          color={color}
          variant="light"
          tt="none"
          leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
        >
          {t(text)}
        </Badge>
      </Group>
      {standing === 'paused' && <p className={panel.panelAbout}>{t('pausedAbout')}</p>}
      {problem && (
        <Alert color={standing === 'stopped' ? 'red' : 'amber'} variant="light" mb="md">
          <ProblemText problem={problem} />
          {retry_at && <Text size="sm">{t.rich('nextAttempt', { time: <When at={retry_at} /> })}</Text>}
        </Alert>
      )}
      <FormAlert state={state} />
      {state?.test && <TestResult test={state.test} />}
      <dl className={classes.facts}>
        <div>
          <dt>{t('lastDelivery')}</dt>
          <dd>{last_delivery_at ? <When at={last_delivery_at} /> : t('never')}</dd>
        </div>
        <div>
          <dt>{t('lastComparison')}</dt>
          <dd>
            {provisioning.is_reconciling ? (
              t('comparing')
            ) : reconciled_at ? (
              <When at={reconciled_at} />
            ) : (
              t('never')
            )}
          </dd>
        </div>
        {comparison && (
          <div>
            <dt>{t('found')}</dt>
            <dd>{t('comparison', { ...comparison })}</dd>
          </div>
        )}
      </dl>
      <Form method="post" preventScrollReset>
        <Group gap="sm" mt="md">
          {standing !== 'active' && (
            <SubmitButton intent="provisioning-start">
              {t(standing === 'stopped' ? 'tryAgain' : 'start')}
            </SubmitButton>
          )}
          <SubmitButton intent="provisioning-test" variant="default">
            {t('test')}
          </SubmitButton>
          {standing !== 'paused' && (
            <>
              <SubmitButton intent="provisioning-reconcile" variant="default">
                {t('reconcile')}
              </SubmitButton>
              <SubmitButton intent="provisioning-pause" variant="default">
                {t('pause')}
              </SubmitButton>
            </>
          )}
        </Group>
      </Form>
    </section>
  );
}

function TestResult({ test: { ok, problem, users, supports } }: { test: ProvisioningTest }) {
  const t = useTexts(provisioningTexts);
  return (
    <Alert role="status" color={ok ? 'green' : 'red'} variant="light" mb="md">
      <Text fw={600}>{t(ok ? 'testWorks' : 'testFails')}</Text>
      {problem && <ProblemText problem={problem} />}
      {ok && users !== null && <Text size="sm">{t('testUsers', { count: users })}</Text>}
      {ok && supports.patch === false && <Text size="sm">{t('noPatch')}</Text>}
      {ok && supports.filter === false && <Text size="sm">{t('noFilter')}</Text>}
      {ok && supports.groups === false && <Text size="sm">{t('noGroups')}</Text>}
    </Alert>
  );
}
