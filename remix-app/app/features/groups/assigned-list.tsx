import { Button, Text, TextInput } from '@mantine/core';
import { FilterForm } from '~/components/forms/filter-form';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useTexts } from '~/texts/texts-context';
import type { FoundAssignable } from './assignments.server';
import classes from './group-page.module.css';
import { assignmentTexts } from './texts/assignments';

export interface AssignedLine {
  /** Of what the button's intent acts on. */
  id: string;
  name: string;
  about: string;
  /** Of the button that removes it. */
  intent: string;
}

interface Props {
  /** Of the page, which the search stays on. */
  tab: string;
  assigned: readonly AssignedLine[];
  found: FoundAssignable;
  /** Of the button that assigns what was found; its field `member` has the ID. */
  intentOf: (kind: 'user' | 'group') => string;
}

/** Users and groups that are assigned to an application, and one search for both, which answers while it is typed. */
export function AssignedList({ tab, assigned, found: { find, users, groups }, intentOf }: Props) {
  const t = useTexts(assignmentTexts);
  const hasFound = users.length + groups.length > 0;
  return (
    <>
      {assigned.length === 0 && <Text size="sm">{t('nobody')}</Text>}
      <ul className={classes.found}>
        {assigned.map((line) => (
          <Line key={line.id} {...line} isAdd={false} />
        ))}
      </ul>
      <FilterForm
        className={`${classes.search} ${classes.list}`}
        aria-label={t('assigned')}
        held={{ find }}
        appliesAtOnce
      >
        <TextInput
          name="find"
          label={t('find')}
          defaultValue={find}
          type="search"
          maxLength={120}
          placeholder={t('findHint')}
        />
        <input type="hidden" name="tab" value={tab} />
        <Button type="submit" variant="default" className="needs-no-script">
          {t('search')}
        </Button>
      </FilterForm>
      {find && !hasFound && (
        <Text size="sm" mt="sm" role="status">
          {t('nothingFound')}
        </Text>
      )}
      {hasFound && (
        <ul className={classes.found}>
          {groups.map(({ id, name }) => (
            <Line key={id} id={id} name={name} about={t('group')} intent={intentOf('group')} isAdd />
          ))}
          {users.map(({ id, name, email }) => (
            <Line key={id} id={id} name={name || email} about={email} intent={intentOf('user')} isAdd />
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ id, name, about, intent, isAdd }: AssignedLine & { isAdd: boolean }) {
  const t = useTexts(assignmentTexts);
  return (
    <li>
      <span className={classes.who}>
        <bdi>{name}</bdi>
        <span className={classes.about}>
          <bdi>{about}</bdi>
        </span>
      </span>
      <Form method="post" isDraft={false} preventScrollReset>
        <input type="hidden" name="member" value={id} />
        <SubmitButton
          intent={intent}
          variant={isAdd ? 'default' : 'subtle'}
          color={isAdd ? undefined : 'red'}
          size="xs"
          aria-label={t(isAdd ? 'addNamed' : 'removeNamed', { name })}
        >
          {t(isAdd ? 'add' : 'remove')}
        </SubmitButton>
      </Form>
    </li>
  );
}
