import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOAuthError } from '~/features/oauth2/oauth-error';
import { OAuthErrorPage } from '~/features/oauth2/oauth-error-page';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export function loader({ request }: LoaderFunctionArgs) {
  return readOAuthError(new URL(request.url).searchParams);
}

export default function OAuthError() {
  return <OAuthErrorPage error={useLoaderData<typeof loader>()} />;
}
