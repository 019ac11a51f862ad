import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Panel } from '../people/panel';
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
      <Claim view={view} />
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

function Assigned({ view }: Pick<Props, 'view'>) {
  const { assignments, find, foundUsers, foundGroups } = view;
  const t = useTexts(assignmentTexts);
  const hasFound = foundUsers.length + foundGroups.length > 0;
  return (
    <Panel name="assigned" title={t('assigned')} about={t('assignedAbout')}>
      {assignments.groups.length + assignments.people.length === 0 && <Text size="sm">{t('nobody')}</Text>}
      <ul className={classes.found}>
        {assignments.groups.map(({ id, name }) => (
          <Line key={id} id={id} name={name} about={t('group')} intent="access-remove-group" />
        ))}
        {assignments.people.map(({ id, name, email }) => (
          <Line key={id} id={id} name={name || email} about={email} intent="access-remove-user" />
        ))}
      </ul>
      <Form method="get" isDraft={false} className={classes.search} style={{ marginTop: 20 }}>
        <TextInput
          name="find"
          label={t('find')}
          defaultValue={find}
          type="search"
          maxLength={120}
          placeholder={t('findHint')}
        />
        <input type="hidden" name="tab" value="access" />
        <Button type="submit" variant="default">
          {t('search')}
        </Button>
      </Form>
      {find && !hasFound && (
        <Text size="sm" mt="sm" role="status">
          {t('nothingFound')}
        </Text>
      )}
      {hasFound && (
        <ul className={classes.found}>
          {foundGroups.map(({ id, name }) => (
            <Line key={id} id={id} name={name} about={t('group')} intent="access-add-group" />
          ))}
          {foundUsers.map(({ id, name, email }) => (
            <Line key={id} id={id} name={name || email} about={email} intent="access-add-user" />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface LineProps {
  id: string;
  name: string;
  about: string;
  intent: `access-${'add' | 'remove'}-${'user' | 'group'}`;
}

function Line({ id, name, about, intent }: LineProps) {
  const t = useTexts(assignmentTexts);
  const isAdded = intent.startsWith('access-add');
  return (
    <li>
      <span className={classes.who}>
        <bdi>{name}</bdi>
        <span className={classes.about}>
          <bdi>{about}</bdi>
        </span>
      </span>
      <Form method="post" isDraft={false}>
        <input type="hidden" name="member" value={id} />
        <SubmitButton
          intent={intent}
          variant={isAdded ? 'default' : 'subtle'}
          color={isAdded ? undefined : 'red'}
          size="xs"
          aria-label={t(isAdded ? 'addNamed' : 'removeNamed', { name })}
        >
          {t(isAdded ? 'add' : 'remove')}
        </SubmitButton>
      </Form>
    </li>
  );
}

function Claim({ view: { assignments } }: Pick<Props, 'view'>) {
  const t = useTexts(assignmentTexts);
  const { value, only, prefix } = assignments.groupsClaim;
  return (
    <Panel name="claim" title={t('claim')} about={t('claimAbout')}>
      <Form method="post" className={classes.search} key={`${value} ${only} ${prefix}`}>
        <NativeSelect
          name="value"
          label={t('value')}
          defaultValue={value}
          data={[
            { value: 'name', label: t('names') },
            { value: 'id', label: t('ids') },
          ]}
        />
        <NativeSelect
          name="only"
          label={t('only')}
          defaultValue={only}
          data={[
            { value: 'all', label: t('allGroups') },
            { value: 'assigned', label: t('assignedGroups') },
          ]}
        />
        <TextInput name="prefix" label={t('prefix')} defaultValue={prefix} maxLength={100} />
        <SubmitButton intent="access-claim">{t('save')}</SubmitButton>
      </Form>
    </Panel>
  );
}
