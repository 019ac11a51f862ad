import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readSamlError } from '~/features/saml/saml-error';
import { SamlErrorPage } from '~/features/saml/saml-error-page';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export function loader({ request }: LoaderFunctionArgs) {
  return readSamlError(new URL(request.url).searchParams);
}

export default function SamlError() {
  return <SamlErrorPage error={useLoaderData<typeof loader>()} />;
}
