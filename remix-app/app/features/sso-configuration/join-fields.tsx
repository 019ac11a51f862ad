import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import styles from './sso-configuration.module.css';
import { type FieldsProps, TextField } from './text-field';
import { fieldsTexts } from './texts/fields';

/** The domains that the connection serves, and the accounts of new users. */
export function JoinFields({ hasDomains, ...fields }: FieldsProps & { hasDomains: boolean }) {
  const t = useTexts(fieldsTexts);
  const { values, errors, isFixed } = fields;
  return (
    <>
      {hasDomains && (
        <TextField {...fields} name="domains" label={t('domains')} about={t('domainsAbout')} lines={2} />
      )}
      <Checkbox
        radius="sm"
        id="createsPeople"
        name="createsPeople"
        label={t('createsPeople')}
        description={t('createsPeopleAbout')}
        defaultChecked={values.createsPeople === 'on'}
        disabled={isFixed}
      />
      <Disclosure
        open={Object.keys(errors).some((name) => name.startsWith('mapping.')) || undefined}
        summary={t('attributes')}
      >
        <Stack gap="lg" mt="md">
          <div className={styles.columns}>
            <TextField {...fields} name="mapping.email" label={t('emailAttribute')} />
            <TextField {...fields} name="mapping.givenName" label={t('givenNameAttribute')} />
            <TextField {...fields} name="mapping.familyName" label={t('familyNameAttribute')} />
            <TextField {...fields} name="mapping.groups" label={t('groupsAttribute')} />
            <TextField {...fields} name="mapping.picture" label={t('pictureAttribute')} />
            <TextField {...fields} name="mapping.locale" label={t('localeAttribute')} />
            <TextField {...fields} name="mapping.zoneinfo" label={t('zoneinfoAttribute')} />
          </div>
          <NativeSelect
            name="mapping.defaultRole"
            label={t('defaultRole')}
            data={[
              { value: 'tenant_user', label: t('roleUser') },
              { value: 'tenant_admin', label: t('roleAdmin') },
            ]}
            defaultValue={values['mapping.defaultRole']}
            error={errors['mapping.defaultRole']}
            disabled={isFixed}
          />
          <TextField
            {...fields}
            name="mapping.groupRoles"
            label={t('groupRoles')}
            about={t('groupRolesAbout')}
            placeholder="it-administrators = tenant_admin"
            lines={2}
          />
        </Stack>
      </Disclosure>
    </>
  );
}
