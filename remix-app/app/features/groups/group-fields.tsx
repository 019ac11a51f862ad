import { GROUPS, type GroupDto } from '@gatehouse/contracts';
import { Textarea, TextInput } from '@mantine/core';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { groupTexts } from './texts/groups';

interface Props {
  group: Pick<GroupDto, 'name' | 'description'> | null;
  state: FormState | undefined;
}

export function GroupFields({ group, state }: Props) {
  const t = useTexts(groupTexts);
  return (
    <>
      <TextInput
        name="name"
        label={t('name')}
        defaultValue={state?.values.name ?? group?.name ?? ''}
        error={state?.errors.name}
        maxLength={GROUPS.nameMaxLength}
        required
        withAsterisk={false}
      />
      <Textarea
        name="description"
        label={t('description')}
        defaultValue={state?.values.description ?? group?.description ?? ''}
        error={state?.errors.description}
        maxLength={300}
        autosize
        minRows={1}
        rows={1}
      />
    </>
  );
}
