import { useLoaderData } from '@remix-run/react';
import { listMails } from '~/features/mail/mail.server';
import { OutboxPage } from '~/features/mail/outbox-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listMails(visit));

export default function Outbox() {
  return <OutboxPage list={useLoaderData<typeof loader>()} />;
}
