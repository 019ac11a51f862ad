import { useActionData, useLoaderData } from '@remix-run/react';
import { readOrganization, saveOrganization } from '~/features/organization/organization.server';
import { OrganizationPage } from '~/features/organization/organization-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readOrganization(visit));

export const action = pageAction(({ visit, form }) => saveOrganization(visit, form));

export default function OrganizationSettings() {
  return <OrganizationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
