import { useLoaderData } from '@remix-run/react';
import { ProblemsPage } from '~/features/sign-in-problems/problems-page';
import { listProblems } from '~/features/sign-in-problems/sign-in-problems.server';
import { titleFromTable } from '~/meta';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(({ request }) => listProblems(request));

export default function SignInProblems() {
  return <ProblemsPage {...useLoaderData<typeof loader>()} />;
}
