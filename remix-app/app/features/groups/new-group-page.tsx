import { Anchor, Stack } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { groupsPath } from '../people/groups-path';
import type { Organization } from '../people/people.server';
import { GroupFields } from './group-fields';
import { groupTexts } from './texts/groups';

interface Props {
  organization: Organization;
  state: FormState | undefined;
}

export function NewGroupPage({ organization, state }: Props) {
  const form = useFirstError(state);
  const t = useTexts(groupTexts);
  return (
    <>
      <div className={list.head}>
        <PageTitle>{t('newGroup')}</PageTitle>
        <Anchor component={Link} to={groupsPath(organization)} size="sm">
          {t('allGroups')}
        </Anchor>
      </div>
      <Form method="post" noValidate ref={form} className={panel.panel}>
        <Stack gap="lg">
          <FormAlert state={state} />
          <GroupFields state={state} group={null} />
          <SubmitButton intent="create" style={{ alignSelf: 'start' }}>
            {t('create')}
          </SubmitButton>
        </Stack>
      </Form>
    </>
  );
}
