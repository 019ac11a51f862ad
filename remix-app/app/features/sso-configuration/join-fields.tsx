import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import styles from './sso-configuration.module.css';
import { type FieldsProps, TextField } from './text-field';

/** Whom the connection serves, and what becomes of somebody who is new. */
export function JoinFields({ hasDomains, ...fields }: FieldsProps & { hasDomains: boolean }) {
  const { values, errors, isFixed } = fields;
  return (
    <>
      {hasDomains && (
        <TextField
          {...fields}
          name="domains"
          label="Domains"
          about="One a line. People with an address of one are sent here once the domain is proven."
          lines={2}
        />
      )}
      <Checkbox
        radius="sm"
        name="createsPeople"
        label="Whoever is new joins by signing in"
        description="Otherwise only people who have an account or an invitation get in."
        defaultChecked={values.createsPeople === 'on'}
        disabled={isFixed}
      />
      <details open={Object.keys(errors).some((name) => name.startsWith('mapping.')) || undefined}>
        <summary className={styles.more}>Attributes and roles</summary>
        <Stack gap="lg" mt="md">
          <div className={styles.columns}>
            <TextField {...fields} name="mapping.email" label="Email comes from" />
            <TextField {...fields} name="mapping.givenName" label="First name comes from" />
            <TextField {...fields} name="mapping.familyName" label="Last name comes from" />
            <TextField {...fields} name="mapping.groups" label="Groups come from" />
            <TextField {...fields} name="mapping.picture" label="Picture comes from" />
            <TextField {...fields} name="mapping.locale" label="Language comes from" />
            <TextField {...fields} name="mapping.zoneinfo" label="Time zone comes from" />
          </div>
          <NativeSelect
            name="mapping.defaultRole"
            label="Role of somebody who joins"
            data={[
              { value: 'tenant_user', label: 'User' },
              { value: 'tenant_admin', label: 'Admin' },
            ]}
            defaultValue={values['mapping.defaultRole']}
            error={errors['mapping.defaultRole']}
            disabled={isFixed}
          />
          <TextField
            {...fields}
            name="mapping.groupRoles"
            label="Roles by group (optional)"
            about="One a line: the group, an equals sign, then tenant_admin or tenant_user. No group makes a super admin."
            placeholder="it-administrators = tenant_admin"
            lines={2}
          />
        </Stack>
      </details>
    </>
  );
}
