import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import { PageHeader } from '~/components/shell/page-header';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { findTenant } from '~/server/tenant-names.server';

export const meta = titleFromTable;

/** People are invited into an organization: once it is named, the page is that organization's. */
export const loader = pageLoader(async ({ visit }) => {
  const of = visit.url.searchParams.get('of')?.trim() ?? '';
  const tenant = of ? await findTenant(visit, of) : null;
  if (tenant) throw redirect(`/superadmin/tenants/${tenant.id}/users/invite`);
  return { of, isUnknown: of !== '' };
});

export default function InviteWhere() {
  return (
    <>
      <PageHeader title="Invite people">Into which organization? They get its invitation by mail.</PageHeader>
      <ChooseOwner {...useLoaderData<typeof loader>()} />
    </>
  );
}
