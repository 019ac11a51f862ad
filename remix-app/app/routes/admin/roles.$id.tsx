import { useActionData, useLoaderData } from '@remix-run/react';
import { requireMember } from '~/features/people/people.server';
import { RoleFormPage } from '~/features/roles/role-form-page';
import { readRole, saveRole } from '~/features/roles/roles.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit, params }) => {
  requireMember(visit);
  return { role: await readRole(visit, idOf(params.id)) };
});

export const action = pageAction(({ visit, params, form }) => {
  requireMember(visit);
  return saveRole(visit, idOf(params.id), form);
});

export default function Role() {
  const { role } = useLoaderData<typeof loader>();
  return <RoleFormPage key={role.version} kept={role} state={useActionData<typeof action>()} />;
}
