import { Alert, Checkbox, NativeSelect } from '@mantine/core';
import { IconShieldOff } from '@tabler/icons-react';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
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
        label="How the application identifies people (NameID)"
        data={choicesOf(NAME_ID_FORMATS)}
      />
      <NativeSelect
        {...field('sign')}
        label="What we sign"
        description="Signing both works with every application that we know of."
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
          { value: '', label: 'Not encrypted (TLS protects it in transit)' },
          ...labelled(ENCRYPTION_ALGORITHMS),
        ]}
      />
      {[values.signature_algorithm, values.encryption_algorithm].some(isWeak) && <Weak />}
      <fieldset className={classes.choices}>
        <legend>Who may start a sign-on, and how</legend>
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
          label="People may start from here"
          description="Only if the application accepts assertions that it did not ask for. Off is safer: nobody can then be signed in there without meaning to."
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
      SHA-1 signatures can be forged with enough money, and CBC and Triple-DES encryption can be broken by
      somebody who can send many altered messages. They exist for old applications only. With SHA-1 chosen, we
      accept requests that are signed with it, too. Change to SHA-256 and AES-GCM as soon as the application
      supports them.
    </Alert>
  );
}
