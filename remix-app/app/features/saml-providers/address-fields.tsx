import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import type { FieldErrors } from '~/form-state';
import classes from '../applications/applications.module.css';
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
          label="Assertions are posted to (ACS URL)"
          description={
            services.length > 1
              ? 'The default of those below. To change it here puts it in the place of all of them.'
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
        description="Where it is told that somebody signed out. Without it, people have to sign out there themselves."
        maxLength={2000}
      />
      <NativeSelect {...field('slo_binding')} label="How it is told" data={choicesOf(SLO_BINDINGS)} />
      <TextInput
        {...field('metadata_url')}
        type="url"
        label="Address of its metadata (optional)"
        description="Read once a day: new addresses and certificates are taken over, old certificates trusted a week longer."
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
