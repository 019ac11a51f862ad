import { useLoaderData } from '@remix-run/react';
import { readSignIns } from '~/features/sign-ins/sign-ins.server';
import { SignInsPage } from '~/features/sign-ins/sign-ins-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readSignIns(visit));

export default function SignIns() {
  return <SignInsPage log={useLoaderData<typeof loader>()} />;
}
