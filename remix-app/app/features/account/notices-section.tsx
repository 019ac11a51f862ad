import type { AccountDto } from '@gatehouse/contracts';
import { Checkbox, Stack } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

interface Props {
  account: Pick<AccountDto, 'newDeviceMail' | 'weeklyEmail'>;
  state: FormState | undefined;
}

/** Optional notifications about the account. Changes of authentication methods are always notified. */
export function NoticesSection({ account: { newDeviceMail, weeklyEmail }, state }: Props) {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection id="notices" title={t('notices')} about={t('noticesAbout')}>
      <Form method="post" preventScrollReset key={`${newDeviceMail} ${weeklyEmail}`}>
        <Stack gap="md">
          <FormAlert state={state} />
          <Checkbox
            radius="sm"
            name="newDeviceMail"
            label={t('newDeviceMail')}
            description={t('newDeviceMailAbout')}
            defaultChecked={newDeviceMail}
          />
          {weeklyEmail !== null && (
            <>
              <input type="hidden" name="hasWeeklyEmail" value="on" />
              <Checkbox
                radius="sm"
                name="weeklyEmail"
                label={t('weeklyEmail')}
                description={t('weeklyEmailAbout')}
                defaultChecked={weeklyEmail}
              />
            </>
          )}
          <SubmitButton intent="notices" variant="default" style={{ alignSelf: 'start' }}>
            {t('saveNotices')}
          </SubmitButton>
        </Stack>
      </Form>
    </SettingsSection>
  );
}
