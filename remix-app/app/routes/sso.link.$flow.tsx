import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LinkPage } from '~/features/auth/link-page';
import { answerLink, readLink } from '~/features/auth/sso-link.server';
import { titleFromTable } from '~/meta';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export function loader({ request, params }: LoaderFunctionArgs) {
  const link = readLink(request, params.flow);
  return data(link, { status: link ? 200 : 410 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await answerLink(request, params.flow, await request.formData());
  if (answer.ok) return redirectDocument(answer.to, { status: 303, headers: answer.headers });
  return data(answer.state, { status: answer.status });
}

export default function LinkAccount() {
  return <LinkPage link={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
