import { SSO_SCOPES, type SsoType } from '@gatehouse/contracts';
import { Checkbox } from '@mantine/core';
import classes from '../applications/applications.module.css';
import { ClientFields } from './client-fields';
import { OwnClient } from './own-client';
import { type FieldsProps, TextField } from './text-field';

interface Props extends FieldsProps {
  type: Exclude<SsoType, 'saml'>;
  isSecretSet: boolean;
  /** Where a client of its own would take answers, of a connection that signs in with the platform's; else null. */
  ownRedirectUri: string | null;
}

export function OidcFields({ type, isSecretSet, ownRedirectUri, ...fields }: Props) {
  return (
    <>
      {type === 'oauth2' && (
        <TextField
          {...fields}
          name="issuer"
          label="Issuer"
          about="We read its discovery document and its keys before anything is saved."
          placeholder="https://login.acme.example"
        />
      )}
      {type === 'microsoft' && (
        <TextField
          {...fields}
          name="directoryId"
          label="Directory (tenant) ID"
          about="Only people of this directory get in."
          placeholder="5d6f4a0c-7c1e-4f5e-9f0e-3a1b2c3d4e5f"
        />
      )}
      {ownRedirectUri ? (
        <OwnClient {...fields} type={type} redirectUri={ownRedirectUri} />
      ) : (
        <ClientFields {...fields} type={type} isSecretSet={isSecretSet} />
      )}
      {type === 'oauth2' && <Endpoints {...fields} />}
      <Scopes {...fields} />
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
