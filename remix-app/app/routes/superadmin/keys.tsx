import { useActionData, useLoaderData } from '@remix-run/react';
import { listKeys, rotateKeys } from '~/features/keys/keys.server';
import { KeysPage } from '~/features/keys/keys-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listKeys(visit));

export const action = pageAction(({ visit, form }) => rotateKeys(visit, form));

export default function Keys() {
  return <KeysPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
