import type { IncidentAction, IncidentDetail } from '@gatehouse/contracts';
import { Button, NativeSelect } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { Section } from '~/components/panel/section';
import { useTexts } from '~/texts/texts-context';
import classes from './incidents.module.css';
import { SUPPRESSED_DAYS } from './suppressed-days';
import { incidentTexts } from './texts/incidents';

interface Props {
  incident: IncidentDetail;
}

interface StepsProps extends Props {
  /** Address of the list of applications. */
  applications: string;
}

/** Actions that end an attack. Each opens its confirmation, which states the effect. */
export function Steps({ incident, applications }: StepsProps) {
  const t = useTexts(incidentTexts);
  return (
    <Section title={t('nextSteps')} about={t('nextStepsAbout')}>
      <div className={classes.steps}>
        {incident.actions.map((action) => (
          <Step key={action} incident={incident} action={action} />
        ))}
        {incident.application && (
          <RotateSecret
            name={incident.application.name}
            to={`${applications}/${incident.application.id}?tab=credentials#secret`}
          />
        )}
        <Suppress incident={incident} />
      </div>
    </Section>
  );
}

function Step({ incident, action }: Props & { action: IncidentAction }) {
  const t = useTexts(incidentTexts);
  const about = {
    end_sessions: t('endSessionsAbout', { count: incident.users.length }),
    require_factor: t('requireFactorAbout'),
    block_network: t('blockNetworkAbout'),
  }[action];
  return (
    <Disclosure summary={t(`a_${action}`)}>
      <Form method="post" className={classes.form}>
        <p>{about}</p>
        {action === 'require_factor' && <UserChoice incident={incident} />}
        {action === 'block_network' && (
          <NativeSelect
            name="network"
            label={t('network')}
            data={incident.networkList.map(({ network }) => network)}
          />
        )}
        <SubmitButton intent={action} color="red">
          {t(`a_${action}`)}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}

/** On the page of the application, which shows the new secret once. */
function RotateSecret({ name, to }: { name: string; to: string }) {
  const t = useTexts(incidentTexts);
  return (
    <Disclosure summary={t('rotateSecret')}>
      <div className={classes.form}>
        <p>{t.rich('rotateSecretAbout', { name: <bdi>{name}</bdi> })}</p>
        <Button component={Link} to={to} variant="default" style={{ alignSelf: 'start' }}>
          {t('toCredentials')}
        </Button>
      </div>
    </Disclosure>
  );
}

function UserChoice({ incident: { users } }: Props) {
  const t = useTexts(incidentTexts);
  return (
    <NativeSelect
      name="userId"
      label={t('user')}
      data={users.map(({ id, email }) => ({ value: id, label: email ?? t('deletedUser') }))}
    />
  );
}

function Suppress({ incident: { subject } }: Props) {
  const t = useTexts(incidentTexts);
  return (
    <Disclosure summary={t('suppress')}>
      <Form method="post" className={classes.form}>
        <p>{t.rich('suppressAbout', { subject: <bdi>{subject || t('everySubject')}</bdi> })}</p>
        <NativeSelect
          name="days"
          label={t('duration')}
          defaultValue="7"
          data={SUPPRESSED_DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
        />
        <SubmitButton intent="suppress">{t('suppress')}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
