import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { inviteWhereTexts } from '~/features/people/texts/invite-where';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { findTenant } from '~/server/tenant-names.server';
import { useTexts } from '~/texts/texts-context';

export const meta = titleFromTable;

/** Users are invited to an organization: once it is chosen, its own page opens. */
export const loader = pageLoader(async ({ visit }) => {
  const of = visit.url.searchParams.get('of')?.trim() ?? '';
  const tenant = of ? await findTenant(visit, of) : null;
  if (tenant) throw redirect(`/superadmin/tenants/${tenant.id}/users/invite`);
  return { of, isUnknown: of !== '' };
});

export default function InviteWhere() {
  const t = useTexts(inviteWhereTexts);
  return (
    <>
      <PageHeader title={usePageTitle()}>{t('about')}</PageHeader>
      <ChooseOwner {...useLoaderData<typeof loader>()} />
    </>
  );
}
