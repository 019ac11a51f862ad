import type { CustomAttributeValue } from '@gatehouse/contracts';
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AttributeValues } from '~/components/panel/attribute-values';
import { attributeTexts } from '~/components/panel/texts/attributes';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { MemberView } from './member.server';
import { Panel } from './panel';

interface Props {
  view: MemberView;
  state: FormState | undefined;
  mayAct: boolean;
}

/** Custom attributes of a member. The directory that manages the member owns them, otherwise the admins. */
export function AttributesOfMember({ view, state, mayAct }: Props) {
  const t = useTexts(attributeTexts);
  const { items, isManaged } = view.attributes;
  if (items.length === 0) return null;
  return (
    <Panel name="attributes" title={t('title')} about={isManaged ? <Owner view={view} /> : t('ofAdmins')}>
      {isManaged || !mayAct ? (
        <AttributeValues attributes={items} />
      ) : (
        <AttributeForm
          items={items}
          state={state?.values.intent === 'attributes' ? state : undefined}
          key={JSON.stringify(items)}
        />
      )}
    </Panel>
  );
}

function AttributeForm({ items, state }: { items: CustomAttributeValue[]; state: FormState | undefined }) {
  const t = useTexts(attributeTexts);
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="sm" align="stretch">
        {items.map((item, place) => (
          <AttributeField
            key={item.name}
            item={item}
            typed={state?.values[`value.${item.name}`]}
            error={errorOf(state, place)}
          />
        ))}
        <div>
          <SubmitButton intent="attributes">{t('save')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

interface FieldProps {
  item: CustomAttributeValue;
  /** Rejected input. */
  typed: string | undefined;
  error: string | undefined;
}

function AttributeField({ item: { name, label, type, multiValued, values }, typed, error }: FieldProps) {
  const t = useTexts(attributeTexts);
  const field = {
    name: `value.${name}`,
    label: <bdi>{label}</bdi>,
    defaultValue: typed ?? values.join('\n'),
    error,
  };
  if (multiValued)
    return <Textarea {...field} description={t('aLineEach')} autosize minRows={2} maxRows={8} />;
  if (type !== 'boolean') return <TextInput {...field} description={HELP[type] && t(HELP[type])} />;
  const choices = [
    { value: '', label: t('noValue') },
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  return <NativeSelect {...field} data={choices} />;
}

const HELP: Partial<Record<CustomAttributeValue['type'], 'aNumber' | 'aTime'>> = {
  integer: 'aNumber',
  decimal: 'aNumber',
  dateTime: 'aTime',
};

/** The first message at an attribute or one of its values. */
function errorOf(state: FormState | undefined, place: number): string | undefined {
  return Object.entries(state?.errors ?? {}).find(([field]) => field.startsWith(`items.${place}.`))?.[1];
}

function Owner({ view: { directoryName } }: { view: MemberView }) {
  const t = useTexts(attributeTexts);
  return directoryName === null ? t('owned') : t.rich('ownedBy', { directory: <bdi>{directoryName}</bdi> });
}
