import { SSO_SCOPES } from '@gatehouse/contracts';
import { Checkbox } from '@mantine/core';
import classes from '~/components/panel/panel.module.css';
import type { ProviderPresentation } from '~/components/sso-providers';
import { type Client, ClientFields } from './client-fields';
import { OwnClient } from './own-client';
import { type FieldsProps, TextField } from './text-field';

interface Props extends FieldsProps {
  form: ProviderPresentation['form'];
  client: Client;
  isSecretSet: boolean;
  /** Where a client of its own would take answers, of a connection that signs in with the platform's; else null. */
  ownRedirectUri: string | null;
}

/** Whatever is entered for a provider that knows us as a client. */
export function OidcFields({ form, client, isSecretSet, ownRedirectUri, ...fields }: Props) {
  return (
    <>
      {form.fields.map((field) => (
        <TextField key={field.name} {...fields} {...field} />
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
  const about = 'Left empty, it is taken from the discovery document.';
  return (
    <>
      <TextField
        {...fields}
        name="authorizationEndpoint"
        label="Authorization endpoint (optional)"
        about={about}
      />
      <TextField {...fields} name="tokenEndpoint" label="Token endpoint (optional)" about={about} />
      <TextField {...fields} name="userInfoEndpoint" label="Userinfo endpoint (optional)" about={about} />
    </>
  );
}

const ABOUT: Record<string, string> = {
  openid: 'Needed: who it is',
  profile: 'Name and picture',
  email: 'Email address',
  offline_access: 'Access while the person is away',
  'User.Read': "Microsoft Graph: the person's own profile",
};

function Scopes({ values, errors, isFixed }: FieldsProps) {
  const chosen = (values.scopes ?? '').split(' ').filter(Boolean);
  const others = chosen.filter((scope) => !(SSO_SCOPES as readonly string[]).includes(scope));
  return (
    <fieldset className={classes.choices}>
      <legend>Scopes</legend>
      {[...SSO_SCOPES, ...others].map((scope) => (
        <Checkbox
          key={scope}
          radius="sm"
          name="scopes"
          value={scope}
          label={<code>{scope}</code>}
          description={ABOUT[scope]}
          defaultChecked={chosen.includes(scope)}
          disabled={isFixed}
        />
      ))}
      {errors.scopes && <p className={classes.error}>{errors.scopes}</p>}
    </fieldset>
  );
}
