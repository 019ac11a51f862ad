import { TextInput } from '@mantine/core';
import { SubmitButton } from '~/components/forms/submit-button';
import { PartForm, type PartProps } from './part-form';

const CONTACTS = [
  ['technicalEmail', 'Technical contact (optional)', 'Asked when a connection or a certificate needs work.'],
  ['securityEmail', 'Security contact (optional)', 'Asked when something looks like an attack.'],
  ['billingEmail', 'Billing contact (optional)', 'Asked about the plan and payments.'],
] as const;

export function GeneralForm({ organization, state }: PartProps) {
  const typed = (name: 'name' | (typeof CONTACTS)[number][0]) =>
    state?.values[name] ?? organization[name] ?? '';
  return (
    <PartForm
      organization={organization}
      state={state}
      id="general"
      title="Name and contacts"
      about="Whoever runs the platform sees the contacts as well, and nobody else does."
    >
      <TextInput
        name="name"
        label="Name"
        defaultValue={typed('name')}
        error={state?.errors.name}
        maxLength={120}
        dir="auto"
        autoComplete="organization"
        required
        withAsterisk={false}
      />
      {CONTACTS.map(([name, label, description]) => (
        <TextInput
          key={name}
          name={name}
          inputMode="email"
          autoCapitalize="none"
          label={label}
          description={description}
          defaultValue={typed(name)}
          error={state?.errors[name]}
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
        />
      ))}
      <SubmitButton intent="general" style={{ alignSelf: 'start' }}>
        Save
      </SubmitButton>
    </PartForm>
  );
}
