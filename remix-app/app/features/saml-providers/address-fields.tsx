import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
import { choicesOf, SLO_BINDINGS } from './labels';
import type { SettingsValues } from './provider-form';

interface Props {
  values: SettingsValues;
  errors: FieldErrors;
  services: SamlServiceProviderDto['assertion_consumer_services'];
}

/** What it is called and where it is reached. */
export function AddressFields({ values, errors, services }: Props) {
  const field = (name: keyof SettingsValues) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <TextInput
        {...field('name')}
        label="Name"
        description="Shown where people are asked to sign in."
        maxLength={120}
        required
        withAsterisk={false}
      />
      <div>
        <TextInput
          {...field('acs_url')}
          type="url"
          label="Address for assertions (ACS URL)"
          description={
            services.length > 1
              ? 'The default of those below. If you change it, it replaces all of them.'
              : undefined
          }
          maxLength={2000}
          required
          withAsterisk={false}
        />
        {services.length > 1 && <Services services={services} />}
      </div>
      <TextInput
        {...field('slo_url')}
        type="url"
        label="Sign-out address (optional)"
        description="Where we tell it that somebody has signed out. Without it, people sign out there themselves."
        maxLength={2000}
      />
      <NativeSelect
        {...field('slo_binding')}
        label="Binding for signing out"
        data={choicesOf(SLO_BINDINGS)}
      />
      <TextInput
        {...field('metadata_url')}
        type="url"
        label="Metadata address (optional)"
        description="Read once a day: new addresses and certificates are applied, and old certificates are trusted for one more week."
        maxLength={2000}
      />
    </>
  );
}

function Services({ services }: Pick<Props, 'services'>) {
  return (
    <ul className={classes.note}>
      {services.map(({ url, index, is_default }) => (
        <li key={`${index} ${url}`} style={{ overflowWrap: 'anywhere' }}>
          {index !== null && `${index}: `}
          {url}
          {is_default && ' (default)'}
        </li>
      ))}
    </ul>
  );
}
