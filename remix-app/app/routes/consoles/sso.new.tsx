import { SsoTypeSchema } from '@gatehouse/contracts';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NewConfigurationPage } from '~/features/sso-configuration/new-configuration-page';
import {
  configurationsBase,
  createConfiguration,
} from '~/features/sso-configuration/sso-configurations.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => {
  const type = SsoTypeSchema.safeParse(visit.url.searchParams.get('type')).data ?? null;
  return { type, base: configurationsBase(visit), isPlatform: visit.can('platform_management') };
});

export const action = pageAction(({ visit, form }) => createConfiguration(visit, form));

export default function NewSsoConfiguration() {
  return <NewConfigurationPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
