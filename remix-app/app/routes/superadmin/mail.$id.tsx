import { useActionData, useLoaderData } from '@remix-run/react';
import { openMail, readMail } from '~/features/mail/mail.server';
import { MessagePage } from '~/features/mail/message-page';
import { titleFromTable } from '~/meta';
import { shown } from '~/server/outcome.server';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readMail(visit, idOf(params.id)));

/** Shows the links. */
export const action = pageAction(async ({ visit, params }) => shown(await openMail(visit, idOf(params.id))));

export default function Message() {
  const masked = useLoaderData<typeof loader>();
  const opened = useActionData<typeof action>();
  return <MessagePage message={opened ?? masked} />;
}
