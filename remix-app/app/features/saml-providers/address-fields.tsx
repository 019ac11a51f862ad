import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { choicesOf, SLO_BINDINGS } from './labels';
import type { SettingsValues } from './provider-form';
import { fieldTexts } from './texts/fields';
import { labelTexts } from './texts/labels';

interface Props {
  values: SettingsValues;
  errors: FieldErrors;
  services: SamlServiceProviderDto['assertion_consumer_services'];
}

/** What it is called and where it is reached. */
export function AddressFields({ values, errors, services }: Props) {
  const t = useTexts(fieldTexts);
  const labels = useTexts(labelTexts);
  const field = (name: keyof SettingsValues) => ({
    // Links of causes lead here.
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <TextInput
        {...field('name')}
        label={t('name')}
        description={t('nameHelp')}
        maxLength={120}
        required
        withAsterisk={false}
      />
      <div>
        <TextInput
          {...field('acs_url')}
          type="url"
          label={t('acsUrl')}
          description={services.length > 1 ? t('acsUrlHelp') : undefined}
          maxLength={2000}
          required
          withAsterisk={false}
        />
        {services.length > 1 && <Services services={services} />}
      </div>
      <TextInput
        {...field('slo_url')}
        type="url"
        label={t('sloUrl')}
        description={t('sloUrlHelp')}
        maxLength={2000}
      />
      <NativeSelect
        {...field('slo_binding')}
        label={t('sloBinding')}
        data={choicesOf(SLO_BINDINGS, labels)}
      />
      <TextInput
        {...field('slo_soap_url')}
        type="url"
        label={t('sloSoapUrl')}
        description={t('sloSoapUrlHelp')}
        maxLength={2000}
      />
      <TextInput
        {...field('metadata_url')}
        type="url"
        label={t('metadataUrlOptional')}
        description={t('metadataUrlHelp')}
        maxLength={2000}
      />
    </>
  );
}

function Services({ services }: Pick<Props, 'services'>) {
  const t = useTexts(fieldTexts);
  return (
    <ul className={classes.note}>
      {services.map(({ url, index, is_default }) => (
        <li key={`${index} ${url}`} style={{ overflowWrap: 'anywhere' }}>
          {index !== null && `${index}: `}
          {is_default ? t('defaultService', { url }) : url}
        </li>
      ))}
    </ul>
  );
}
