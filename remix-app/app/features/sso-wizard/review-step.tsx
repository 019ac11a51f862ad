import {
  isConsentProvider,
  type SetUpPortal,
  type WizardCapture,
  type WizardDomain,
} from '@gatehouse/contracts';
import { Badge, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import { CapturedValues, DirectoryAnswer, isChosen, SOURCES, StandingBadge } from './captured';
import type { SharedRun } from './shared-run.server';
import classes from './sso-wizard.module.css';
import { wizardRunTexts } from './texts/run';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

interface Props {
  run: SharedRun;
  /** Where the values are changed. */
  back: string;
  /** The portal of the holder of a set-up link; null for an admin. */
  portal: SetUpPortal | null;
  state: WizardState | undefined;
}

/** The review: name, domains and new accounts. */
export function ReviewStep({ run, back, portal, state }: Props) {
  const t = useTexts(wizardRunTexts);
  const form = useFirstError(state);
  const { captured, mode } = run;
  if (!captured) return null;
  const hasErrors = Object.keys(state?.errors ?? {}).length > 0;
  return (
    <Form method="post" noValidate ref={form} className={classes.panel}>
      <input type="hidden" name="version" value={run.version} />
      <div>
        <h2 className={classes.panelTitle}>{t('review')}</h2>
        <p className={classes.about}>{t('reviewAbout')}</p>
      </div>
      <WizardAlert
        message={state?.message}
        why={hasErrors ? null : state?.why}
        reference={state?.reference}
      />
      <DirectoryAnswer captured={captured} />
      <TextInput
        name="name"
        label={t('name')}
        description={t('nameAbout')}
        defaultValue={state?.values.name ?? captured.name}
        error={state?.errors.name}
        maxLength={120}
      />
      {portal && !isConsentProvider(run.provider) ? (
        <OwnDomains portal={portal} state={state} />
      ) : (
        <Domains run={run} captured={captured} state={state} />
      )}
      {portal ? (
        !captured.adminEmail && <Contact state={state} known={portal.contact} />
      ) : (
        <Checkbox
          name="createsPeople"
          defaultChecked
          label={t('createsPeople')}
          description={t('createsPeopleAbout')}
        />
      )}
      <Disclosure className={classes.more} open={mode === 'quick'} summary={t('values')}>
        <CapturedValues captured={captured} />
      </Disclosure>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={back}
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} className="mirrored" aria-hidden="true" />}
        >
          {t('back')}
        </Button>
        <SubmitButton intent="save">{t('save')}</SubmitButton>
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
  const t = useTexts(wizardRunTexts);
  const isTyped = !isConsentProvider(run.provider);
  const problem = state?.errors.domains;
  return (
    <Stack gap="sm">
      {captured.domains.length > 0 && (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend className={classes.subtitle}>{t('served')}</legend>
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
          label={t(captured.domains.length > 0 ? 'moreDomains' : 'typedDomains')}
          description={t('moreDomainsAbout')}
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

/** Those that the holder of the link added; the connection serves them. */
function OwnDomains({ portal: { domains }, state }: { portal: SetUpPortal; state: WizardState | undefined }) {
  const t = useTexts(wizardRunTexts);
  return (
    <Stack gap="sm">
      <h3 className={classes.subtitle}>{t('served')}</h3>
      {domains.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noDomains')}
        </Text>
      )}
      {domains.map(({ domain, displayName, isVerified }) => (
        <div key={domain} className={classes.domainHead}>
          <input type="hidden" name="domain" value={domain} />
          <bdi>{displayName}</bdi>
          <Badge color={isVerified ? 'green' : 'amber'} variant="light" tt="none">
            {t(isVerified ? 'domainVerified' : 'domainUnverified')}
          </Badge>
        </div>
      ))}
      {state?.errors.domains && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {state.errors.domains}
        </Text>
      )}
    </Stack>
  );
}

function DomainChoice({ domain }: { domain: WizardDomain }) {
  const t = useTexts(wizardRunTexts);
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
      description={t('domainSource', { source: t(SOURCES[domain.source]), message: domain.message })}
    />
  );
}

function Contact({ state, known }: { state: WizardState | undefined; known: string | null }) {
  const t = useTexts(wizardRunTexts);
  return (
    <TextInput
      name="contact"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={t('contact')}
      description={t('contactAbout')}
      autoComplete="email"
      defaultValue={state?.values.contact ?? known ?? undefined}
      error={state?.errors.contact}
      maxLength={254}
    />
  );
}
