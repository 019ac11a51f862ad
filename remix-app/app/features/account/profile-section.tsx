import type { AccountDto } from '@gatehouse/contracts';
import { Stack, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

interface Props {
  account: Pick<AccountDto, 'picture' | 'locale' | 'zoneinfo' | 'version'>;
  state: FormState | undefined;
}

/** Optional profile data for applications, besides the name. */
export function ProfileSection({ account, state }: Props) {
  const t = useTexts(settingsTexts);
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
    <SettingsSection id="profile" title={t('profile')} about={t('profileAbout')}>
      <Form method="post" noValidate ref={form} preventScrollReset>
        <Stack gap="md">
          <FormAlert state={state} />
          <input type="hidden" name="version" value={account.version} />
          <TextInput
            {...field('picture')}
            label={t('picture')}
            description={t('pictureAbout')}
            inputMode="url"
            autoComplete="photo"
          />
          <div className={classes.two}>
            <TextInput
              {...field('locale')}
              label={t('language')}
              description={t('languageAbout')}
              autoComplete="language"
            />
            <TextInput
              {...field('zoneinfo')}
              label={t('timeZone')}
              description={t('timeZoneAbout')}
              autoComplete="off"
            />
          </div>
          <SubmitButton intent="profile" className={classes.button}>
            {t('saveProfile')}
          </SubmitButton>
        </Stack>
      </Form>
    </SettingsSection>
  );
}
