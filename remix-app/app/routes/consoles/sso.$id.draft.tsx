import { IdSchema } from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnDraft } from '~/features/sso-configuration/draft-actions.server';
import { DraftPage } from '~/features/sso-configuration/draft-page';
import { readDraftPage } from '~/features/sso-configuration/draft-page.server';
import { configurationsBase } from '~/features/sso-configuration/sso-configurations.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

/** Without script the button of a test leads to the provider. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as { formTargets?: string[] } | undefined)?.formTargets ?? [],
};

export const loader = pageLoader(({ visit, params }) => {
  const id = idOf(params.id);
  // A test comes back here with its trace.
  const trace = IdSchema.safeParse(visit.url.searchParams.get('trace'));
  if (trace.success) throw redirect(`${configurationsBase(visit)}/${id}/sign-ins/${trace.data}`);
  return readDraftPage(visit, id);
});

export const action = pageAction(({ visit, params, form }) => actOnDraft(visit, idOf(params.id), form));

export default function SsoDraft() {
  return <DraftPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
