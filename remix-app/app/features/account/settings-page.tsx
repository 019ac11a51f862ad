import type { AccountDto, TotpSetup } from '@gatehouse/contracts';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AttributeValues } from '~/components/panel/attribute-values';
import { attributeTexts } from '~/components/panel/texts/attributes';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { SettingsData } from './account.server';
import { Appearance } from './appearance';
import { FactorsSection } from './factors-section';
import { NoticesSection } from './notices-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

interface Props {
  page: SettingsData;
  answer:
    | { kind: 'refused'; intent: string; state: FormState }
    | { kind: 'codes'; recoveryCodes: string[] }
    | { kind: 'setup'; setup: TotpSetup; state?: FormState | undefined }
    | undefined;
}

/** The user's own settings: name, address, authentication methods, appearance and sessions. */
export function SettingsPage({ page, answer }: Props) {
  const t = useTexts(settingsTexts);
  const { account, attributes, factors, sessions, sso } = page;
  const stateOf = (...intents: string[]) =>
    answer?.kind === 'refused' && intents.includes(answer.intent) ? answer.state : undefined;
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')}>{t('about')}</PageHeader>
      <NameSection account={account} state={stateOf('name')} />
      <ProfileSection account={account} state={stateOf('profile')} />
      <AttributesSection attributes={attributes} />
      <EmailSection account={account} state={stateOf('email', 'cancel-email')} />
      <PasswordSection
        hasPassword={factors.hasPassword}
        email={account.email}
        sso={sso}
        state={stateOf('password')}
      />
      <FactorsSection
        factors={factors}
        setup={answer?.kind === 'setup' ? answer : null}
        codes={answer?.kind === 'codes' ? answer.recoveryCodes : null}
        state={stateOf(
          'totp-begin',
          'totp-confirm',
          'totp-remove',
          'recovery-codes',
          'passkey-add',
          'passkey-rename',
          'passkey-remove',
        )}
      />
      <NoticesSection account={account} state={stateOf('notices')} />
      <Appearance />
      <SessionsSection sessions={sessions} state={stateOf('end-session', 'end-others')} />
    </div>
  );
}

/** What the organization's directory says of the user. */
function AttributesSection({ attributes }: Pick<SettingsData, 'attributes'>) {
  const t = useTexts(attributeTexts);
  if (attributes.length === 0) return null;
  return (
    <SettingsSection id="attributes" title={t('title')} about={t('own')}>
      <AttributeValues attributes={attributes} />
    </SettingsSection>
  );
}

function NameSection({ account, state }: { account: AccountDto; state: FormState | undefined }) {
  const t = useTexts(settingsTexts);
  const form = useFirstError(state);
  if (account.directory !== null) {
    return (
      <SettingsSection id="name" title={t('name')} about={t.rich('nameManaged', managing(account.directory))}>
        <Text>
          <bdi>{`${account.firstName} ${account.lastName}`.trim()}</bdi>
        </Text>
      </SettingsSection>
    );
  }
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    defaultValue: state?.values[name] ?? account[name],
    error: state?.errors[name],
    'aria-invalid': !!state?.errors[name],
    required: true,
    withAsterisk: false,
  });
  return (
    <SettingsSection id="name" title={t('name')} about={t('nameAbout')}>
      <Form method="post" noValidate ref={form} preventScrollReset>
        <Stack gap="md">
          <FormAlert state={state} />
          <input type="hidden" name="version" value={account.version} />
          <div className={classes.two}>
            <TextInput {...field('firstName')} label={t('firstName')} autoComplete="given-name" />
            <TextInput {...field('lastName')} label={t('lastName')} autoComplete="family-name" />
          </div>
          <SubmitButton intent="name" className={classes.button}>
            {t('saveName')}
          </SubmitButton>
        </Stack>
      </Form>
    </SettingsSection>
  );
}

function EmailSection({ account, state }: { account: AccountDto; state: FormState | undefined }) {
  const t = useTexts(settingsTexts);
  const form = useFirstError(state);
  const { pendingEmail, directory } = account;
  if (directory !== null) {
    return (
      <SettingsSection id="email" title={t('email')} about={t.rich('emailManaged', managing(directory))}>
        <Text>
          <bdi>{account.email}</bdi>
        </Text>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection id="email" title={t('email')} about={t('emailAbout')}>
      <Stack gap="md">
        <Text>
          <bdi>{account.email}</bdi>
        </Text>
        {pendingEmail && <Pending pending={pendingEmail} />}
        <Form method="post" noValidate ref={form} preventScrollReset>
          <Stack gap="md">
            <FormAlert state={state} />
            <TextInput
              name="email"
              label={t('newEmail')}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={state?.values.email ?? ''}
              error={state?.errors.email}
              aria-invalid={!!state?.errors.email}
              required
              withAsterisk={false}
            />
            <SubmitButton intent="email" variant="default" className={classes.button}>
              {t('changeEmail')}
            </SubmitButton>
          </Stack>
        </Form>
      </Stack>
    </SettingsSection>
  );
}

/** Text arguments with the connection whose directory owns a value. */
function managing(directory: string) {
  return { directory: <bdi>{directory}</bdi>, b: (inner: ReactNode) => <strong>{inner}</strong> };
}

function Pending({ pending }: { pending: NonNullable<AccountDto['pendingEmail']> }) {
  const t = useTexts(settingsTexts);
  const isOldMissing = !pending.confirmedAtOld;
  const waits =
    isOldMissing && !pending.confirmedAtNew ? 'waitsForBoth' : isOldMissing ? 'waitsForOld' : 'waitsForNew';
  return (
    <Alert
      color="amber"
      variant="light"
      icon={<IconClock size={20} stroke={1.6} aria-hidden="true" />}
      title={t.rich('pendingEmail', { email: <bdi>{pending.email}</bdi> })}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t.rich(waits, { time: <When at={pending.expiresAt} /> })}</Text>
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="cancel-email" size="compact-sm" variant="default">
            {t('cancelChange')}
          </Button>
        </Form>
      </Group>
    </Alert>
  );
}
