import { mayGive, TENANT_ROLE_PERMISSIONS, type TenantRoleDto } from '@gatehouse/contracts';
import { Anchor, Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useUser } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import classes from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { PERMISSION_TEXTS } from '~/features/people/permissions';
import { permissionTexts } from '~/features/people/texts/permissions';
import { useFormats, useTexts } from '~/texts/texts-context';
import { counted } from '../people/labels';
import type { RoleState } from './roles.server';
import { roleFormTexts } from './texts/form';

interface Props {
  /** Null for a new one. */
  kept: TenantRoleDto | null;
  state: RoleState | undefined;
}

/** What a role of the organization is called, and what it adds to what every member may do. */
export function RoleFormPage({ kept: role, state }: Props) {
  const form = useFirstError(state);
  const t = useTexts(roleFormTexts);
  const label = useTexts(permissionTexts);
  const formats = useFormats();
  const held = useUser().permissions;
  const chosen = state?.permissions ?? role?.permissions ?? [];
  return (
    <>
      <div className={list.head}>
        <PageTitle>{role ? <bdi>{role.name}</bdi> : t('newRole')}</PageTitle>
        <Anchor component={Link} to="/admin/roles" size="sm">
          {t('allRoles')}
        </Anchor>
      </div>
      <Form method="post" noValidate ref={form} className={classes.panel}>
        {role && <input type="hidden" name="version" value={role.version} />}
        <Stack gap="lg">
          <FormAlert state={state} />
          <TextInput
            name="name"
            label={t('name')}
            defaultValue={state?.values.name ?? role?.name ?? ''}
            error={state?.errors.name}
            maxLength={60}
            required
            withAsterisk={false}
          />
          <Textarea
            name="description"
            label={t('description')}
            defaultValue={state?.values.description ?? role?.description ?? ''}
            error={state?.errors.description}
            maxLength={200}
            autosize
            minRows={1}
            rows={1}
          />
          <fieldset className={classes.choices}>
            <legend>{t('permissions')}</legend>
            {TENANT_ROLE_PERMISSIONS.map((permission) => (
              <Checkbox
                key={permission}
                radius="sm"
                name="permissions"
                value={permission}
                label={label(PERMISSION_TEXTS[permission].name)}
                description={label(PERMISSION_TEXTS[permission].about)}
                defaultChecked={chosen.includes(permission)}
                disabled={!mayGive(held, [permission])}
              />
            ))}
            {state?.errors.permissions && (
              <p className={classes.error} role="alert">
                {state.errors.permissions}
              </p>
            )}
          </fieldset>
          <SubmitButton intent="save" style={{ alignSelf: 'start' }}>
            {role ? t('save') : t('create')}
          </SubmitButton>
        </Stack>
      </Form>
      {role && (
        <section
          className={`${classes.panel} ${classes.danger}`}
          style={{ marginTop: 20 }}
          aria-labelledby="delete"
        >
          <h2 id="delete" className={classes.panelTitle}>
            {t('delete')}
          </h2>
          <p className={classes.panelAbout}>
            {role.members > 0
              ? t('inUse', { count: role.members, shown: counted(role.members, formats) })
              : t('unused')}
          </p>
          <Form method="post">
            <SubmitButton intent="delete" color="red">
              {t('deleteButton')}
            </SubmitButton>
          </Form>
        </section>
      )}
    </>
  );
}
