import {
  CUSTOM_ATTRIBUTE_TYPES,
  type CustomAttributeDto,
  MOST_CUSTOM_ATTRIBUTES,
} from '@gatehouse/contracts';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { PartProps } from './directory-view';
import { directoryAttributesTexts } from './texts/attributes';

/** What the organization adds to the users of its directories. */
export function AttributesSection({ id, view: { attributes }, state }: PartProps) {
  const t = useTexts(directoryAttributesTexts);
  if (!attributes) return null;
  const { tenantId, schema, items } = attributes;
  return (
    <section className={panel.panel} aria-labelledby="attributes">
      <h2 id="attributes" className={panel.panelTitle}>
        {t('title')}
      </h2>
      <p className={panel.panelAbout}>{t('about')}</p>
      <div className={panel.grid}>
        <CopyField label={t('schema')} value={schema} about={t('schemaAbout')} />
      </div>
      {items.length === 0 && <p className={panel.note}>{t('none')}</p>}
      {items.length > 0 && (
        <ul className={panel.secrets}>
          {items.map((attribute) => (
            <li key={attribute.id}>
              <Attribute {...attribute} />
              <Disclosure summary={t('delete')} isDangerous>
                <p className={panel.note}>{t('deleteAbout', { count: attribute.users })}</p>
                <Form method="post">
                  <input type="hidden" name="tenantId" value={tenantId} />
                  <SubmitButton
                    intent={`directory-undefine:${id}:${attribute.id}`}
                    color="red"
                    size="compact-sm"
                    aria-label={t('deleteOf', { name: attribute.name })}
                  >
                    {t('delete')}
                  </SubmitButton>
                </Form>
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
      {items.length < MOST_CUSTOM_ATTRIBUTES && <NewAttribute id={id} tenantId={tenantId} state={state} />}
    </section>
  );
}

function Attribute({ name, label, type, multiValued, users }: CustomAttributeDto) {
  const t = useTexts(directoryAttributesTexts);
  return (
    <>
      <code dir="ltr">{name}</code>
      <span>{label}</span>
      <span>{multiValued ? t('several', { type: t(type) }) : t(type)}</span>
      <span>{t('users', { count: users })}</span>
    </>
  );
}

function NewAttribute({ id, tenantId, state }: Pick<PartProps, 'id' | 'state'> & { tenantId: string }) {
  const t = useTexts(directoryAttributesTexts);
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form}>
      <input type="hidden" name="tenantId" value={tenantId} />
      <Stack gap="md">
        <TextInput
          name="name"
          label={t('name')}
          description={t('nameAbout')}
          defaultValue={state?.values.name ?? ''}
          error={state?.errors.name}
          dir="ltr"
          maxLength={64}
          maw={420}
        />
        <TextInput
          name="label"
          label={t('label')}
          defaultValue={state?.values.label ?? ''}
          error={state?.errors.label}
          maxLength={120}
          maw={420}
        />
        <NativeSelect
          name="type"
          label={t('type')}
          defaultValue={state?.values.type ?? 'string'}
          data={CUSTOM_ATTRIBUTE_TYPES.map((value) => ({ value, label: t(value) }))}
          maw={420}
        />
        <Checkbox
          name="multiValued"
          value="true"
          label={t('multiValued')}
          defaultChecked={state?.values.multiValued === 'true'}
        />
        <SubmitButton intent={`directory-define:${id}`} variant="default" style={{ alignSelf: 'start' }}>
          {t('define')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
