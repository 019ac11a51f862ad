import { TEXTS } from '@gatehouse/contracts';
import { Alert, Anchor, Button, Group } from '@mantine/core';
import { Link, useLocation, useSearchParams } from '@remix-run/react';
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { notifySuccess } from '~/components/notify';
import { ActiveChip } from '../sso-configuration/sso-type';
import { HandOn } from './hand-on';
import { PROVIDERS } from './providers';
import { RunStep } from './run-steps';
import classes from './sso-wizard.module.css';
import type { WizardRunView } from './sso-wizard.server';
import { placeOf } from './steps';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';
import { WizardLayout } from './wizard-layout';

interface Props {
  view: WizardRunView;
  state: WizardState | undefined;
}

/** One run of the wizard, at the step where it stands or that the address goes back to. */
export function WizardRunPage({ view, state }: Props) {
  const { run, base } = view;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = placeOf(run.step, run.mode, query.get('step'));
  const owner = run.tenantName ?? (run.newOrganisation ? 'a new organization' : "the platform's own");
  return (
    <WizardLayout
      title={run.mode === 'quick' ? 'Quick Auto-Configure' : 'Automated SSO Wizard'}
      about={
        <>
          {PROVIDERS[run.provider].name} for <bdi>{owner}</bdi>
        </>
      }
      mode={run.mode}
      provider={run.provider}
      place={place}
      ways={
        place === 'saved'
          ? {}
          : {
              select: `${base}/${run.mode}`,
              authenticate: `${pathname}?step=authenticate`,
              capture: pathname,
            }
      }
    >
      {place === 'saved' ? (
        <Saved view={view} state={state} />
      ) : (
        <>
          <RunStep run={run} here={pathname} isHandedOn={false} state={state} />
          {run.tenantId && <HandOn links={run.links} state={state} />}
          <Leave base={base} />
        </>
      )}
    </WizardLayout>
  );
}

function Leave({ base }: { base: string }) {
  return (
    <Form method="post">
      <Group gap="lg">
        <Anchor component={Link} to={base} size="sm">
          Leave, and go on later
        </Anchor>
        <Button type="submit" name="intent" value="leave" variant="subtle" color="red" size="compact-sm">
          Discard
        </Button>
      </Group>
    </Form>
  );
}

function Saved({ view: { run, base, configuration }, state }: Props) {
  const [query] = useSearchParams();
  const { saved } = run;
  const text = saved && TEXTS.wizard.succeeded(saved.name);
  const isFresh = query.has('done');
  useEffect(() => {
    if (text && isFresh) notifySuccess(text);
  }, [text, isFresh]);
  if (!saved) return null;
  return (
    <section className={classes.panel} aria-labelledby="saved">
      <Alert
        role="status"
        color="green"
        variant="light"
        icon={<IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />}
      >
        <strong id="saved">{text}</strong>
      </Alert>
      <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />
      {saved.domains.length > 0 && (
        <ul className={classes.domains}>
          {saved.domains.map(({ domain, message }) => (
            <li key={domain}>
              <div className={classes.domainHead}>
                <bdi>{domain}</bdi>
              </div>
              <p className={classes.domainAbout}>{message}</p>
            </li>
          ))}
        </ul>
      )}
      {configuration && (
        <div>
          <div className={classes.domainHead}>
            What is left <ActiveChip isEnabled={configuration.isEnabled} />
          </div>
          <p className={classes.about}>
            {configuration.isEnabled
              ? 'People of these domains sign in with it from now on.'
              : 'Test it: a sign-in that makes no session and shows every step. Then let people in.'}
          </p>
        </div>
      )}
      {configuration && (
        <Form method="post" className={classes.actions}>
          <Button
            component={Link}
            to={`${base}/${configuration.id}?tab=sign-ins`}
            variant="default"
            leftSection={<IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />}
          >
            Test this connection
          </Button>
          {configuration.isEnabled ? (
            <Button component={Link} to={base} variant="default">
              All configurations
            </Button>
          ) : (
            <SubmitButton intent="enable">Enable</SubmitButton>
          )}
        </Form>
      )}
    </section>
  );
}
