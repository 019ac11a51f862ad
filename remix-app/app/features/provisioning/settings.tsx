import type { ProvisioningDto, ProvisioningSource } from '@gatehouse/contracts';
import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { customChoices } from '~/components/forms/custom-attribute-choice';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ConnectionFields } from './connection-fields';
import { type MappingRow, rowsOf } from './mapping-rows';
import classes from './provisioning.module.css';
import type { ProvisioningView } from './provisioning.server';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  provisioning: ProvisioningDto;
  attributes: ProvisioningView['attributes'];
  state: FormState | undefined;
}

const SOURCES = {
  email: 'sourceEmail',
  email_local_part: 'sourceLocalPart',
  given_name: 'sourceGivenName',
  family_name: 'sourceFamilyName',
  full_name: 'sourceFullName',
  picture: 'sourcePicture',
  locale: 'sourceLocale',
  zoneinfo: 'sourceZoneinfo',
  role: 'sourceRole',
  user_id: 'sourceUserId',
  constant: 'sourceConstant',
} as const satisfies Record<Exclude<ProvisioningSource, 'custom_attribute'>, string>;

/** Who gets an account, what it holds, what happens when they leave, and where the target is. */
export function Settings({ provisioning, attributes, state }: Props) {
  const t = useTexts(provisioningTexts);
  const form = useFirstError(state);
  const { assigned, leave_action, leave_after_days, push_groups, update_method, version } = provisioning;
  const typed = state?.values.version === undefined ? undefined : state;
  return (
    <Form method="post" noValidate ref={form} className={panel.panel} aria-labelledby="settings">
      <h2 id="settings" className={panel.panelTitle}>
        {t('settings')}
      </h2>
      <input type="hidden" name="version" value={version} />
      <Stack gap="lg">
        <NativeSelect
          name="assigned"
          label={t('whoGets')}
          description={t('whoGetsAbout')}
          defaultValue={typed?.values.assigned ?? assigned}
          data={[
            { value: 'access', label: t('access') },
            { value: 'selected', label: t('selected') },
            { value: 'everybody', label: t('everybody') },
          ]}
        />
        <div className={classes.pair}>
          <NativeSelect
            name="leave_action"
            label={t('whenLeaving')}
            description={t('whenLeavingAbout')}
            defaultValue={typed?.values.leave_action ?? leave_action}
            data={[
              { value: 'deactivate', label: t('deactivate') },
              { value: 'delete', label: t('delete') },
            ]}
          />
          <TextInput
            name="leave_after_days"
            label={t('afterDays')}
            type="number"
            min={0}
            max={29}
            defaultValue={typed?.values.leave_after_days ?? leave_after_days}
            error={typed?.errors.leave_after_days}
          />
        </div>
        <Mapping provisioning={provisioning} attributes={attributes} state={typed} />
        <Disclosure summary={t('connection')} className={classes.more} open={hasConnectionError(typed)}>
          <ConnectionFields state={typed} kept={provisioning} />
          <NativeSelect
            name="update_method"
            label={t('updateMethod')}
            description={t('updateMethodAbout')}
            defaultValue={typed?.values.update_method ?? update_method}
            data={[
              { value: 'patch', label: 'PATCH' },
              { value: 'put', label: 'PUT' },
            ]}
          />
          <Checkbox name="push_groups" label={t('pushGroups')} defaultChecked={push_groups} />
        </Disclosure>
        <SubmitButton intent="provisioning-save" style={{ alignSelf: 'start' }}>
          {t('save')}
        </SubmitButton>
      </Stack>
      <Disclosure summary={t('remove')} isDangerous className={`${classes.more} ${classes.removal}`}>
        <Text size="sm" my="sm">
          {t('removeAbout')}
        </Text>
        <SubmitButton intent="provisioning-remove" color="red" variant="outline">
          {t('remove')}
        </SubmitButton>
      </Disclosure>
    </Form>
  );
}

function hasConnectionError(state: FormState | undefined): boolean {
  return ['base_url', 'secret', 'token_url', 'oauth_client_id', 'oauth_scope'].some(
    (name) => state?.errors[name] !== undefined,
  );
}

function Mapping({ provisioning, attributes, state }: Props) {
  const t = useTexts(provisioningTexts);
  return (
    <fieldset className={classes.mapping}>
      <legend>{t('mapping')}</legend>
      <Text size="sm" c="dimmed">
        {t('mappingAbout')}
      </Text>
      {state?.errors.mapping && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {state.errors.mapping}
        </Text>
      )}
      {rowsOf(provisioning.mapping, state?.values).map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <Line key={place} row={row} place={place} attributes={attributes} errors={state?.errors} />
      ))}
    </fieldset>
  );
}

interface LineProps extends Pick<Props, 'attributes'> {
  row: MappingRow;
  place: number;
  errors: FormState['errors'] | undefined;
}

function Line({ row, place, attributes, errors }: LineProps) {
  const t = useTexts(provisioningTexts);
  const number = place + 1;
  const sources = [
    ...Object.entries(SOURCES).map(([value, label]) => ({ value, label: t(label) })),
    ...customChoices(attributes),
  ];
  return (
    <div className={classes.line}>
      <TextInput
        name="map_attribute"
        aria-label={t('attributeNumber', { number })}
        placeholder={t('attribute')}
        defaultValue={row.attribute}
        error={errors?.[`mapping.${place}.attribute`]}
        spellCheck={false}
        dir="ltr"
      />
      <NativeSelect
        name="map_source"
        aria-label={t('sourceNumber', { number })}
        defaultValue={row.source}
        data={sources}
        error={errors?.[`mapping.${place}.custom_attribute`]}
      />
      <TextInput
        name="map_value"
        aria-label={t('valueNumber', { number })}
        placeholder={t('fixedValue')}
        defaultValue={row.value}
        error={errors?.[`mapping.${place}.value`]}
      />
    </div>
  );
}
