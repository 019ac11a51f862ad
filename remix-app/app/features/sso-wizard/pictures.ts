import type { EnteredSsoType, WizardProvider } from '@gatehouse/contracts';
import type { DrawnField, DrawnScreen } from '../set-up-guides/drawn-screen';

export interface Pictures {
  /** The screen that takes our values. */
  enter: DrawnScreen;
  /** The screen that shows theirs. */
  give: DrawnScreen;
}

/** Protocols whose other side has a console. A directory has none. */
export type PicturedType = Exclude<EnteredSsoType, 'ldap'>;

const PICTURED: Readonly<Record<PicturedType, true>> = { oauth2: true, saml: true };

export function isPictured(type: string): type is PicturedType {
  return type in PICTURED;
}

/** The screens of a provider, for a protocol. */
export function picturesOf(provider: WizardProvider, type: PicturedType): Pictures {
  const screens = PROVIDER_SCREENS[provider] ?? ANY;
  const { console, color, menu, entries, entry } = screens;
  const frame = { console, color, menu, entries, entry };
  const [enter, give] = screens[type] ?? ANY[type];
  return { enter: { ...frame, ...enter }, give: { ...frame, ...give } };
}

type Frame = Pick<DrawnScreen, 'console' | 'color' | 'menu' | 'entries' | 'entry'>;
type Content = Pick<DrawnScreen, 'title' | 'tabs' | 'tab' | 'fields' | 'button'> &
  Partial<Pick<DrawnScreen, 'entry'>>;
type Screens = Frame & { oauth2?: readonly [Content, Content]; saml?: readonly [Content, Content] };

const one = (label: string): DrawnField => ({ label, mark: '1' });
const two = (label: string): DrawnField => ({ label, mark: '2' });
const three = (label: string): DrawnField => ({ label, mark: '3' });
const plain = (label: string): DrawnField => ({ label });

const ANY = {
  console: 'Identity provider',
  color: '#5b6472',
  menu: 'side',
  entries: ['Users', 'Groups', 'Applications', 'Settings'],
  entry: 'Applications',
  oauth2: [
    { title: 'New OpenID Connect application', fields: [plain('Name'), one('Redirect URI')], button: 'Save' },
    {
      title: 'Credentials',
      fields: [one('Issuer'), two('Client ID'), three('Client secret')],
      button: 'Copy',
    },
  ],
  saml: [
    {
      title: 'New SAML application',
      fields: [plain('Name'), one('ACS URL'), two('Entity ID')],
      button: 'Save',
    },
    { title: 'Metadata', fields: [one('Metadata URL')], button: 'Download' },
  ],
} as const satisfies Screens;

const PROVIDER_SCREENS: Partial<Record<WizardProvider, Screens>> = {
  okta: {
    console: 'Okta Admin Console',
    color: '#007dc1',
    menu: 'side',
    entries: ['Directory', 'Customizations', 'Applications', 'Security'],
    entry: 'Applications',
    oauth2: [
      {
        title: 'New Web App Integration',
        fields: [plain('App integration name'), plain('Grant type'), one('Sign-in redirect URIs')],
        button: 'Save',
      },
      {
        title: 'Client Credentials',
        tabs: ['General', 'Sign On', 'Assignments'],
        fields: [two('Client ID'), three('Client secrets')],
        button: 'Edit',
      },
    ],
    saml: [
      {
        title: 'Create SAML Integration',
        tabs: ['1 General Settings', '2 Configure SAML', '3 Feedback'],
        tab: 1,
        fields: [one('Single sign-on URL'), two('Audience URI (SP Entity ID)'), plain('Name ID format')],
        button: 'Next',
      },
      {
        title: 'SAML 2.0',
        tabs: ['General', 'Sign On', 'Assignments'],
        tab: 1,
        fields: [one('Metadata URL'), plain('Sign on URL')],
        button: 'Copy',
      },
    ],
  },
  entra: {
    console: 'Microsoft Entra admin center',
    color: '#0078d4',
    menu: 'side',
    entries: ['Users', 'Groups', 'Applications', 'Roles & admins'],
    entry: 'Applications',
    oauth2: [
      {
        title: 'Register an application',
        fields: [plain('Name'), plain('Supported account types'), one('Redirect URI')],
        button: 'Register',
      },
      {
        title: 'Certificates & secrets',
        fields: [one('Directory (tenant) ID'), two('Application (client) ID'), three('Client secret: Value')],
        button: 'New client secret',
      },
    ],
    saml: [
      {
        title: 'Basic SAML Configuration',
        fields: [
          one('Reply URL (Assertion Consumer Service URL)'),
          two('Identifier (Entity ID)'),
          plain('Sign on URL (Optional)'),
        ],
        button: 'Save',
      },
      {
        title: 'SAML Certificates',
        fields: [plain('Thumbprint'), one('App Federation Metadata Url')],
        button: 'Download',
      },
    ],
  },
  'google-workspace': {
    console: 'Google Admin',
    color: '#1a73e8',
    menu: 'side',
    entries: ['Directory', 'Devices', 'Apps', 'Security'],
    entry: 'Apps',
    saml: [
      {
        title: 'Service provider details',
        fields: [one('ACS URL'), two('Entity ID'), plain('Name ID format')],
        button: 'Continue',
      },
      {
        title: 'Google Identity Provider details',
        fields: [plain('SSO URL'), plain('Entity ID'), one('Download metadata')],
        button: 'Continue',
      },
    ],
  },
  adfs: {
    console: 'AD FS Management',
    color: '#2b579a',
    menu: 'dialog',
    entries: ['Service', 'Access Control Policies', 'Relying Party Trusts', 'Application Groups'],
    entry: 'Relying Party Trusts',
    oauth2: [
      {
        title: 'Add Application Group Wizard',
        fields: [plain('Client Identifier'), one('Redirect URI')],
        button: 'Next >',
      },
      {
        title: 'Configure Application Credentials',
        fields: [two('Client Identifier'), three('Generate a shared secret')],
        button: 'Next >',
      },
    ],
    saml: [
      {
        title: 'Add Relying Party Trust Wizard',
        fields: [one('Relying party SAML 2.0 SSO service URL'), two('Relying party trust identifier')],
        button: 'Next >',
      },
      {
        title: 'Service: Endpoints',
        fields: [one('/FederationMetadata/2007-06/FederationMetadata.xml')],
        button: 'OK',
      },
    ],
  },
  onelogin: {
    console: 'OneLogin Administration',
    color: '#1c1f2a',
    menu: 'top',
    entries: ['Users', 'Applications', 'Devices', 'Authentication'],
    entry: 'Applications',
    oauth2: [
      {
        title: 'OpenId Connect (OIDC)',
        tabs: ['Info', 'Configuration', 'Parameters', 'SSO'],
        tab: 1,
        fields: [plain('Login Url'), one("Redirect URI's")],
        button: 'Save',
      },
      {
        title: 'Enable OpenID Connect',
        tabs: ['Info', 'Configuration', 'Parameters', 'SSO'],
        tab: 3,
        fields: [one('Issuer URL'), two('Client ID'), three('Client Secret')],
        button: 'Save',
      },
    ],
    saml: [
      {
        title: 'SAML Custom Connector (Advanced)',
        tabs: ['Info', 'Configuration', 'Parameters', 'SSO'],
        tab: 1,
        fields: [
          one('ACS (Consumer) URL'),
          two('Audience (EntityID)'),
          plain('ACS (Consumer) URL Validator'),
        ],
        button: 'Save',
      },
      {
        title: 'More Actions',
        tabs: ['Info', 'Configuration', 'Parameters', 'SSO'],
        tab: 3,
        fields: [one('SAML Metadata'), plain('Delete')],
        button: 'Save',
      },
    ],
  },
  pingone: {
    console: 'PingOne Administration',
    color: '#b3282d',
    menu: 'side',
    entries: ['Directory', 'Applications', 'Authentication', 'Integrations'],
    entry: 'Applications',
    oauth2: [
      {
        title: 'Edit Configuration',
        tabs: ['Overview', 'Configuration', 'Resources', 'Policies'],
        tab: 1,
        fields: [plain('Grant Type'), one('Redirect URIs')],
        button: 'Save',
      },
      {
        title: 'OIDC Web App',
        tabs: ['Overview', 'Configuration', 'Resources', 'Policies'],
        fields: [one('Issuer ID'), two('Client ID'), three('Client Secret')],
        button: 'Enable',
      },
    ],
    saml: [
      {
        title: 'SAML Configuration',
        fields: [one('ACS URLs'), two('Entity ID'), plain('Subject NameID Format')],
        button: 'Save',
      },
      {
        title: 'Connection Details',
        tabs: ['Overview', 'Configuration', 'Attribute Mappings', 'Access'],
        tab: 1,
        fields: [plain('Issuer ID'), one('IDP Metadata URL')],
        button: 'Enable',
      },
    ],
  },
  jumpcloud: {
    console: 'JumpCloud Admin Portal',
    color: '#202d38',
    menu: 'side',
    entries: ['User Management', 'User Authentication', 'SSO Applications', 'Security'],
    entry: 'SSO Applications',
    oauth2: [
      {
        title: 'Endpoint Configuration',
        tabs: ['General Info', 'SSO', 'Identity Management', 'User Groups'],
        tab: 1,
        fields: [one('Redirect URIs'), plain('Client Authentication Type'), plain('Login URL')],
        button: 'Activate',
      },
      {
        title: 'Application Saved',
        fields: [two('Client ID'), three('Client Secret')],
        button: 'Got It',
      },
    ],
    saml: [
      {
        title: 'Single Sign-On Configuration',
        tabs: ['General Info', 'SSO', 'Identity Management', 'User Groups'],
        tab: 1,
        fields: [one('ACS URLs'), two('SP Entity ID'), plain('SAMLSubject NameID Format')],
        button: 'Save',
      },
      {
        title: 'JumpCloud Metadata',
        tabs: ['General Info', 'SSO', 'Identity Management', 'User Groups'],
        tab: 1,
        fields: [one('Copy Metadata URL'), plain('Export Metadata')],
        button: 'Save',
      },
    ],
  },
  auth0: {
    console: 'Auth0 Dashboard',
    color: '#eb5424',
    menu: 'side',
    entries: ['Getting Started', 'Activity', 'Applications', 'Authentication'],
    entry: 'Applications',
    oauth2: [
      {
        title: 'Application URIs',
        tabs: ['Quickstart', 'Settings', 'Credentials', 'Connections'],
        tab: 1,
        fields: [plain('Application Login URI'), one('Allowed Callback URLs')],
        button: 'Save Changes',
      },
      {
        title: 'Basic Information',
        tabs: ['Quickstart', 'Settings', 'Credentials', 'Connections'],
        tab: 1,
        fields: [one('Domain'), two('Client ID'), three('Client Secret')],
        button: 'Save Changes',
      },
    ],
    saml: [
      {
        title: 'Addon: SAML2 Web App',
        tabs: ['Settings', 'Usage'],
        fields: [one('Application Callback URL'), two('Settings: "audience"')],
        button: 'Enable',
      },
      {
        title: 'Addon: SAML2 Web App',
        tabs: ['Settings', 'Usage'],
        tab: 1,
        fields: [plain('Issuer'), one('Identity Provider Metadata: Download')],
        button: 'Enable',
      },
    ],
  },
  keycloak: {
    console: 'Keycloak Admin Console',
    color: '#4d4d4d',
    menu: 'side',
    entries: ['Manage realms', 'Clients', 'Realm roles', 'Realm settings'],
    entry: 'Clients',
    oauth2: [
      {
        title: 'Create client',
        tabs: ['1 General settings', '2 Capability config', '3 Login settings'],
        tab: 2,
        fields: [plain('Root URL'), one('Valid redirect URIs')],
        button: 'Save',
      },
      {
        title: 'Client details',
        tabs: ['Settings', 'Keys', 'Credentials', 'Roles'],
        tab: 2,
        fields: [two('Client ID'), three('Client Secret')],
        button: 'Save',
      },
    ],
    saml: [
      {
        title: 'Create client',
        tabs: ['1 General settings', '2 Login settings'],
        tab: 1,
        fields: [one('Master SAML Processing URL'), two('Client ID')],
        button: 'Save',
      },
      {
        entry: 'Realm settings',
        title: 'Realm settings',
        tabs: ['General', 'Login', 'Email', 'Themes'],
        fields: [one('SAML 2.0 Identity Provider Metadata')],
        button: 'Save',
      },
    ],
  },
};
