import { useActionData, useLoaderData } from '@remix-run/react';
import { ClaimPage } from '~/features/domains/claim-page';
import { claimDomain } from '~/features/domains/domains.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => ({
  base: visit.base('domains'),
  isPlatform: visit.can('platform_management'),
}));

export const action = pageAction(({ visit, form }) => claimDomain(visit, form));

export default function Claim() {
  return <ClaimPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
