import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LinkPage } from '~/features/auth/link-page';
import { answerLink, readLink } from '~/features/auth/sso-link.server';
import { titleFromTable } from '~/meta';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(({ request, params }) => {
  const link = readLink(request, params.flow);
  return data(link, { status: link ? 200 : 410 });
});

export const action = openAction(({ request, params, form }) => answerLink(request, params.flow, form));

export default function LinkAccount() {
  return <LinkPage link={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
