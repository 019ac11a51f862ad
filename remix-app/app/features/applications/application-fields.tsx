import type { Scope } from '@gatehouse/contracts';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { Advanced } from '~/components/forms/advanced';
import { LinesField } from '~/components/forms/lines-field';
import classes from '~/components/panel/panel.module.css';
import type { FieldErrors } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ApiChoices, type ApiOffer } from './api-choices';
import type { ApplicationValues, Audience } from './application-form';
import { SectorField } from './sector-field';
import { CertificateBinding, ClientCertificate, InitiateUri, SignedMessages } from './security-fields';
import { fieldTexts } from './texts/fields';

interface Props {
  values: ApplicationValues;
  errors: FieldErrors;
  redirectExample?: string;
  audience: Audience;
  /** Whether it uses pairwise identifiers, which cannot change after the registration. */
  isPairwise?: boolean;
  apis: ApiOffer;
  /** Whether it may authenticate with a certificate of an authority. */
  usesAuthority: boolean;
  /** Whether it may authenticate with its own key or certificate. */
  hasOwnKeys: boolean;
  /** Native and public applications always need PKCE. */
  mayDoWithoutPkce: boolean;
  /** Only superadmins may skip the consent page. */
  maySkipConsent: boolean;
}

/** What can be changed of an application. */
export function ApplicationFields(props: Props) {
  const t = useTexts(fieldTexts);
  const { values, errors, redirectExample, audience, apis } = props;
  return (
    <Stack gap="lg">
      <NameField value={values.name} error={errors.name} />
      {audience.usesBrowser && (
        <>
          <LinesField
            name="redirect_uris"
            label={t('redirectUris')}
            description={t('redirectUrisHelp')}
            placeholder={redirectExample}
            value={values.redirectUris}
            error={errors.redirect_uris}
            rows={2}
            required
          />
          <PostLogoutUris values={values} errors={errors} />
        </>
      )}
      {audience.hasPeople && <ScopeChoices chosen={values.scopes} error={errors.scopes} />}
      <ApiChoices {...apis} value={values.resources} error={errors.resources} />
      <Advanced errors={errors} outside={SHOWN}>
        <AdvancedFields {...props} />
      </Advanced>
    </Stack>
  );
}

/** The fields of `ApplicationFields` that are always shown. */
const SHOWN = ['name', 'redirect_uris', 'post_logout_redirect_uris', 'scopes', 'resources'];

export function NameField({ value, error }: { value: string; error: string | undefined }) {
  const t = useTexts(fieldTexts);
  return (
    <TextInput
      name="name"
      label={t('name')}
      description={t('nameHelp')}
      defaultValue={value}
      error={error}
      maxLength={120}
      required
      withAsterisk={false}
    />
  );
}

export function PostLogoutUris({ values, errors }: Part) {
  const t = useTexts(fieldTexts);
  return (
    <LinesField
      name="post_logout_redirect_uris"
      label={t('postLogoutUris')}
      description={t('postLogoutUrisHelp')}
      value={values.postLogoutRedirectUris}
      error={errors.post_logout_redirect_uris}
    />
  );
}

export type AdvancedProps = Omit<Props, 'redirectExample' | 'apis'>;

export function AdvancedFields(props: AdvancedProps) {
  const t = useTexts(fieldTexts);
  const { values, errors, audience, isPairwise = false, hasOwnKeys } = props;
  return (
    <Stack gap="lg">
      {isPairwise && <SectorField value={values.sectorIdentifierUri} error={errors.sector_identifier_uri} />}
      {audience.hasPeople && <OfPeople values={values} errors={errors} />}
      {audience.usesBrowser && <InitiateUri values={values.security} errors={errors} />}
      {(hasOwnKeys || audience.usesBrowser) && (
        <LinesField
          name="keys"
          label={t('keys')}
          description={t('keysHelp')}
          value={values.keys}
          error={errors.keys}
          mostRows={12}
        />
      )}
      {props.usesAuthority && <ClientCertificate values={values.security} errors={errors} />}
      {audience.usesBrowser && <SignedMessages values={values.security} errors={errors} />}
      <HighSecurity values={values} errors={errors} hasOwnKeys={hasOwnKeys} />
      {audience.usesBrowser && props.mayDoWithoutPkce && (
        <Checkbox
          radius="sm"
          name="without_pkce"
          label={t('allowWithoutPkce')}
          description={t('allowWithoutPkceHelp')}
          defaultChecked={values.worksWithoutPkce}
          error={errors.without_pkce}
        />
      )}
      {audience.usesBrowser && props.maySkipConsent && (
        <Checkbox
          radius="sm"
          name="skip_consent"
          label={t('skipConsent')}
          description={t('skipConsentHelp')}
          defaultChecked={values.skipConsent}
        />
      )}
    </Stack>
  );
}

type Part = Pick<Props, 'values' | 'errors'>;

/** Settings about users: sign-out, the data that the application reads, and the lifetime of its access. */
function OfPeople({ values, errors }: Part) {
  const t = useTexts(fieldTexts);
  return (
    <>
      <TextInput
        name="backchannel_logout_uri"
        label={t('backchannelUri')}
        description={t('backchannelUriHelp')}
        defaultValue={values.backchannelLogoutUri}
        error={errors.backchannel_logout_uri}
        spellCheck={false}
        inputMode="url"
      />
      <Checkbox
        radius="sm"
        name="lean_id_token"
        label={t('leanIdToken')}
        description={t('leanIdTokenHelp')}
        defaultChecked={values.keepsClaimsFromIdToken}
      />
      <fieldset className={classes.choices}>
        <legend>{t('refreshTokens')}</legend>
        <div className={classes.columns}>
          <TextInput
            name="offline_idle_days"
            label={t('idleDays')}
            description={t('idleDaysHelp')}
            type="number"
            min={0}
            step="any"
            defaultValue={values.offlineIdleDays}
            error={errors.offline_idle_seconds}
          />
          <TextInput
            name="offline_total_days"
            label={t('totalDays')}
            description={t('totalDaysHelp')}
            type="number"
            min={0}
            step="any"
            defaultValue={values.offlineTotalDays}
            error={errors.offline_total_seconds}
          />
        </div>
        <p className={classes.note} style={{ margin: 0 }}>
          {t('refreshTokensNote')}
        </p>
      </fieldset>
    </>
  );
}

function HighSecurity({ values, errors, hasOwnKeys }: Part & Pick<Props, 'hasOwnKeys'>) {
  const t = useTexts(fieldTexts);
  return (
    <fieldset className={classes.choices}>
      <legend>{t('highSecurity')}</legend>
      <Checkbox
        radius="sm"
        name="pushes"
        label={t('pushedRequests')}
        description={t('pushedRequestsHelp')}
        defaultChecked={values.pushesRequests}
      />
      <Checkbox
        radius="sm"
        name="binds"
        label={t('boundTokens')}
        description={t('boundTokensHelp')}
        defaultChecked={values.bindsTokens}
      />
      <CertificateBinding values={values.security} errors={errors} />
      {hasOwnKeys && (
        <Checkbox
          radius="sm"
          name="fapi"
          label={t('fapi')}
          description={t('fapiHelp')}
          defaultChecked={values.security.profile !== 'standard'}
          error={errors.security_profile}
        />
      )}
      {hasOwnKeys && (
        <Checkbox
          radius="sm"
          name="message_signing"
          label={t('messageSigning')}
          description={t('messageSigningHelp')}
          defaultChecked={values.security.profile === 'fapi2_message_signing'}
        />
      )}
    </fieldset>
  );
}

/** Keys of what each scope gives the application. */
const SCOPE_TEXTS = {
  openid: 'openid',
  profile: 'profile',
  email: 'email',
  tenant: 'tenant',
  groups: 'groupsScope',
  offline_access: 'offlineAccess',
} as const satisfies Record<Scope, string>;

export function ScopeChoices({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
  const t = useTexts(fieldTexts);
  return (
    <fieldset id="scopes" className={classes.choices}>
      <legend>{t('scopes')}</legend>
      {(Object.keys(SCOPE_TEXTS) as Scope[]).map((scope) => (
        <Checkbox
          key={scope}
          radius="sm"
          name="scopes"
          value={scope}
          label={<code>{scope}</code>}
          description={t(SCOPE_TEXTS[scope])}
          defaultChecked={chosen.includes(scope)}
        />
      ))}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
