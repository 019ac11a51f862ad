import type { EnteredSsoType, WizardAddresses, WizardProvider } from '@gatehouse/contracts';

/** A value that the other side must be told, to copy. */
export interface GuideValue {
  label: string;
  value: string;
}

export interface GuideStep {
  text: string;
  values?: readonly GuideValue[];
}

export interface Guide {
  /** Where the provider keeps it. */
  where: string;
  steps: readonly GuideStep[];
  /** Where what we ask for next is found there. */
  give: string;
}

type Oidc = { where: string; make: string; redirect: string; issuer: string };
type Saml = { where: string; make: string; enter: string; metadata: string; acs?: string; entity?: string };

const OIDC: Partial<Record<WizardProvider, Oidc>> = {
  okta: {
    where: 'Okta Admin Console → Applications → Applications',
    make: 'Choose "Create App Integration", then "OIDC - OpenID Connect" and "Web Application".',
    redirect: 'Leave the grant type "Authorization Code" and enter the sign-in redirect URI:',
    issuer:
      'Client ID and secret stand on the tab "General". The issuer is your Okta address, such as https://acme.okta.com.',
  },
  entra: {
    where: 'Microsoft Entra admin center → Applications → App registrations',
    make: 'Choose "New registration" for accounts in this organizational directory only.',
    redirect: 'Choose the platform "Web" and enter the redirect URI:',
    issuer:
      'The client ID is the "Application (client) ID"; make a secret under "Certificates & secrets". The issuer is https://login.microsoftonline.com/<Directory (tenant) ID>/v2.0.',
  },
  adfs: {
    where: 'AD FS Management → Application Groups',
    make: 'Choose "Add Application Group", then "Server application accessing a web API".',
    redirect: 'Enter the redirect URI, and generate a shared secret:',
    issuer: 'The client ID is the "Client Identifier". The issuer is https://<your AD FS host>/adfs.',
  },
  onelogin: {
    where: 'OneLogin Administration → Applications → Applications',
    make: 'Choose "Add App" and search for "OpenId Connect (OIDC)".',
    redirect: 'On the tab "Configuration" enter the redirect URI:',
    issuer:
      'On the tab "SSO" stand client ID, secret and issuer; choose the authentication method POST or Basic.',
  },
  pingone: {
    where: 'PingOne Administration → Applications → Applications',
    make: 'Choose "+", then "OIDC Web App".',
    redirect: 'On the tab "Configuration" leave "Code", and enter the redirect URI:',
    issuer: 'Issuer, client ID and client secret stand on the tab "Overview". Switch the application on.',
  },
  jumpcloud: {
    where: 'JumpCloud Admin Portal → User Authentication → SSO Applications',
    make: 'Choose "Add New Application", then "Custom Application" with "Configure SSO with OIDC".',
    redirect: 'On the tab "SSO" choose "Client Secret Basic" and enter the redirect URI:',
    issuer:
      'Client ID and secret are shown once after "Activate". The issuer is https://oauth.id.jumpcloud.com.',
  },
  auth0: {
    where: 'Auth0 Dashboard → Applications → Applications',
    make: 'Choose "Create Application", then "Regular Web Application".',
    redirect: 'On the tab "Settings" enter the allowed callback URL:',
    issuer:
      'Client ID and secret stand on the same tab. The issuer is https://<your domain>/, with the slash at its end.',
  },
  keycloak: {
    where: 'Keycloak Admin Console → your realm → Clients',
    make: 'Choose "Create client" of the type "OpenID Connect", with "Client authentication" on and "Standard flow".',
    redirect: 'Enter the valid redirect URI:',
    issuer:
      'The secret stands on the tab "Credentials". The issuer is https://<your host>/realms/<your realm>.',
  },
};

const ANY_OIDC: Oidc = {
  where: 'Administration of your identity provider',
  make: 'Register an application: OpenID Connect, confidential (with a secret), authorization code flow.',
  redirect: 'Register the redirect URI, to the letter:',
  issuer:
    'Note the client ID and secret, and the issuer: the address before /.well-known/openid-configuration.',
};

const SAML: Partial<Record<WizardProvider, Saml>> = {
  okta: {
    where: 'Okta Admin Console → Applications → Applications',
    make: 'Choose "Create App Integration", then "SAML 2.0".',
    enter: 'Under "Configure SAML" enter, with the name ID format "EmailAddress":',
    acs: 'Single sign-on URL',
    entity: 'Audience URI (SP Entity ID)',
    metadata: 'On the tab "Sign On" copy the "Metadata URL".',
  },
  entra: {
    where: 'Microsoft Entra admin center → Applications → Enterprise applications',
    make: 'Choose "New application", then "Create your own application" (non-gallery), and single sign-on by SAML.',
    enter: 'Under "Basic SAML Configuration" enter:',
    acs: 'Reply URL (Assertion Consumer Service URL)',
    entity: 'Identifier (Entity ID)',
    metadata: 'Under "SAML Certificates" copy the "App Federation Metadata Url".',
  },
  'google-workspace': {
    where: 'Google Admin console → Apps → Web and mobile apps',
    make: 'Choose "Add app", then "Add custom SAML app", and download the metadata in its second step.',
    enter: 'Under "Service provider details" enter, with the name ID format EMAIL:',
    acs: 'ACS URL',
    entity: 'Entity ID',
    metadata: 'Give the metadata file that you downloaded. Then switch the app on for your people.',
  },
  adfs: {
    where: 'AD FS Management → Relying Party Trusts',
    make: 'Choose "Add Relying Party Trust", claims aware, and enter the data manually.',
    enter: 'Enable the SAML 2.0 WebSSO protocol, and enter:',
    acs: 'Relying party SAML 2.0 SSO service URL',
    entity: 'Relying party trust identifier',
    metadata:
      'Add a rule that sends the E-Mail Address as Name ID. The metadata is at https://<your AD FS host>/FederationMetadata/2007-06/FederationMetadata.xml.',
  },
  onelogin: {
    where: 'OneLogin Administration → Applications → Applications',
    make: 'Choose "Add App" and search for "SAML Custom Connector (Advanced)".',
    enter: 'On the tab "Configuration" enter, the first also as ACS validator:',
    acs: 'ACS (Consumer) URL',
    entity: 'Audience (EntityID)',
    metadata: 'Under "More Actions" choose "SAML Metadata", and give that file.',
  },
  pingone: {
    where: 'PingOne Administration → Applications → Applications',
    make: 'Choose "+", then "SAML Application", and enter the data manually.',
    enter: 'Enter:',
    acs: 'ACS URLs',
    entity: 'Entity ID',
    metadata: 'On the tab "Configuration" copy the "IDP Metadata URL". Switch the application on.',
  },
  jumpcloud: {
    where: 'JumpCloud Admin Portal → User Authentication → SSO Applications',
    make: 'Choose "Add New Application", then "Custom Application" with "Configure SSO with SAML".',
    enter: 'On the tab "SSO" enter, with the name ID format emailAddress:',
    acs: 'ACS URL',
    entity: 'SP Entity ID',
    metadata: 'On the same tab choose "Copy Metadata URL" or "Export Metadata".',
  },
  auth0: {
    where: 'Auth0 Dashboard → Applications → your application → Addons',
    make: 'Switch on "SAML2 Web App".',
    enter: 'On its tab "Settings" enter the callback URL, and the audience into the JSON below it:',
    acs: 'Application Callback URL',
    entity: 'audience',
    metadata: 'On its tab "Usage" download the "Identity Provider Metadata".',
  },
  keycloak: {
    where: 'Keycloak Admin Console → your realm → Clients',
    make: 'Choose "Create client" of the type "SAML".',
    enter: 'Enter, with the name ID format "email" and "Sign assertions" on:',
    acs: 'Valid redirect URI and master SAML processing URL',
    entity: 'Client ID',
    metadata: 'The metadata is at https://<your host>/realms/<your realm>/protocol/saml/descriptor.',
  },
};

const ANY_SAML: Saml = {
  where: 'Administration of your identity provider',
  make: 'Register a service provider by SAML 2.0.',
  enter: 'Enter these addresses, with the email address as name ID:',
  metadata: 'Note the address of its metadata, or download it.',
};

/** What the other side must be told, step by step, with this organization's own values. */
export function guideOf(provider: WizardProvider, type: EnteredSsoType, addresses: WizardAddresses): Guide {
  return GUIDES[type](provider, addresses);
}

const GUIDES: Readonly<
  Record<EnteredSsoType, (provider: WizardProvider, addresses: WizardAddresses) => Guide>
> = {
  oauth2: (provider, addresses) => oidcGuide(OIDC[provider] ?? ANY_OIDC, addresses),
  saml: (provider, addresses) => samlGuide(SAML[provider] ?? ANY_SAML, addresses),
};

function oidcGuide({ where, make, redirect, issuer }: Oidc, { redirectUri }: WizardAddresses): Guide {
  return {
    where,
    give: issuer,
    steps: [
      { text: make },
      { text: redirect, values: [{ label: 'Redirect URI', value: redirectUri ?? '' }] },
      { text: 'Allow the scopes openid, profile and email, and assign the people who shall sign in.' },
    ],
  };
}

function samlGuide(
  { where, make, enter, metadata, acs = 'ACS URL', entity = 'Entity ID' }: Saml,
  { acsUrl, entityId }: WizardAddresses,
): Guide {
  return {
    where,
    give: metadata,
    steps: [
      { text: make },
      {
        text: enter,
        values: [
          { label: acs, value: acsUrl ?? '' },
          { label: entity, value: entityId ?? '' },
        ],
      },
      {
        text: 'Send the attributes email, given_name and family_name, and assign the people who shall sign in.',
      },
    ],
  };
}
