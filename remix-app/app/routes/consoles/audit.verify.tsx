import { useLoaderData } from '@remix-run/react';
import { VerifyFilePage } from '~/features/audit/verify-file-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => ({ base: visit.base('audit') }));

export default function VerifyAuditFile() {
  return <VerifyFilePage base={useLoaderData<typeof loader>().base} />;
}
