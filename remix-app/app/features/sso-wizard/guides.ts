import type { EnteredSsoType, WizardAddresses, WizardProvider } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { GuideValue } from '../set-up-guides/drawn-screen';

type GuideTexts = Translate<typeof import('./texts/guides/en').default>;

export interface Guide {
  /** Where the provider keeps it. */
  where: string;
  steps: readonly string[];
  /** Exactly what the provider needs. */
  values: readonly GuideValue[];
  /** Where the values that the form asks for next are found. */
  give: string;
}

type Oidc = { where: string; make: string; redirect: string; issuer: string };
type Saml = { where: string; make: string; enter: string; metadata: string; acs?: string; entity?: string };

/** Names of menus, tabs and fields are those of the provider's English console. */
const OIDC: Partial<Record<WizardProvider, (t: GuideTexts) => Oidc>> = {
  okta: (t) => ({
    where: 'Okta Admin Console → Applications → Applications',
    make: t('choose3', {
      one: 'Create App Integration',
      two: 'OIDC - OpenID Connect',
      three: 'Web Application',
    }),
    redirect: t('redirectWithGrant', { grant: 'Authorization Code' }),
    issuer: t('giveTab', { tab: 'General', issuer: 'https://YOUR-ORG.okta.com' }),
  }),
  entra: (t) => ({
    where: 'Microsoft Entra admin center → Applications → App registrations',
    make: t('chooseEntra'),
    redirect: t('redirectWithOption', { option: 'Web' }),
    issuer: t('giveEntra', { issuer: 'https://login.microsoftonline.com/DIRECTORY-ID/v2.0' }),
  }),
  adfs: (t) => ({
    where: 'AD FS Management → Application Groups',
    make: t('choose2', { one: 'Add Application Group', two: 'Server application accessing a web API' }),
    redirect: t('redirectAndSecret'),
    issuer: t('giveAdfs', { issuer: 'https://YOUR-HOST/adfs' }),
  }),
  onelogin: (t) => ({
    where: 'OneLogin Administration → Applications → Applications',
    make: t('chooseOneLogin', { app: 'OpenId Connect (OIDC)' }),
    redirect: t('redirectOnTab', { tab: 'Configuration' }),
    issuer: t('giveOneLogin'),
  }),
  pingone: (t) => ({
    where: 'PingOne Administration → Applications → Applications',
    make: t('choose2', { one: '+', two: 'OIDC Web App' }),
    redirect: t('redirectWithGrant', { grant: 'Code' }),
    issuer: t('givePingOne'),
  }),
  jumpcloud: (t) => ({
    where: 'JumpCloud Admin Portal → User Authentication → SSO Applications',
    make: t('choose3', {
      one: 'Add New Application',
      two: 'Custom Application',
      three: 'Configure SSO with OIDC',
    }),
    redirect: t('redirectWithOption', { option: 'Client Secret Basic' }),
    issuer: t('giveJumpCloud', { issuer: 'https://oauth.id.jumpcloud.com' }),
  }),
  auth0: (t) => ({
    where: 'Auth0 Dashboard → Applications → Applications',
    make: t('choose2', { one: 'Create Application', two: 'Regular Web Application' }),
    redirect: t('redirectOnTab', { tab: 'Settings' }),
    issuer: t('giveTab', { tab: 'Settings', issuer: 'https://YOUR-DOMAIN/' }),
  }),
  keycloak: (t) => ({
    where: 'Keycloak Admin Console → Realm → Clients',
    make: t('chooseKeycloak'),
    redirect: t('redirect'),
    issuer: t('giveTab', { tab: 'Credentials', issuer: 'https://YOUR-HOST/realms/YOUR-REALM' }),
  }),
};

const anyOidc = (t: GuideTexts): Oidc => ({
  where: t('anyWhere'),
  make: t('registerClient'),
  redirect: t('redirect'),
  issuer: t('giveAny'),
});

const SAML: Partial<Record<WizardProvider, (t: GuideTexts) => Saml>> = {
  okta: (t) => ({
    where: 'Okta Admin Console → Applications → Applications',
    make: t('choose2', { one: 'Create App Integration', two: 'SAML 2.0' }),
    enter: t('enterNameId', { section: 'Configure SAML', format: 'EmailAddress' }),
    acs: 'Single sign-on URL',
    entity: 'Audience URI (SP Entity ID)',
    metadata: t('copyUnder', { section: 'Sign On', label: 'Metadata URL' }),
  }),
  entra: (t) => ({
    where: 'Microsoft Entra admin center → Applications → Enterprise applications',
    make: t('choose3', { one: 'New application', two: 'Create your own application', three: 'SAML' }),
    enter: t('enterUnder', { section: 'Basic SAML Configuration' }),
    acs: 'Reply URL (Assertion Consumer Service URL)',
    entity: 'Identifier (Entity ID)',
    metadata: t('copyUnder', { section: 'SAML Certificates', label: 'App Federation Metadata Url' }),
  }),
  'google-workspace': (t) => ({
    where: 'Google Admin console → Apps → Web and mobile apps',
    make: t('chooseGoogle'),
    enter: t('enterNameId', { section: 'Service provider details', format: 'EMAIL' }),
    metadata: t('metadataGoogle'),
  }),
  adfs: (t) => ({
    where: 'AD FS Management → Relying Party Trusts',
    make: t('chooseManually', { one: 'Add Relying Party Trust', two: 'Claims aware' }),
    enter: t('enterAdfs'),
    acs: 'Relying party SAML 2.0 SSO service URL',
    entity: 'Relying party trust identifier',
    metadata: t('metadataAdfs', {
      url: 'https://YOUR-HOST/FederationMetadata/2007-06/FederationMetadata.xml',
    }),
  }),
  onelogin: (t) => ({
    where: 'OneLogin Administration → Applications → Applications',
    make: t('chooseOneLogin', { app: 'SAML Custom Connector (Advanced)' }),
    enter: t('enterOneLogin'),
    acs: 'ACS (Consumer) URL',
    entity: 'Audience (EntityID)',
    metadata: t('metadataOneLogin'),
  }),
  pingone: (t) => ({
    where: 'PingOne Administration → Applications → Applications',
    make: t('chooseManually', { one: '+', two: 'SAML Application' }),
    enter: t('enter'),
    acs: 'ACS URLs',
    metadata: t('metadataPingOne'),
  }),
  jumpcloud: (t) => ({
    where: 'JumpCloud Admin Portal → User Authentication → SSO Applications',
    make: t('choose3', {
      one: 'Add New Application',
      two: 'Custom Application',
      three: 'Configure SSO with SAML',
    }),
    enter: t('enterNameId', { section: 'SSO', format: 'emailAddress' }),
    entity: 'SP Entity ID',
    metadata: t('metadataJumpCloud'),
  }),
  auth0: (t) => ({
    where: 'Auth0 Dashboard → Applications → Applications → Addons',
    make: t('enableAddon', { addon: 'SAML2 Web App' }),
    enter: t('enterAuth0'),
    acs: 'Application Callback URL',
    entity: 'audience',
    metadata: t('metadataAuth0'),
  }),
  keycloak: (t) => ({
    where: 'Keycloak Admin Console → Realm → Clients',
    make: t('choose2', { one: 'Create client', two: 'SAML' }),
    enter: t('enterKeycloak'),
    acs: 'Valid redirect URI, Master SAML Processing URL',
    entity: 'Client ID',
    metadata: t('metadataAt', { url: 'https://YOUR-HOST/realms/YOUR-REALM/protocol/saml/descriptor' }),
  }),
};

const anySaml = (t: GuideTexts): Saml => ({
  where: t('anyWhere'),
  make: t('registerServiceProvider'),
  enter: t('enterAny'),
  metadata: t('metadataAny'),
});

/** The set-up at the provider, step by step, with this organization's own values. */
export function guideOf(
  provider: WizardProvider,
  type: EnteredSsoType,
  addresses: WizardAddresses,
  t: GuideTexts,
): Guide {
  return GUIDES[type](provider, addresses, t);
}

const GUIDES: Readonly<
  Record<EnteredSsoType, (provider: WizardProvider, addresses: WizardAddresses, t: GuideTexts) => Guide>
> = {
  oauth2: (provider, addresses, t) => oidcGuide((OIDC[provider] ?? anyOidc)(t), addresses, t),
  saml: (provider, addresses, t) => samlGuide((SAML[provider] ?? anySaml)(t), addresses, t),
  ldap: (_provider, _addresses, t) => ({
    where: t('ldapWhere'),
    give: t('ldapGive'),
    steps: [t('ldapAccount'), t('ldapReach'), t('ldapEncryption')],
    values: [],
  }),
};

function oidcGuide(
  { where, make, redirect, issuer }: Oidc,
  { redirectUri }: WizardAddresses,
  t: GuideTexts,
): Guide {
  return {
    where,
    give: issuer,
    steps: [make, redirect, t('scopes')],
    values: [
      { label: t('redirectUri'), value: redirectUri ?? '', mark: '1' },
      { label: t('scopeValues'), value: 'openid profile email' },
      { label: t('grantType'), value: 'authorization_code' },
      { label: t('clientAuthentication'), value: 'client_secret_basic' },
    ],
  };
}

function samlGuide(
  { where, make, enter, metadata, acs = 'ACS URL', entity = 'Entity ID' }: Saml,
  { acsUrl, entityId }: WizardAddresses,
  t: GuideTexts,
): Guide {
  return {
    where,
    give: metadata,
    steps: [make, enter, t('attributes')],
    values: [
      { label: acs, value: acsUrl ?? '', mark: '1' },
      { label: entity, value: entityId ?? '', mark: '2' },
      { label: t('nameIdFormat'), value: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' },
      { label: t('attributeNames'), value: 'email given_name family_name' },
    ],
  };
}
