import type { ProvisioningAssignmentDto } from '@gatehouse/contracts';
import { Group, Text, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './provisioning.module.css';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  assignments: readonly ProvisioningAssignmentDto[];
  state: FormState | undefined;
}

/** Who has an account, if not everybody does. */
export function Assignments({ assignments, state }: Props) {
  const t = useTexts(provisioningTexts);
  return (
    <section className={panel.panel} aria-labelledby="assignments">
      <h2 id="assignments" className={panel.panelTitle}>
        {t('assignments')}
      </h2>
      <p className={panel.panelAbout}>{t('assignmentsAbout')}</p>
      {assignments.length === 0 && <Text size="sm">{t('noAssignments')}</Text>}
      <ul className={classes.assigned}>
        {assignments.map(({ id, name, detail, group_id }) => (
          <li key={id}>
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
              <Text component="span" size="sm" c="dimmed" ms="xs">
                {group_id ? t('group') : <bdi>{detail}</bdi>}
              </Text>
            </span>
            <Form method="post" preventScrollReset>
              <SubmitButton
                intent={`provisioning-unassign:${id}`}
                variant="subtle"
                color="red"
                size="xs"
                aria-label={t('unassignNamed', { name })}
              >
                {t('unassign')}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" noValidate preventScrollReset>
        <Group gap="sm" align="end" mt="md">
          <TextInput
            name="assign_email"
            type="email"
            label={t('userEmail')}
            defaultValue={state?.values.assign_email}
            error={state?.errors.assign_email}
            autoComplete="off"
            miw={260}
          />
          <SubmitButton intent="provisioning-assign" variant="default">
            {t('assign')}
          </SubmitButton>
        </Group>
      </Form>
    </section>
  );
}
