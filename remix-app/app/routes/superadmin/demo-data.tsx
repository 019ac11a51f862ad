import { useActionData, useLoaderData } from '@remix-run/react';
import { readDemoData, removeDemoData } from '~/features/demo-data/demo-data.server';
import { DemoDataPage } from '~/features/demo-data/demo-data-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readDemoData(visit));

export const action = pageAction(({ visit, form }) => removeDemoData(visit, form));

export default function DemoDataRoute() {
  return <DemoDataPage data={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
