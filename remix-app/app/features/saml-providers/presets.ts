import type { SamlAttributeSource, SamlNameIdFormat } from '@gatehouse/contracts';
import type { NameFormat } from './labels';

/** One line of a mapping. */
export interface AttributeRow {
  name: string;
  source: SamlAttributeSource;
  name_format: NameFormat;
}

/** A well-known application: by what name it knows people, what it wants to be told, where its addresses stand. */
export interface Preset {
  key: string;
  label: string;
  about: string;
  nameIdFormat: SamlNameIdFormat;
  attributes: readonly AttributeRow[];
  entityIdExample: string;
  acsExample: string;
  /** Where its own administrator finds and enters the values. */
  where: string;
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

const basic = (name: string, source: SamlAttributeSource): AttributeRow => ({
  name,
  source,
  name_format: 'basic',
});
const uri = (name: string, source: SamlAttributeSource): AttributeRow => ({
  name,
  source,
  name_format: 'uri',
});
const unspecified = (name: string, source: SamlAttributeSource): AttributeRow => ({
  name,
  source,
  name_format: 'unspecified',
});

export const PRESETS: readonly Preset[] = [
  {
    key: 'aws',
    label: 'AWS IAM Identity Center',
    about: 'Accounts and roles of an AWS organization.',
    nameIdFormat: 'email',
    attributes: [uri('https://aws.amazon.com/SAML/Attributes/AccessControl:Email', 'email')],
    entityIdExample: 'https://eu-central-1.signin.aws.amazon.com/platform/saml/d-0123456789',
    acsExample: 'https://eu-central-1.signin.aws.amazon.com/platform/saml/acs/0123abcd',
    where:
      'IAM Identity Center, Settings, Identity source, External identity provider. Download its metadata.',
  },
  {
    key: 'salesforce',
    label: 'Salesforce',
    about: 'CRM; can make accounts at the first sign-in.',
    nameIdFormat: 'unspecified',
    attributes: [
      basic('User.Username', 'email'),
      basic('User.Email', 'email'),
      basic('User.FirstName', 'given_name'),
      basic('User.LastName', 'family_name'),
    ],
    entityIdExample: 'https://yourcompany.my.salesforce.com',
    acsExample: 'https://yourcompany.my.salesforce.com?so=00D000000000000',
    where: 'Setup, Single Sign-On Settings, New from metadata. It shows its own metadata afterwards.',
  },
  {
    key: 'slack',
    label: 'Slack',
    about: 'Workspaces on a plan with single sign-on.',
    nameIdFormat: 'persistent',
    attributes: [
      basic('User.Email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityIdExample: 'https://slack.com',
    acsExample: 'https://yourworkspace.slack.com/sso/saml',
    where: 'Workspace settings, Authentication, SAML authentication.',
  },
  {
    key: 'zoom',
    label: 'Zoom',
    about: 'Meetings under a vanity address.',
    nameIdFormat: 'email',
    attributes: [
      uri('urn:oid:0.9.2342.19200300.100.1.3', 'email'),
      uri('urn:oid:2.5.4.42', 'given_name'),
      uri('urn:oid:2.5.4.4', 'family_name'),
    ],
    entityIdExample: 'https://yourcompany.zoom.us',
    acsExample: 'https://yourcompany.zoom.us/saml/SSO',
    where: 'Admin, Advanced, Single sign-on. Its metadata stands at /saml/metadata/sp of the vanity address.',
  },
  {
    key: 'atlassian',
    label: 'Jira and Atlassian Cloud',
    about: 'Jira, Confluence, Bitbucket by Atlassian Guard.',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
      uri(`${CLAIMS}/name`, 'user_id'),
    ],
    entityIdExample: 'https://auth.atlassian.com/saml/01234567-89ab-cdef-0123-456789abcdef',
    acsExample: 'https://auth.atlassian.com/login/callback?connection=saml-01234567-89ab-cdef',
    where: 'admin.atlassian.com, Security, Identity providers, Set up SAML single sign-on.',
  },
  {
    key: 'github',
    label: 'GitHub Enterprise',
    about: 'Enterprise Cloud or a server of your own.',
    nameIdFormat: 'persistent',
    attributes: [basic('emails', 'email'), basic('full_name', 'name')],
    entityIdExample: 'https://github.com/enterprises/yourcompany',
    acsExample: 'https://github.com/enterprises/yourcompany/saml/consume',
    where: 'Enterprise settings, Authentication security, SAML single sign-on.',
  },
  {
    key: 'servicenow',
    label: 'ServiceNow',
    about: 'Multi-provider single sign-on of an instance.',
    nameIdFormat: 'email',
    attributes: [
      basic('email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityIdExample: 'https://yourcompany.service-now.com',
    acsExample: 'https://yourcompany.service-now.com/navpage.do',
    where: 'Multi-Provider SSO, Identity Providers. Generate Metadata shows what it expects.',
  },
  {
    key: 'box',
    label: 'Box',
    about: 'Files of an enterprise account.',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/emailaddress`, 'email'),
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
    ],
    entityIdExample: 'box.net',
    acsExample: 'https://sso.services.box.net/sp/ACS.saml2',
    where: 'Admin Console, Enterprise Settings, User Settings, Single Sign On.',
  },
  {
    key: 'zendesk',
    label: 'Zendesk',
    about: 'Agents or end users of a help desk.',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
      basic('external_id', 'user_id'),
    ],
    entityIdExample: 'https://yourcompany.zendesk.com',
    acsExample: 'https://yourcompany.zendesk.com/access/saml',
    where: 'Admin Center, Account, Security, Single sign-on. It asks for the fingerprint of our certificate.',
  },
  {
    key: 'generic',
    label: 'Another application',
    about: 'Anything that speaks SAML 2.0.',
    nameIdFormat: 'email',
    attributes: [
      unspecified('email', 'email'),
      unspecified('firstName', 'given_name'),
      unspecified('lastName', 'family_name'),
    ],
    entityIdExample: 'https://app.example.com/saml/metadata',
    acsExample: 'https://app.example.com/saml/acs',
    where: 'Its documentation names them “entity ID” and “assertion consumer service” (ACS).',
  },
];

export function findPreset(key: string | null): Preset | null {
  return PRESETS.find((preset) => preset.key === key) ?? null;
}
