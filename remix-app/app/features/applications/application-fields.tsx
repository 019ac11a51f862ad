import { SCOPES, type Scope } from '@gatehouse/contracts';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { LinesField } from '~/components/forms/lines-field';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
import { ApiChoices, type ApiOffer } from './api-choices';
import type { ApplicationValues, Audience } from './application-form';
import { SectorField } from './sector-field';

interface Props {
  values: ApplicationValues;
  errors: FieldErrors;
  redirectExample?: string;
  redirectHelp?: string;
  audience: Audience;
  /** Whether it knows people by identifiers of its own, which is settled when it is registered. */
  isPairwise?: boolean;
  apis: ApiOffer;
  /** Whether it may prove itself by a key of its own. */
  hasOwnKeys: boolean;
  /** Native and public applications always need PKCE. */
  mayDoWithoutPkce: boolean;
  /** Sparing people the question is a superadmin's to grant. */
  maySkipConsent: boolean;
}

/** What can be said of an application, when it is made and afterwards. */
export function ApplicationFields(props: Props) {
  const { values, errors, redirectExample, redirectHelp, audience, apis, hasOwnKeys, maySkipConsent } = props;
  const { isPairwise = false } = props;
  return (
    <Stack gap="lg">
      <TextInput
        name="name"
        label="Name"
        description="People see it when they are asked to let the application in."
        defaultValue={values.name}
        error={errors.name}
        maxLength={120}
        required
        withAsterisk={false}
      />
      {audience.usesBrowser && (
        <>
          <LinesField
            name="redirect_uris"
            label="Redirect addresses"
            description={`One a line, compared exactly. ${redirectHelp ?? ''}`.trim()}
            placeholder={redirectExample}
            value={values.redirectUris}
            error={errors.redirect_uris}
            rows={2}
            required
          />
          <LinesField
            name="post_logout_redirect_uris"
            label="Addresses after signing out (optional)"
            description="Where the browser may go on when the application has signed a person out. One a line."
            value={values.postLogoutRedirectUris}
            error={errors.post_logout_redirect_uris}
          />
          {isPairwise && (
            <SectorField value={values.sectorIdentifierUri} error={errors.sector_identifier_uri} />
          )}
        </>
      )}
      {audience.hasPeople && <OfPeople values={values} errors={errors} />}
      {hasOwnKeys && (
        <LinesField
          name="keys"
          label="Public keys of the application"
          description="The https address of its key set (JWKS), or the key set itself as JSON. Only for an application that proves itself by its own key."
          value={values.keys}
          error={errors.keys}
          mostRows={12}
        />
      )}
      <ApiChoices {...apis} value={values.resources} error={errors.resources} />
      <HighSecurity values={values} errors={errors} hasOwnKeys={hasOwnKeys} />
      {audience.usesBrowser && props.mayDoWithoutPkce && (
        <Checkbox
          radius="sm"
          name="without_pkce"
          label="Accept sign-ins without PKCE (weaker)"
          description="Only for software that cannot send a code challenge. A stolen authorization code is then protected by the client secret or key alone. Sign-ins that use PKCE are still checked."
          defaultChecked={values.worksWithoutPkce}
          error={errors.without_pkce}
        />
      )}
      {audience.usesBrowser && maySkipConsent && (
        <Checkbox
          radius="sm"
          name="skip_consent"
          label="Do not ask people for their consent"
          description="For the platform's own applications: nobody is asked before it learns who they are."
          defaultChecked={values.skipConsent}
        />
      )}
    </Stack>
  );
}

type Part = Pick<Props, 'values' | 'errors'>;

/** What concerns those who sign in: what is learnt of them, and for how long they may be away. */
function OfPeople({ values, errors }: Part) {
  return (
    <>
      <TextInput
        name="backchannel_logout_uri"
        label="Back-channel sign-out address (optional)"
        description="Gatehouse tells this address from server to server when somebody has signed out."
        defaultValue={values.backchannelLogoutUri}
        error={errors.backchannel_logout_uri}
        spellCheck={false}
        inputMode="url"
      />
      <ScopeChoices chosen={values.scopes} error={errors.scopes} />
      <Checkbox
        radius="sm"
        name="lean_id_token"
        label="Keep these claims out of ID tokens"
        description="The application reads them at the userinfo endpoint. ID tokens stay small and tell less to whoever sees one."
        defaultChecked={values.keepsClaimsFromIdToken}
      />
      <fieldset className={classes.choices}>
        <legend>While a person is away (optional)</legend>
        <div className={classes.columns}>
          <TextInput
            name="offline_idle_days"
            label="Days without use"
            description="A refresh token that nobody uses ends."
            type="number"
            min={0}
            step="any"
            defaultValue={values.offlineIdleDays}
            error={errors.offline_idle_seconds}
          />
          <TextInput
            name="offline_total_days"
            label="Days in all"
            description="Then the person signs in again."
            type="number"
            min={0}
            step="any"
            defaultValue={values.offlineTotalDays}
            error={errors.offline_total_seconds}
          />
        </div>
        <p className={classes.note} style={{ margin: 0 }}>
          Left empty, the organization of the person decides.
        </p>
      </fieldset>
    </>
  );
}

function HighSecurity({ values, errors, hasOwnKeys }: Part & Pick<Props, 'hasOwnKeys'>) {
  return (
    <fieldset className={classes.choices}>
      <legend>High security</legend>
      <Checkbox
        radius="sm"
        name="pushes"
        label="Requests are pushed"
        description="What it asks for comes from its server and not through the browser (PAR)."
        defaultChecked={values.pushesRequests}
      />
      <Checkbox
        radius="sm"
        name="binds"
        label="Tokens are bound to a key"
        description="A stolen token is worth nothing without the key that it was asked for with (DPoP)."
        defaultChecked={values.bindsTokens}
      />
      {hasOwnKeys && (
        <Checkbox
          radius="sm"
          name="fapi"
          label="FAPI 2.0 security profile"
          description="All of this, always: a key of its own, pushed requests and bound tokens."
          defaultChecked={values.isHighSecurity}
          error={errors.security_profile}
        />
      )}
    </fieldset>
  );
}

function ScopeChoices({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
  return (
    <fieldset className={classes.choices}>
      <legend>What it may learn</legend>
      {(Object.keys(SCOPES) as Scope[]).map((scope) => (
        <Checkbox
          key={scope}
          radius="sm"
          name="scopes"
          value={scope}
          label={<code>{scope}</code>}
          description={SCOPES[scope]}
          defaultChecked={chosen.includes(scope)}
        />
      ))}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
