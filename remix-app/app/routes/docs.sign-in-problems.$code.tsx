import { useLoaderData } from '@remix-run/react';
import { ProblemPage } from '~/features/sign-in-problems/problem-page';
import { readProblem } from '~/features/sign-in-problems/sign-in-problems.server';
import { titleFromTable } from '~/meta';
import { openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(({ request, params }) => readProblem(request, params.code));

export default function SignInProblem() {
  return <ProblemPage problem={useLoaderData<typeof loader>()} />;
}
