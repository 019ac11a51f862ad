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
import { counted } from '../people/labels';
import { permissionText } from './permissions';
import type { RoleState } from './roles.server';

interface Props {
  /** Null for a new one. */
  kept: TenantRoleDto | null;
  state: RoleState | undefined;
}

/** What a role of the organization is called, and what it adds to what every member may do. */
export function RoleFormPage({ kept: role, state }: Props) {
  const form = useFirstError(state);
  const held = useUser().permissions;
  const chosen = state?.permissions ?? role?.permissions ?? [];
  return (
    <>
      <div className={list.head}>
        <h1 className={list.title}>{role ? <bdi>{role.name}</bdi> : 'New role'}</h1>
        <Anchor component={Link} to="/admin/roles" size="sm">
          All roles
        </Anchor>
      </div>
      <Form method="post" noValidate ref={form} className={classes.panel}>
        {role && <input type="hidden" name="version" value={role.version} />}
        <Stack gap="lg">
          <FormAlert state={state} />
          <TextInput
            name="name"
            label="Name"
            defaultValue={state?.values.name ?? role?.name ?? ''}
            error={state?.errors.name}
            maxLength={60}
            required
            withAsterisk={false}
          />
          <Textarea
            name="description"
            label="Description (optional)"
            defaultValue={state?.values.description ?? role?.description ?? ''}
            error={state?.errors.description}
            maxLength={200}
            autosize
            minRows={1}
          />
          <fieldset className={classes.choices}>
            <legend>May, besides looking after their own account</legend>
            {TENANT_ROLE_PERMISSIONS.map((permission) => (
              <Checkbox
                key={permission}
                radius="sm"
                name="permissions"
                value={permission}
                label={permissionText(permission).name}
                description={permissionText(permission).about}
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
            {role ? 'Save role' : 'Make role'}
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
            Delete
          </h2>
          <p className={classes.panelAbout}>
            {role.members > 0
              ? `Held by ${counted(role.members)} ${role.members === 1 ? 'person' : 'people'}. Give them another role first.`
              : 'Nobody holds this role.'}
          </p>
          <Form method="post">
            <SubmitButton intent="delete" color="red">
              Delete role
            </SubmitButton>
          </Form>
        </section>
      )}
    </>
  );
}
