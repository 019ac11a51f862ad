import {
  AUTHORIZATION_RESPONSE_ALGORITHMS,
  REQUEST_OBJECT_ALGORITHMS,
  TLS_CLIENT_AUTH_SUBJECTS,
} from '@gatehouse/contracts';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { LinesField } from '~/components/forms/lines-field';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { SecurityValues } from './security-form';
import { fieldTexts } from './texts/fields';

interface Props {
  values: SecurityValues;
  errors: FieldErrors;
}

/** The certificate of an application with `tls_client_auth`. */
export function ClientCertificate({ values, errors }: Props) {
  const t = useTexts(fieldTexts);
  return (
    <fieldset className={classes.choices}>
      <legend>{t('clientCertificate')}</legend>
      <p className={classes.note} style={{ margin: 0 }}>
        {t('clientCertificateHelp')}
      </p>
      <NativeSelect
        name="tls_subject"
        label={t('certificateSubject')}
        data={TLS_CLIENT_AUTH_SUBJECTS.map((value) => ({ value, label: t(value) }))}
        defaultValue={values.certificateSubject}
      />
      <TextInput
        name="tls_value"
        label={t('certificateValue')}
        description={t('certificateValueHelp')}
        defaultValue={values.certificateValue}
        error={errors.tls_value}
        maxLength={1000}
        spellCheck={false}
      />
      <LinesField
        name="tls_authorities"
        label={t('certificateAuthorities')}
        description={t('certificateAuthoritiesHelp')}
        placeholder="-----BEGIN CERTIFICATE-----"
        value={values.certificateAuthorities}
        error={errors.tls_authorities}
        mostRows={12}
      />
    </fieldset>
  );
}

/** Tokens that only work with the client certificate. */
export function CertificateBinding({ values, errors }: Props) {
  const t = useTexts(fieldTexts);
  return (
    <Checkbox
      radius="sm"
      name="binds_certificate"
      label={t('boundToCertificate')}
      description={t('boundToCertificateHelp')}
      defaultChecked={values.bindsToCertificate}
      error={errors.binds_certificate}
    />
  );
}

/** Authorization requests that the application signs, and responses that Gatehouse signs. */
export function SignedMessages({ values, errors }: Props) {
  const t = useTexts(fieldTexts);
  const choices = (algorithms: readonly string[]) => [{ value: '', label: t('notAllowed') }, ...algorithms];
  return (
    <fieldset className={classes.choices}>
      <legend>{t('signedMessages')}</legend>
      <NativeSelect
        name="request_object_signing_alg"
        label={t('requestAlgorithm')}
        description={t('requestAlgorithmHelp')}
        data={choices(REQUEST_OBJECT_ALGORITHMS)}
        defaultValue={values.requestAlgorithm}
        error={errors.request_object_signing_alg}
      />
      <Checkbox
        radius="sm"
        name="require_signed"
        label={t('requireSigned')}
        description={t('requireSignedHelp')}
        defaultChecked={values.requiresSigned}
        error={errors.require_signed}
      />
      <NativeSelect
        name="authorization_signed_response_alg"
        label={t('responseAlgorithm')}
        description={t('responseAlgorithmHelp')}
        data={choices(AUTHORIZATION_RESPONSE_ALGORITHMS)}
        defaultValue={values.responseAlgorithm}
        error={errors.authorization_signed_response_alg}
      />
    </fieldset>
  );
}

/** Where users start the application from their dashboard. */
export function InitiateUri({ values, errors }: Props) {
  const t = useTexts(fieldTexts);
  return (
    <TextInput
      name="initiate_login_uri"
      label={t('initiateUri')}
      description={t('initiateUriHelp')}
      defaultValue={values.initiateUri}
      error={errors.initiate_login_uri}
      maxLength={2000}
      spellCheck={false}
      inputMode="url"
    />
  );
}
