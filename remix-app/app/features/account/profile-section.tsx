import type { AccountDto } from '@gatehouse/contracts';
import { Stack, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import type { FormState } from '~/form-state';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';

interface Props {
  account: Pick<AccountDto, 'picture' | 'locale' | 'zoneinfo' | 'version'>;
  state: FormState | undefined;
}

/** What applications learn with the name, where the person wants them to. */
export function ProfileSection({ account, state }: Props) {
  const form = useFirstError(state);
  const field = (name: 'picture' | 'locale' | 'zoneinfo') => ({
    name,
    defaultValue: state?.values[name] ?? account[name] ?? '',
    error: state?.errors[name],
    'aria-invalid': !!state?.errors[name],
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <SettingsSection
      id="profile"
      title="Profile"
      about="Applications that may know your name learn these too. Leave empty what they shouldn’t know."
    >
      <Form method="post" noValidate ref={form} preventScrollReset>
        <Stack gap="md">
          <FormAlert state={state} />
          <input type="hidden" name="version" value={account.version} />
          <TextInput
            {...field('picture')}
            label="Address of a picture"
            description="Begins with https://. Applications load it; Gatehouse doesn’t."
            inputMode="url"
            autoComplete="photo"
          />
          <div className={classes.two}>
            <TextInput
              {...field('locale')}
              label="Language"
              description="A language tag, such as en or de-CH"
              autoComplete="language"
            />
            <TextInput
              {...field('zoneinfo')}
              label="Time zone"
              description="Such as Europe/Zurich"
              autoComplete="off"
            />
          </div>
          <SubmitButton intent="profile" className={classes.button}>
            Save profile
          </SubmitButton>
        </Stack>
      </Form>
    </SettingsSection>
  );
}
