import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import { PageHeader } from '~/components/shell/page-header';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { findTenant } from '~/server/tenant-names.server';

export const meta = titleFromTable;

/** People are invited into an organization: once it is named, the page is that organization's. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const of = new URL(request.url).searchParams.get('of')?.trim() ?? '';
  const tenant = of ? await findTenant(request, session, of) : null;
  if (tenant) throw redirect(`/superadmin/tenants/${tenant.id}/users/invite`);
  return { of, isUnknown: of !== '' };
}

export default function InviteWhere() {
  return (
    <>
      <PageHeader title="Invite people">Into which organization? They get its invitation by mail.</PageHeader>
      <ChooseOwner {...useLoaderData<typeof loader>()} />
    </>
  );
}
