import { Alert, Checkbox, NativeSelect } from '@mantine/core';
import { IconShieldOff } from '@tabler/icons-react';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
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
import { fieldTexts } from './texts/fields';
import { labelTexts } from './texts/labels';
import { providerTexts } from './texts/provider';

interface Props {
  values: SettingsValues;
  errors: FieldErrors;
}

/** The NameID format, and how messages are signed and encrypted. */
export function SecurityFields({ values, errors }: Props) {
  const t = useTexts(providerTexts);
  const fields = useTexts(fieldTexts);
  const labels = useTexts(labelTexts);
  const labelled = (algorithms: readonly string[]) =>
    algorithms.map((value) => ({ value, label: algorithmLabel(value, labels) }));
  const field = (name: keyof SettingsValues) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <NativeSelect
        {...field('name_id_format')}
        label={fields('nameId')}
        description={fields('nameIdHelp')}
        data={choicesOf(NAME_ID_FORMATS, labels)}
      />
      <NativeSelect
        {...field('sign')}
        label={t('sign')}
        description={t('signHelp')}
        data={choicesOf(SIGN, labels)}
      />
      <NativeSelect
        {...field('signature_algorithm')}
        label={t('signatureAlgorithm')}
        data={labelled(SIGNATURE_ALGORITHMS)}
      />
      <NativeSelect
        {...field('encryption_algorithm')}
        label={t('encryption')}
        description={t('encryptionHelp')}
        error={errors.encryption_algorithm ?? errors.encryption_certificate}
        data={[{ value: '', label: t('notEncrypted') }, ...labelled(ENCRYPTION_ALGORITHMS)]}
      />
      {[values.signature_algorithm, values.encryption_algorithm].some(isWeak) && <Weak />}
      <fieldset className={classes.choices}>
        <legend>{t('signOn')}</legend>
        <Checkbox
          radius="sm"
          name="require_signed_requests"
          label={t('requireSigned')}
          description={t('requireSignedHelp')}
          defaultChecked={values.require_signed_requests === 'on'}
          error={errors.require_signed_requests ?? errors.signing_certificates}
        />
        <Checkbox
          radius="sm"
          id="allow_idp_initiated"
          name="allow_idp_initiated"
          label={fields('idpInitiated')}
          description={t('idpInitiatedHelp')}
          defaultChecked={values.allow_idp_initiated === 'on'}
        />
      </fieldset>
    </>
  );
}

function Weak() {
  const t = useTexts(providerTexts);
  return (
    <Alert
      color="amber"
      variant="light"
      title={t('weakTitle')}
      icon={<IconShieldOff size={20} stroke={1.6} aria-hidden="true" />}
    >
      {t('weakAbout')}
    </Alert>
  );
}
