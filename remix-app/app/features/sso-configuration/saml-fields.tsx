import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import fileField from '~/components/forms/file-field.module.css';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { SecretField } from './secret-field';
import styles from './sso-configuration.module.css';
import { type FieldsProps, TextField } from './text-field';
import { fieldsTexts } from './texts/fields';

export function SamlFields({ isPrivateKeySet, ...fields }: FieldsProps & { isPrivateKeySet: boolean }) {
  const t = useTexts(fieldsTexts);
  const nameIds = [
    { value: 'emailAddress', label: t('nameIdEmail') },
    { value: 'persistent', label: t('nameIdPersistent') },
    { value: 'unspecified', label: t('nameIdUnspecified') },
  ];
  return (
    <>
      <TextField
        {...fields}
        name="metadataUrl"
        label={t('metadataUrl')}
        about={t('metadataUrlAbout')}
        placeholder="https://login.acme.example/metadata.xml"
      />
      <Metadata {...fields} />
      <TextField {...fields} name="entityId" label={t('entityId')} about={t('fromMetadata')} />
      <TextField {...fields} name="ssoUrl" label={t('ssoUrl')} about={t('fromMetadata')} />
      <TextField {...fields} name="sloUrl" label={t('sloUrl')} />
      <TextField
        {...fields}
        name="sloResponseUrl"
        label={t('sloResponseUrl')}
        about={t('sloResponseUrlAbout')}
      />
      <TextField
        {...fields}
        name="certificate"
        label={t('certificates')}
        about={t('certificatesAbout')}
        lines={3}
      />
      <SecretField
        name="privateKey"
        label={t('privateKey')}
        isSet={isPrivateKeySet}
        isLong
        error={fields.errors.privateKey}
        isFixed={fields.isFixed}
        about={t('privateKeyAbout')}
      />
      <TextField {...fields} name="relayState" label={t('relayState')} />
      <Choice {...fields} name="nameIdFormat" label={t('nameIdFormat')} data={nameIds} />
      <SamlVerificationFields {...fields} />
    </>
  );
}

/** How a response must be protected, and whether it may be unsolicited. */
export function SamlVerificationFields(fields: FieldsProps) {
  const t = useTexts(fieldsTexts);
  const signatures = [
    { value: 'sha256', label: 'SHA-256' },
    { value: 'sha512', label: 'SHA-512' },
    { value: 'sha1', label: t('weak', { algorithm: 'SHA-1' }) },
  ];
  const encryptions = [
    { value: '', label: t('notEncrypted') },
    { value: 'aes256', label: 'AES-256' },
    { value: 'aes128', label: 'AES-128' },
    { value: 'tripledes', label: t('weak', { algorithm: 'Triple DES' }) },
  ];
  return (
    <>
      <div className={styles.columns}>
        <Choice {...fields} name="signatureAlgorithm" label={t('signatureAlgorithm')} data={signatures} />
        <Choice {...fields} name="encryptionAlgorithm" label={t('encryptionAlgorithm')} data={encryptions} />
      </div>
      <Checkbox
        radius="sm"
        id="allowIdpInitiated"
        name="allowIdpInitiated"
        label={t('allowIdpInitiated')}
        description={t('allowIdpInitiatedAbout')}
        defaultChecked={fields.values.allowIdpInitiated === 'on'}
        disabled={fields.isFixed}
      />
    </>
  );
}

function Metadata({ errors, isFixed }: FieldsProps) {
  const t = useTexts(fieldsTexts);
  if (isFixed) return null;
  return (
    <div>
      <Textarea
        name="metadata"
        label={t('metadata')}
        description={t('metadataAbout')}
        error={errors.metadata}
        autosize
        minRows={2}
        rows={2}
        maxRows={8}
        spellCheck={false}
        classNames={{ input: classes.mono }}
      />
      <input
        type="file"
        name="metadataFile"
        accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
        aria-label={t('metadataFile')}
        className={fileField.file}
        style={{ marginTop: 10 }}
      />
    </div>
  );
}

interface ChoiceProps extends FieldsProps {
  name: string;
  label: string;
  data: { value: string; label: string }[];
}

function Choice({ name, label, data, values, errors, isFixed }: ChoiceProps) {
  return (
    <NativeSelect
      id={name}
      name={name}
      label={label}
      data={data}
      defaultValue={values[name] ?? ''}
      error={errors[name]}
      disabled={isFixed}
    />
  );
}
