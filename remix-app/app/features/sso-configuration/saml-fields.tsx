import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import fileField from '~/components/forms/file-field.module.css';
import classes from '~/components/panel/panel.module.css';
import { SecretField } from './secret-field';
import styles from './sso-configuration.module.css';
import { type FieldsProps, TextField } from './text-field';

const NAME_IDS = [
  { value: 'emailAddress', label: 'Email address' },
  { value: 'persistent', label: 'Persistent' },
  { value: 'unspecified', label: 'Unspecified' },
];
const SIGNATURES = [
  { value: 'sha256', label: 'SHA-256' },
  { value: 'sha512', label: 'SHA-512' },
  { value: 'sha1', label: 'SHA-1 (weak)' },
];
const ENCRYPTIONS = [
  { value: '', label: 'Not encrypted' },
  { value: 'aes256', label: 'AES-256' },
  { value: 'aes128', label: 'AES-128' },
  { value: 'tripledes', label: 'Triple DES (weak)' },
];

export function SamlFields({ isPrivateKeySet, ...fields }: FieldsProps & { isPrivateKeySet: boolean }) {
  return (
    <>
      <TextField
        {...fields}
        name="metadataUrl"
        label="Metadata address (optional)"
        about="We read it now and again every day, and take on new certificates from it."
        placeholder="https://login.acme.example/metadata.xml"
      />
      <Metadata {...fields} />
      <TextField {...fields} name="entityId" label="Entity ID" about="Filled in by metadata." />
      <TextField {...fields} name="ssoUrl" label="Sign-on address (SSO URL)" about="Filled in by metadata." />
      <TextField {...fields} name="sloUrl" label="Sign-out address (SLO URL, optional)" />
      <TextField
        {...fields}
        name="sloResponseUrl"
        label="Address for answers to sign-outs (optional)"
        about="Only where it is another one. Filled in by metadata that names a ResponseLocation."
      />
      <TextField
        {...fields}
        name="certificate"
        label="Signing certificates"
        about="As PEM, one after another. Filled in by metadata."
        lines={3}
      />
      <SecretField
        name="privateKey"
        label="Private key (optional)"
        isSet={isPrivateKeySet}
        isLong
        error={fields.errors.privateKey}
        isFixed={fields.isFixed}
        about="As PEM: signs our requests and opens what is encrypted for us, in the place of our own."
      />
      <TextField {...fields} name="relayState" label="RelayState (optional)" />
      <div className={styles.columns}>
        <Choice {...fields} name="nameIdFormat" label="NameID format" data={NAME_IDS} />
        <Choice {...fields} name="signatureAlgorithm" label="Signature algorithm" data={SIGNATURES} />
        <Choice {...fields} name="encryptionAlgorithm" label="Encryption algorithm" data={ENCRYPTIONS} />
      </div>
      <Checkbox
        radius="sm"
        name="allowIdpInitiated"
        label="People may start from the directory"
        description="Accepts sign-ins that the directory begins by itself, such as from its list of applications. Off is safer: nobody can then be signed in here without meaning to."
        defaultChecked={fields.values.allowIdpInitiated === 'on'}
        disabled={fields.isFixed}
      />
    </>
  );
}

function Metadata({ errors, isFixed }: FieldsProps) {
  if (isFixed) return null;
  return (
    <div>
      <Textarea
        name="metadata"
        label="Metadata as a file or pasted (optional)"
        description="What it says takes the place of what stands below."
        error={errors.metadata}
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        classNames={{ input: classes.mono }}
      />
      <input
        type="file"
        name="metadataFile"
        accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
        aria-label="Metadata file"
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
      name={name}
      label={label}
      data={data}
      defaultValue={values[name] ?? ''}
      error={errors[name]}
      disabled={isFixed}
    />
  );
}
