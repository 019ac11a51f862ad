import { useActionData } from '@remix-run/react';
import { requireMember } from '~/features/people/people.server';
import { RoleFormPage } from '~/features/roles/role-form-page';
import { saveRole } from '~/features/roles/roles.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => {
  requireMember(visit);
  return null;
});

export const action = pageAction(({ visit, form }) => {
  requireMember(visit);
  return saveRole(visit, null, form);
});

export default function NewRole() {
  return <RoleFormPage kept={null} state={useActionData<typeof action>()} />;
}
