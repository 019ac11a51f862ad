import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listMails } from '~/features/mail/mail.server';
import { OutboxPage } from '~/features/mail/outbox-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listMails(request, await requireRoute(request));
}

export default function Outbox() {
  return <OutboxPage list={useLoaderData<typeof loader>()} />;
}
