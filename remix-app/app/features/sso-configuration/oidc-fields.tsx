import { SSO_SCOPES } from '@gatehouse/contracts';
import { Checkbox } from '@mantine/core';
import classes from '~/components/panel/panel.module.css';
import type { ProviderPresentation } from '~/components/sso-providers';
import { ssoProvidersTexts } from '~/components/texts/sso-providers';
import { useTexts } from '~/texts/texts-context';
import { type Client, ClientFields } from './client-fields';
import { OwnClient } from './own-client';
import { type FieldsProps, TextField } from './text-field';
import { fieldsTexts } from './texts/fields';
import type english from './texts/fields/en';

interface Props extends FieldsProps {
  form: ProviderPresentation['form'];
  client: Client;
  isSecretSet: boolean;
  /** Where a client of its own would take answers, of a connection that signs in with the platform's; else null. */
  ownRedirectUri: string | null;
}

/** What is entered for a provider that knows Gatehouse as a client. */
export function OidcFields({ form, client, isSecretSet, ownRedirectUri, ...fields }: Props) {
  const providers = useTexts(ssoProvidersTexts);
  return (
    <>
      {form.fields.map(({ name, label, about, placeholder, lines }) => (
        <TextField
          key={name}
          {...fields}
          name={name}
          label={providers(label)}
          about={about && providers(about)}
          placeholder={placeholder}
          {...(lines && { lines })}
        />
      ))}
      {ownRedirectUri ? (
        <OwnClient {...fields} client={client} redirectUri={ownRedirectUri} />
      ) : (
        <ClientFields {...fields} client={client} isSecretSet={isSecretSet} />
      )}
      {form.hasEndpoints && <Endpoints {...fields} />}
      {form.hasScopes && <Scopes {...fields} />}
    </>
  );
}

function Endpoints(fields: FieldsProps) {
  const t = useTexts(fieldsTexts);
  const about = t('endpointAbout');
  return (
    <>
      <TextField {...fields} name="authorizationEndpoint" label={t('authorizationEndpoint')} about={about} />
      <TextField {...fields} name="tokenEndpoint" label={t('tokenEndpoint')} about={about} />
      <TextField {...fields} name="userInfoEndpoint" label={t('userInfoEndpoint')} about={about} />
    </>
  );
}

const ABOUT: Readonly<Record<string, Extract<keyof typeof english, `scope${string}`>>> = {
  openid: 'scopeOpenid',
  profile: 'scopeProfile',
  email: 'scopeEmail',
  offline_access: 'scopeOffline',
  'User.Read': 'scopeUserRead',
};

function Scopes({ values, errors, isFixed }: FieldsProps) {
  const t = useTexts(fieldsTexts);
  const chosen = (values.scopes ?? '').split(' ').filter(Boolean);
  const others = chosen.filter((scope) => !(SSO_SCOPES as readonly string[]).includes(scope));
  return (
    <fieldset id="scopes" className={classes.choices}>
      <legend>{t('scopes')}</legend>
      {[...SSO_SCOPES, ...others].map((scope) => {
        const about = ABOUT[scope];
        return (
          <Checkbox
            key={scope}
            radius="sm"
            name="scopes"
            value={scope}
            label={<code>{scope}</code>}
            description={about && t(about)}
            defaultChecked={chosen.includes(scope)}
            disabled={isFixed}
          />
        );
      })}
      {errors.scopes && <p className={classes.error}>{errors.scopes}</p>}
    </fieldset>
  );
}
