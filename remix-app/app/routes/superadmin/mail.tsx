import { useLoaderData } from '@remix-run/react';
import { listMails } from '~/features/mail/mail.server';
import { OutboxPage } from '~/features/mail/outbox-page';
import { titleFromTable } from '~/meta';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'outbox' }),
  ({ visit }) => listMails(visit),
);

export default function Outbox() {
  return <OutboxPage list={useLoaderData<typeof loader>()} />;
}
