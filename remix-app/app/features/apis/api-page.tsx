import { Anchor, Stack } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CopyField } from '~/components/panel/copy';
import { DangerZone } from '~/components/panel/danger-zone';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ApiFields } from './api-fields';
import { keptApi, shownApi } from './api-form';
import type { ApiState, ApiView } from './apis.server';
import { ConnectAgent } from './connect-agent';
import { HowToUse } from './how-to-use';
import { apiTexts } from './texts/api';
import { fieldTexts } from './texts/fields';

interface Props {
  view: ApiView;
  state: ApiState | undefined;
}

/** One API: what can be done there, how tokens for it are asked for and checked, and its end. */
export function ApiPage({ view, state }: Props) {
  const t = useTexts(apiTexts);
  const fields = useTexts(fieldTexts);
  const { api, owner, base, isPlatform } = view;
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          <bdi>{api.name}</bdi>
        </PageTitle>
      </div>
      <div className={panel.sub}>
        {isPlatform && (
          <span>
            {owner ? t.rich('owner', { organization: <bdi>{owner.name}</bdi> }) : t('ownerPlatform')}
          </span>
        )}
        <span>{t.rich('updated', { time: <When at={api.updated_at} /> })}</span>
        <Anchor component={Link} to={base} size="sm">
          {fields('allApis')}
        </Anchor>
      </div>
      <Settings key={api.version} view={view} state={state?.isAboutDeletion ? undefined : state} />
      <HowToUse view={view} />
      <ConnectAgent view={view} />
      <div style={{ marginTop: 20 }}>
        <DangerZone
          name={api.name}
          state={state?.isAboutDeletion ? state : undefined}
          power={null}
          deletion={t('deleteEffect')}
        />
      </div>
    </>
  );
}

function Settings({ view: { api }, state }: Props) {
  const t = useTexts(apiTexts);
  const fields = useTexts(fieldTexts);
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form} className={panel.panel}>
      <input type="hidden" name="version" value={state?.version ?? api.version} />
      <Stack gap="lg">
        {state?.conflict ? <Conflict what="api" differences={state.conflict} /> : <FormAlert state={state} />}
        <CopyField label={fields('identifier')} value={api.identifier} about={t('identifierAbout')} />
        <ApiFields values={shownApi(state, keptApi(api))} errors={state?.errors ?? {}} />
        <SubmitButton intent="save" style={{ alignSelf: 'start' }}>
          {state?.conflict ? t('saveMine') : t('save')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
