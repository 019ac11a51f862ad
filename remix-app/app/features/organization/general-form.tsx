import { TextInput } from '@mantine/core';
import { SubmitButton } from '~/components/forms/submit-button';
import { useTexts } from '~/texts/texts-context';
import { PartForm, type PartProps } from './part-form';
import { organizationTexts } from './texts/organization';

const CONTACTS = ['technicalEmail', 'securityEmail', 'billingEmail'] as const;

export function GeneralForm({ organization, state }: PartProps) {
  const t = useTexts(organizationTexts);
  const typed = (name: 'name' | 'supportName' | 'supportAddress' | (typeof CONTACTS)[number]) =>
    state?.values[name] ?? organization[name] ?? '';
  return (
    <PartForm
      organization={organization}
      state={state}
      id="general"
      title={t('nameAndContacts')}
      about={t('nameAndContactsAbout')}
    >
      <TextInput
        name="name"
        label={t('name')}
        defaultValue={typed('name')}
        error={state?.errors.name}
        maxLength={120}
        dir="auto"
        autoComplete="organization"
        required
        withAsterisk={false}
      />
      {CONTACTS.map((name) => (
        <TextInput
          key={name}
          name={name}
          inputMode="email"
          autoCapitalize="none"
          label={t('optional', { label: t(name) })}
          description={t(`${name}About`)}
          defaultValue={typed(name)}
          error={state?.errors[name]}
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
        />
      ))}
      {(['supportName', 'supportAddress'] as const).map((name) => (
        <TextInput
          key={name}
          name={name}
          label={t('optional', { label: t(name) })}
          description={t(`${name}About`)}
          defaultValue={typed(name)}
          error={state?.errors[name]}
          maxLength={name === 'supportName' ? 120 : 500}
          dir={name === 'supportName' ? 'auto' : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <TextInput
        name="timeZone"
        label={t('timeZone')}
        description={t('timeZoneAbout')}
        defaultValue={state?.values.timeZone ?? organization.timeZone}
        error={state?.errors.timeZone}
        maxLength={64}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <SubmitButton intent="general" style={{ alignSelf: 'start' }}>
        {t('save')}
      </SubmitButton>
    </PartForm>
  );
}
