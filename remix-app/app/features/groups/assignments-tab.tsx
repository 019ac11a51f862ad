import { NativeSelect, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Panel } from '../people/panel';
import { AssignedList } from './assigned-list';
import type { AssignmentsView } from './assignments.server';
import classes from './group-page.module.css';
import { assignmentTexts } from './texts/assignments';

interface Props {
  view: AssignmentsView;
  state: FormState | undefined;
}

/** Who may use an application, and which groups it receives. */
export function AssignmentsTab({ view, state }: Props) {
  return (
    <>
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
      <Mode view={view} />
      <Assigned view={view} />
      <Claim view={view} state={state} />
    </>
  );
}

function Mode({ view: { assignments } }: Pick<Props, 'view'>) {
  const t = useTexts(assignmentTexts);
  return (
    <Panel name="mode" title={t('mode')} about={t('modeAbout')}>
      <Form method="post" className={classes.search} key={String(assignments.assignedOnly)}>
        <NativeSelect
          name="assignedOnly"
          label={t('mode')}
          defaultValue={String(assignments.assignedOnly)}
          data={[
            { value: 'false', label: t('everybody') },
            { value: 'true', label: t('assignedOnly') },
          ]}
        />
        <SubmitButton intent="access-mode">{t('save')}</SubmitButton>
      </Form>
    </Panel>
  );
}

function Assigned({ view: { assignments, found } }: Pick<Props, 'view'>) {
  const t = useTexts(assignmentTexts);
  return (
    <Panel name="assigned" title={t('assigned')} about={t('assignedAbout')}>
      <AssignedList
        tab="access"
        assigned={[
          ...assignments.groups.map((group) => ({
            ...group,
            about: t('group'),
            intent: 'access-remove-group',
          })),
          ...assignments.people.map(({ id, name, email }) => ({
            id,
            name: name || email,
            about: email,
            intent: 'access-remove-user',
          })),
        ]}
        found={found}
        intentOf={(kind) => `access-add-${kind}`}
      />
    </Panel>
  );
}

function Claim({ view: { assignments }, state }: Props) {
  const t = useTexts(assignmentTexts);
  const { value, only, prefix } = assignments.groupsClaim;
  return (
    <Panel name="claim" title={t('claim')} about={t('claimAbout')}>
      <Form method="post" className={classes.search} key={`${value} ${only} ${prefix}`}>
        <NativeSelect
          name="groupsClaim.value"
          label={t('value')}
          defaultValue={state?.values['groupsClaim.value'] ?? value}
          data={[
            { value: 'name', label: t('names') },
            { value: 'id', label: t('ids') },
          ]}
        />
        <NativeSelect
          name="groupsClaim.only"
          label={t('only')}
          defaultValue={state?.values['groupsClaim.only'] ?? only}
          data={[
            { value: 'all', label: t('allGroups') },
            { value: 'assigned', label: t('assignedGroups') },
          ]}
        />
        <TextInput
          name="groupsClaim.prefix"
          label={t('prefix')}
          defaultValue={state?.values['groupsClaim.prefix'] ?? prefix}
          error={state?.errors['groupsClaim.prefix']}
          maxLength={100}
        />
        <SubmitButton intent="access-claim">{t('save')}</SubmitButton>
      </Form>
    </Panel>
  );
}
