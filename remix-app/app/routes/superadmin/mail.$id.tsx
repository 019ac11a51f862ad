import { IdSchema } from '@gatehouse/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { openMail, readMail } from '~/features/mail/mail.server';
import { MessagePage } from '~/features/mail/message-page';
import { titleFromTable } from '~/meta';
import { refusal } from '~/server/api.server';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return readMail(request, session, idOf(params.id));
}

/** Shows the links. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requireRoute(request);
  return openMail(request, session, idOf(params.id));
}

function idOf(text: string | undefined): string {
  const id = IdSchema.safeParse(text);
  if (!id.success) throw refusal(404, null);
  return id.data;
}

export default function Message() {
  const masked = useLoaderData<typeof loader>();
  const opened = useActionData<typeof action>();
  return <MessagePage message={opened ?? masked} />;
}
