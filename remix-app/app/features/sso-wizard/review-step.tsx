import { isConsentProvider, type WizardCapture, type WizardDomain } from '@gatehouse/contracts';
import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CapturedValues, DirectoryAnswer, isChosen, SOURCES, StandingBadge } from './captured';
import type { SharedRun } from './shared-run';
import classes from './sso-wizard.module.css';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

interface Props {
  run: SharedRun;
  here: string;
  isHandedOn: boolean;
  state: WizardState | undefined;
}

/** The last look: name, domains and who may join. */
export function ReviewStep({ run, here, isHandedOn, state }: Props) {
  const form = useFirstError(state);
  const { captured, mode } = run;
  if (!captured) return null;
  const hasErrors = Object.keys(state?.errors ?? {}).length > 0;
  const back = mode === 'quick' ? `${here}?step=authenticate` : here;
  return (
    <Form method="post" noValidate ref={form} className={classes.panel}>
      <input type="hidden" name="version" value={run.version} />
      <div>
        <h2 className={classes.panelTitle}>{mode === 'quick' ? 'Look once, and save' : 'Review and save'}</h2>
        <p className={classes.about}>
          It begins inactive: nobody is sent there until it is tested and enabled.
        </p>
      </div>
      <WizardAlert
        message={state?.message}
        why={hasErrors ? null : state?.why}
        reference={state?.reference}
      />
      <DirectoryAnswer captured={captured} />
      <TextInput
        name="name"
        label="Name"
        description="What people see beside the button."
        defaultValue={state?.values.name ?? captured.name}
        error={state?.errors.name}
        maxLength={120}
      />
      <Domains run={run} captured={captured} state={state} />
      {isHandedOn ? (
        !captured.adminEmail && <Contact state={state} />
      ) : (
        <Checkbox
          name="createsPeople"
          defaultChecked
          label="People whom we don't know yet join by signing in"
          description="Only with an address of a proven domain."
        />
      )}
      <details className={classes.more} open={mode === 'quick'}>
        <summary>What was captured, with its sources</summary>
        <CapturedValues captured={captured} />
      </details>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={back}
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        >
          Back
        </Button>
        <SubmitButton intent="save">Save configuration</SubmitButton>
      </div>
    </Form>
  );
}

function Domains({
  run,
  captured,
  state,
}: {
  run: SharedRun;
  captured: WizardCapture;
  state: WizardState | undefined;
}) {
  const isTyped = !isConsentProvider(run.provider);
  const problem = state?.errors.domains;
  return (
    <Stack gap="sm">
      {captured.domains.length > 0 && (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend className={classes.subtitle}>Domains that it serves</legend>
          <ul className={classes.domains} style={{ marginTop: 10 }}>
            {captured.domains.map((domain) => (
              <li key={domain.domain}>
                <DomainChoice domain={domain} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {isTyped && (
        <TextInput
          name="moreDomains"
          label={captured.domains.length > 0 ? 'Further domains (optional)' : 'Domains (optional)'}
          description="Separated by spaces. Each counts once it is proven under Domains."
          defaultValue={state?.values.moreDomains}
          error={problem}
          maxLength={2000}
        />
      )}
      {!isTyped && problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

function DomainChoice({ domain }: { domain: WizardDomain }) {
  return (
    <Checkbox
      name="domain"
      value={domain.domain}
      defaultChecked={isChosen(domain)}
      disabled={domain.standing === 'unusable'}
      label={
        <span className={classes.domainHead}>
          <bdi>{domain.domain}</bdi> <StandingBadge domain={domain} />
        </span>
      }
      description={`${SOURCES[domain.source]}. ${domain.message}`}
    />
  );
}

function Contact({ state }: { state: WizardState | undefined }) {
  return (
    <TextInput
      name="contact"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label="Your email address"
      description="The admins of the organization see who did this."
      autoComplete="email"
      defaultValue={state?.values.contact}
      error={state?.errors.contact}
      maxLength={254}
    />
  );
}
