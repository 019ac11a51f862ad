import { PasswordInput, Text, Textarea, TextInput } from '@mantine/core';
import { SubmitButton } from '~/components/forms/submit-button';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { ssoProvidersTexts } from '~/components/texts/sso-providers';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-wizard.module.css';
import { wizardRunTexts } from './texts/run';
import type { WizardState } from './wizard-form';

const { fields } = SSO_PROVIDERS.ldap.form;

/** The server and its service account, as in the settings of the connection. The password is entered each time. */
export function LdapFields({ state }: { state: WizardState | undefined }) {
  const t = useTexts(ssoProvidersTexts);
  return (
    <>
      {fields.map(({ name, label, about, placeholder, lines }) => {
        const shared = {
          name,
          label: t(label),
          description: about && t(about),
          placeholder,
          defaultValue: state?.values[name],
          error: state?.errors[name],
          spellCheck: false,
        };
        return lines ? (
          <Textarea key={name} {...shared} minRows={lines} autosize maxRows={10} maxLength={50_000} />
        ) : (
          <TextInput key={name} {...shared} autoComplete="off" maxLength={2048} />
        );
      })}
      <TextInput
        name="clientId"
        label={t('serviceAccount')}
        autoComplete="off"
        spellCheck={false}
        defaultValue={state?.values.clientId}
        error={state?.errors.clientId}
        maxLength={400}
      />
      <PasswordInput
        name="clientSecret"
        label={t('servicePassword')}
        autoComplete="off"
        error={state?.errors.clientSecret}
        maxLength={1000}
      />
    </>
  );
}

/** Instead of the fields: a connector knows the server and the service account. */
export function ByConnector() {
  const t = useTexts(wizardRunTexts);
  return (
    <div>
      <h3 className={classes.subtitle}>{t('byConnector')}</h3>
      <Text size="sm" mb="sm">
        {t('byConnectorAbout')}
      </Text>
      <SubmitButton intent="capture:connector" variant="default">
        {t('useConnector')}
      </SubmitButton>
    </div>
  );
}
