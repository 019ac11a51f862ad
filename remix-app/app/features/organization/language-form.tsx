import { LANGUAGE_NAMES, LANGUAGES } from '@gatehouse/texts';
import { NativeSelect } from '@mantine/core';
import { SubmitButton } from '~/components/forms/submit-button';
import { useTexts } from '~/texts/texts-context';
import { PartForm, type PartProps } from './part-form';
import { ownTexts } from './texts/own-texts';

/** The language of pages and emails for users who did not choose one. */
export function LanguageForm({ organization, state }: PartProps) {
  const t = useTexts(ownTexts);
  return (
    <PartForm
      organization={organization}
      state={state}
      id="language"
      title={t('languageTitle')}
      about={t('languageAbout')}
    >
      <NativeSelect
        name="language"
        label={t('language')}
        defaultValue={state?.values.language ?? organization.language ?? ''}
        error={state?.errors.language}
        data={[
          { value: '', label: t('byBrowser') },
          ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
        ]}
      />
      <SubmitButton intent="language" style={{ alignSelf: 'start' }}>
        {t('saveLanguage')}
      </SubmitButton>
    </PartForm>
  );
}
