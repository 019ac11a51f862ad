import { Alert, Checkbox, NativeSelect } from '@mantine/core';
import { IconShieldOff } from '@tabler/icons-react';
import type { FieldErrors } from '~/form-state';
import classes from '../applications/applications.module.css';
import {
  algorithmLabel,
  choicesOf,
  ENCRYPTION_ALGORITHMS,
  isWeak,
  NAME_ID_FORMATS,
  SIGN,
  SIGNATURE_ALGORITHMS,
} from './labels';
import type { SettingsValues } from './provider-form';

interface Props {
  values: SettingsValues;
  errors: FieldErrors;
}

const labelled = (algorithms: readonly string[]) =>
  algorithms.map((value) => ({ value, label: algorithmLabel(value) }));

/** By what name it knows people, and how what it gets is signed and encrypted. */
export function SecurityFields({ values, errors }: Props) {
  const field = (name: keyof SettingsValues) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <NativeSelect
        {...field('name_id_format')}
        label="By what name it knows people (NameID)"
        data={choicesOf(NAME_ID_FORMATS)}
      />
      <NativeSelect
        {...field('sign')}
        label="What we sign"
        description="Both suits every application that we know of."
        data={choicesOf(SIGN)}
      />
      <NativeSelect
        {...field('signature_algorithm')}
        label="Signature algorithm"
        data={labelled(SIGNATURE_ALGORITHMS)}
      />
      <NativeSelect
        {...field('encryption_algorithm')}
        label="Encryption of the assertion"
        description="Needs an encryption certificate of the application, under Certificates."
        error={errors.encryption_algorithm ?? errors.encryption_certificate}
        data={[
          { value: '', label: 'Not encrypted (TLS protects it on its way)' },
          ...labelled(ENCRYPTION_ALGORITHMS),
        ]}
      />
      {[values.signature_algorithm, values.encryption_algorithm].some(isWeak) && <Weak />}
      <fieldset className={classes.choices}>
        <legend>Who may begin, and how</legend>
        <Checkbox
          radius="sm"
          name="require_signed_requests"
          label="Its requests must be signed"
          description="Needs a signing certificate of the application, under Certificates."
          defaultChecked={values.require_signed_requests === 'on'}
          error={errors.require_signed_requests ?? errors.signing_certificates}
        />
        <Checkbox
          radius="sm"
          name="allow_idp_initiated"
          label="People may start from our side"
          description="Only where the application takes an answer that it did not ask for. Off is safer: then nobody can be signed in there without wanting to."
          defaultChecked={values.allow_idp_initiated === 'on'}
        />
      </fieldset>
    </>
  );
}

function Weak() {
  return (
    <Alert
      color="amber"
      variant="light"
      title="A weak algorithm is in use"
      icon={<IconShieldOff size={20} stroke={1.6} aria-hidden="true" />}
    >
      SHA-1 signatures can be forged with enough money, and CBC encryption and Triple-DES can be opened by
      somebody who may ask often. They are here for applications that know nothing better. With SHA-1 chosen,
      requests signed so are taken, too. Go back to RSA with SHA-256 and AES-GCM as soon as the application
      allows it.
    </Alert>
  );
}
