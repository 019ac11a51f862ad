import type { SamlAttributeSource, SamlNameIdFormat } from '@gatehouse/contracts';
import type { NameFormat } from './labels';

/** One line of a mapping. */
export interface AttributeRow {
  name: string;
  source: SamlAttributeSource;
  name_format: NameFormat;
}

type Known =
  | 'aws'
  | 'salesforce'
  | 'slack'
  | 'zoom'
  | 'atlassian'
  | 'github'
  | 'servicenow'
  | 'box'
  | 'zendesk';

/** An application: its NameID format, its attributes, and where its administrator enters the values. */
export interface Preset {
  key: Known | 'generic';
  /** A brand, the same in every language; null for an application that is not in this list. */
  label: string | null;
  /** Key of its text. */
  about: `${Known | 'generic'}About`;
  nameIdFormat: SamlNameIdFormat;
  attributes: readonly AttributeRow[];
  entityIdExample: string;
  acsExample: string;
  /** Where its own administrator finds and enters the values, as its menus are labelled. */
  path: string | null;
  /** Key of what else its administrator should know. */
  hint: `${'aws' | 'salesforce' | 'zoom' | 'servicenow' | 'zendesk' | 'generic'}Hint` | null;
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
    nameIdFormat: 'email',
    attributes: [uri('https://aws.amazon.com/SAML/Attributes/AccessControl:Email', 'email')],
    entityIdExample: 'https://eu-central-1.signin.aws.amazon.com/platform/saml/d-0123456789',
    acsExample: 'https://eu-central-1.signin.aws.amazon.com/platform/saml/acs/0123abcd',
    about: 'awsAbout',
    path: 'IAM Identity Center > Settings > Identity source > External identity provider',
    hint: 'awsHint',
  },
  {
    key: 'salesforce',
    label: 'Salesforce',
    nameIdFormat: 'unspecified',
    attributes: [
      basic('User.Username', 'email'),
      basic('User.Email', 'email'),
      basic('User.FirstName', 'given_name'),
      basic('User.LastName', 'family_name'),
    ],
    entityIdExample: 'https://yourcompany.my.salesforce.com',
    acsExample: 'https://yourcompany.my.salesforce.com?so=00D000000000000',
    about: 'salesforceAbout',
    path: 'Setup > Single Sign-On Settings > New from Metadata',
    hint: 'salesforceHint',
  },
  {
    key: 'slack',
    label: 'Slack',
    nameIdFormat: 'persistent',
    attributes: [
      basic('User.Email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityIdExample: 'https://slack.com',
    acsExample: 'https://yourworkspace.slack.com/sso/saml',
    about: 'slackAbout',
    path: 'Workspace settings > Authentication > SAML authentication',
    hint: null,
  },
  {
    key: 'zoom',
    label: 'Zoom',
    nameIdFormat: 'email',
    attributes: [
      uri('urn:oid:0.9.2342.19200300.100.1.3', 'email'),
      uri('urn:oid:2.5.4.42', 'given_name'),
      uri('urn:oid:2.5.4.4', 'family_name'),
    ],
    entityIdExample: 'https://yourcompany.zoom.us',
    acsExample: 'https://yourcompany.zoom.us/saml/SSO',
    about: 'zoomAbout',
    path: 'Admin > Advanced > Single Sign-On',
    hint: 'zoomHint',
  },
  {
    key: 'atlassian',
    label: 'Atlassian Cloud (Jira)',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
      uri(`${CLAIMS}/name`, 'user_id'),
    ],
    entityIdExample: 'https://auth.atlassian.com/saml/01234567-89ab-cdef-0123-456789abcdef',
    acsExample: 'https://auth.atlassian.com/login/callback?connection=saml-01234567-89ab-cdef',
    about: 'atlassianAbout',
    path: 'admin.atlassian.com > Security > Identity providers > Set up SAML single sign-on',
    hint: null,
  },
  {
    key: 'github',
    label: 'GitHub Enterprise',
    nameIdFormat: 'persistent',
    attributes: [basic('emails', 'email'), basic('full_name', 'name')],
    entityIdExample: 'https://github.com/enterprises/yourcompany',
    acsExample: 'https://github.com/enterprises/yourcompany/saml/consume',
    about: 'githubAbout',
    path: 'Enterprise settings > Authentication security > SAML single sign-on',
    hint: null,
  },
  {
    key: 'servicenow',
    label: 'ServiceNow',
    nameIdFormat: 'email',
    attributes: [
      basic('email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityIdExample: 'https://yourcompany.service-now.com',
    acsExample: 'https://yourcompany.service-now.com/navpage.do',
    about: 'servicenowAbout',
    path: 'Multi-Provider SSO > Identity Providers',
    hint: 'servicenowHint',
  },
  {
    key: 'box',
    label: 'Box',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/emailaddress`, 'email'),
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
    ],
    entityIdExample: 'box.net',
    acsExample: 'https://sso.services.box.net/sp/ACS.saml2',
    about: 'boxAbout',
    path: 'Admin Console > Enterprise Settings > User Settings > Single Sign On',
    hint: null,
  },
  {
    key: 'zendesk',
    label: 'Zendesk',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
      basic('external_id', 'user_id'),
    ],
    entityIdExample: 'https://yourcompany.zendesk.com',
    acsExample: 'https://yourcompany.zendesk.com/access/saml',
    about: 'zendeskAbout',
    path: 'Admin Center > Account > Security > Single sign-on',
    hint: 'zendeskHint',
  },
  {
    key: 'generic',
    label: null,
    nameIdFormat: 'email',
    attributes: [
      unspecified('email', 'email'),
      unspecified('firstName', 'given_name'),
      unspecified('lastName', 'family_name'),
    ],
    entityIdExample: 'https://app.example.com/saml/metadata',
    acsExample: 'https://app.example.com/saml/acs',
    about: 'genericAbout',
    path: null,
    hint: 'genericHint',
  },
];

export function findPreset(key: string | null): Preset | null {
  return PRESETS.find((preset) => preset.key === key) ?? null;
}
