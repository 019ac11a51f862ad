import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Conflict } from '~/components/forms/conflict';
import { customChoices } from '~/components/forms/custom-attribute-choice';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { keptRows, type TypedRow } from './attribute-rows';
import { choicesOf, NAME_FORMATS, SOURCES } from './labels';
import type { ProviderState, ProviderView } from './saml-provider.server';
import classes from './saml-providers.module.css';
import { labelTexts } from './texts/labels';
import { providerTexts } from './texts/provider';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

/** The attributes that the application receives; lines come and go by way of the server, so that it needs no script. */
export function AttributesTab({ view: { provider, attributes }, state }: Props) {
  const t = useTexts(providerTexts);
  const form = useFirstError(state);
  const rows = state?.rows ?? keptRows(provider);
  return (
    <Form method="post" noValidate ref={form} className={panel.panel} style={{ maxWidth: 960 }}>
      <input type="hidden" name="version" value={state?.version ?? provider.version} />
      {/* The first button is the one that Enter presses; it must not take a line away. */}
      <button type="submit" name="intent" value="save-attributes" hidden tabIndex={-1} aria-hidden="true" />
      <Stack gap="lg">
        {state?.conflict ? <Conflict differences={state.conflict} /> : <FormAlert state={state} />}
        <Text size="sm" c="dimmed" maw={640}>
          {t('attributesAbout')}
        </Text>
        <div className={classes.rows} key={JSON.stringify(rows)}>
          {rows.map((row, place) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
              key={place}
              row={row}
              place={place}
              attributes={attributes}
              error={state?.errors[`attribute-${place}`]}
            />
          ))}
          {rows.length === 0 && <Text size="sm">{t('noAttributes')}</Text>}
        </div>
        <div>
          <Button
            type="submit"
            name="intent"
            value="add-attribute"
            variant="default"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
          >
            {t('addAttribute')}
          </Button>
        </div>
        <SubmitButton intent="save-attributes" style={{ alignSelf: 'start' }}>
          {state?.conflict ? t('saveMine') : t('saveAttributes')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

interface RowProps {
  row: TypedRow;
  place: number;
  attributes: ProviderView['attributes'];
  error: string | undefined;
}

function Row({ row, place, attributes, error }: RowProps) {
  const t = useTexts(providerTexts);
  const labels = useTexts(labelTexts);
  const number = place + 1;
  return (
    <fieldset className={classes.row} aria-label={t('attributeNumber', { number })}>
      <TextInput
        name="attribute_name"
        label={t('attributeName')}
        defaultValue={row.name}
        error={error}
        maxLength={300}
        spellCheck={false}
      />
      <NativeSelect
        name="attribute_source"
        label={t('attributeValue')}
        data={[...choicesOf(SOURCES, labels), ...customChoices(attributes)]}
        defaultValue={row.source}
      />
      <NativeSelect
        name="attribute_format"
        label={t('nameFormat')}
        data={choicesOf(NAME_FORMATS, labels)}
        defaultValue={row.name_format}
      />
      <Button
        type="submit"
        name="intent"
        value={`remove-attribute-${place}`}
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
        aria-label={t('removeAttribute', { number })}
      >
        {t('remove')}
      </Button>
    </fieldset>
  );
}
