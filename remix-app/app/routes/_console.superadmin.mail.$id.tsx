import { IdSchema } from '@gatehouse/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MessagePage } from '~/features/mail/message-page';
import { titleFromTable } from '~/meta';
import { refusal } from '~/server/api.server';
import { requireRoute } from '~/server/guards.server';
import { readMail } from '~/server/mail.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const id = IdSchema.safeParse(params.id);
  if (!id.success) throw refusal(404, null);
  return readMail(request, session, id.data);
}

export default function Message() {
  return <MessagePage message={useLoaderData<typeof loader>()} />;
}
