import { fillIn, ORGANIZATION_TEXTS, type OrganizationTextName } from '@gatehouse/contracts';
import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '@gatehouse/texts';
import { Group, Text, TextInput } from '@mantine/core';
import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { SubmitButton } from '~/components/forms/submit-button';
import { LinkTabs } from '~/components/shell/link-tabs';
import { useTexts } from '~/texts/texts-context';
import classes from './organization.module.css';
import { PartForm, type PartProps } from './part-form';
import { ownTexts } from './texts/own-texts';
import { OWN_TEXTS } from './words';

/** The organization's replaced texts, in one language at a time. The URL contains the language. */
export function TextsForm({ organization, state, language }: PartProps & { language: Language }) {
  const t = useTexts(ownTexts);
  const [address] = useSearchParams();
  const to = (chosen: Language) => {
    const search = new URLSearchParams(address);
    search.set('texts', chosen);
    return `?${search}#texts`;
  };
  const saved = organization.texts[language] ?? {};
  return (
    <PartForm
      organization={organization}
      state={state}
      id="texts"
      title={t('textsTitle')}
      about={t('textsAbout')}
    >
      <LinkTabs
        label={t('chooseLanguage')}
        tabs={LANGUAGES.map((each) => ({
          label: LANGUAGE_NAMES[each],
          to: to(each),
          isCurrent: each === language,
        }))}
      />
      <input type="hidden" name="textsLanguage" value={language} />
      {OWN_TEXTS.map((name) => (
        <OwnText
          key={`${language} ${name}`}
          name={name}
          language={language}
          organization={organization.name}
          value={state?.values[name] ?? saved[name] ?? ''}
          error={state?.errors[name]}
        />
      ))}
      <Group>
        <SubmitButton intent="texts">{t('saveTexts')}</SubmitButton>
        {Object.keys(saved).length > 0 && (
          <SubmitButton intent="reset-texts" variant="default">
            {t('reset')}
          </SubmitButton>
        )}
      </Group>
    </PartForm>
  );
}

interface OwnTextProps {
  name: OrganizationTextName;
  language: Language;
  organization: string;
  value: string;
  error: string | undefined;
}

function OwnText({ name, language, organization, value, error }: OwnTextProps) {
  const t = useTexts(ownTexts);
  const [typed, setTyped] = useState(value);
  const { maxLength, placeholders } = ORGANIZATION_TEXTS[name];
  const sample = { organization, subject: t('sampleSubject'), name: 'Ada' };
  return (
    <div>
      <TextInput
        name={name}
        label={t(name)}
        description={t('placeholders', {
          count: maxLength,
          names: placeholders.map((each) => `{${each}}`).join(', '),
        })}
        defaultValue={value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={error}
        maxLength={maxLength}
        lang={language}
        dir={directionOf(language)}
        autoComplete="off"
      />
      {typed.trim() && (
        <Text size="sm" c="dimmed" mt={6} className={classes.preview} aria-live="polite">
          {t('preview')}: <bdi lang={language}>{fillIn(typed, sample)}</bdi>
        </Text>
      )}
    </div>
  );
}
