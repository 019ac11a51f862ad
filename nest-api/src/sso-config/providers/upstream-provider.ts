import type { FieldError, ProviderParameters } from '@gatehouse/contracts';
import type { Domain } from '../../domains/domains.repository.js';
import type { LdapClient } from '../../ldap/ldap-client.js';
import type { Settings } from '../../settings/settings.js';
import type { Editable } from '../configurations/editable.js';
import type { OidcFindings, OidcProbe } from '../probe/oidc-probe.js';
import type { UpstreamClient } from '../probe/upstream-client.js';
import type { SamlUpstreams } from '../saml-upstream.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { DirectoryAnswer } from '../wizard/directory/directory-answer.js';
import type { DirectoryClient } from '../wizard/directory/directory-client.js';

/** Result of probing an identity provider: values for fields, and data stored with the configuration. */
export interface Findings {
  readonly fields: Partial<Editable>;
  readonly oidc: OidcFindings | null;
  readonly certificateExpiresAt: Date | null;
}

/** A connection before it is saved. */
export type Entered = Pick<SsoConfiguration, 'type' | 'tenantId'> &
  Editable & {
    readonly metadata?: string | undefined;
    /** For providers that are asked with it: what is given, or what is kept. */
    readonly clientSecret?: string | null | undefined;
  };

export interface ProbeTools {
  readonly settings: Settings;
  readonly now: Date;
  readonly oidc: OidcProbe;
  readonly client: UpstreamClient;
  readonly saml: SamlUpstreams;
  readonly ldap: LdapClient;
}

/** Our values for the identity provider. */
export interface OwnAddresses {
  readonly redirectUri: string | null;
  readonly entityId: string | null;
  readonly acsUrl: string | null;
  readonly metadataUrl: string | null;
}

/** A client as the settings or an administrator gave it. */
export interface GivenClient {
  readonly clientId: string | undefined;
  readonly clientSecret?: string | null | undefined;
  /** PEM. */
  readonly privateKey?: string | null | undefined;
  /** What only this kind of provider needs. */
  readonly parameters?: ProviderParameters;
}

/** The platform's own client at a provider, which connections of organizations may use. */
export interface PlatformClient {
  given(settings: Settings): GivenClient;
}

/** What is wrong with the organization of an account, and what was found. */
export interface WrongOrganization {
  readonly code: 'personal_account' | 'wrong_company' | 'wrong_directory';
  readonly found: { readonly claim: string; readonly expected?: unknown; readonly found: string | null };
}

export type Expecting = Pick<SsoConfiguration, 'type' | 'tenantId' | 'domains' | 'directoryId'>;
/** A verified domain, with the tenant that decides about it. */
export type Company = Pick<Domain, 'tenantId' | 'domain'> | null;

/** For providers with users of many organizations: whether an account belongs to the right one. */
export interface OrganizationCheck {
  /** The domain by which the provider names the organization; null where it has an id of its own. */
  domainOf(organization: string): string | null;
  /** @param company the domain that decides about `domainOf` */
  wrong(expecting: Expecting, organization: string | null, company: Company): WrongOrganization | null;
  /** The organization of an issuer, if each has its own issuer. */
  ofIssuer?(issuer: string): string | null;
}

/** How an administrator's consent lets Gatehouse read users and groups for as long as it lasts. */
export interface LastingConsent {
  /** What the administrator is asked to allow. */
  readonly scope: string;
  /** Sent with the authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Permissions without which nothing can be read: the administrator may leave some out. */
  readonly needed: readonly string[];
}

/** How an administrator's consent opens the directory of an organization. */
export interface DirectoryConsent {
  readonly lasting: LastingConsent;
  /** What the administrator is asked to allow. */
  readonly scope: string;
  /** The claim that names the organization. */
  readonly organizationClaim: string;
  /** Whether the domains of a connection say which organization may consent. */
  readonly isByDomain: boolean;
  /** The directory that a connection to this organization is limited to. */
  directoryIdOf(organization: string | null): string | null;
  /** @throws DirectorySilent */
  read(
    tools: { readonly client: DirectoryClient; readonly settings: Settings },
    accessToken: string,
    organization: string | null,
  ): Promise<DirectoryAnswer>;
}

/** Identity data in verified claims, beyond the connection's mapping. */
export interface ClaimedPerson {
  readonly subject: unknown;
  /** For the trace: where the subject was found. */
  readonly subjectClaim: string;
  readonly emailVerified: unknown;
  /** Taken where the mapped claim is absent. */
  readonly otherEmail?: unknown;
  readonly organization?: unknown;
}

interface AnyProvider {
  /** As administrators know it. */
  readonly name: string;
  /** Null where each connection needs a client of its own. */
  readonly platformClient: PlatformClient | null;
  /** Null where a connection is with one organization by itself. */
  readonly organization: OrganizationCheck | null;
  /** Null where the provider has no directory to ask. */
  readonly consent: DirectoryConsent | null;
  /** Whether a connection has a client: none, one that may be public, or the secret by which it proves itself. */
  readonly client: 'none' | 'public' | 'clientSecret' | 'privateKey';
  /** Whether something else holds the client, so that the connection needs none. */
  hasClientElsewhere?(parameters: ProviderParameters | null | undefined): boolean;
  /** Whether it posts its response, which then carries no cookie of ours. */
  readonly postsAnswer?: true;
  /** The secret of a client that proves itself by a key. */
  secretOf?(
    client: {
      readonly clientId: string;
      readonly privateKey: string | null;
      readonly parameters: ProviderParameters;
    },
    settings: Settings,
    now: Date,
  ): string;
  /** What a connection to it lacks. */
  missing(connection: Pick<SsoConfiguration, 'tenantId'> & Partial<Editable>): FieldError | null;
  /** The issuer as the settings or the connection name it; null where there is none. */
  issuerOf(connection: Pick<SsoConfiguration, 'issuer' | 'directoryId'>, settings: Settings): string | null;
  ownAddresses(configurationId: string, redirectUri: string, saml: SamlUpstreams): OwnAddresses;
  /** Validates by asking the other side. @throws UpstreamRefused at the field that is wrong */
  probe(entered: Entered, tools: ProbeTools): Promise<Findings>;
}

/** OpenID Connect: an ID token identifies the user. */
export interface OpenIdProvider extends AnyProvider {
  readonly protocol: 'openid';
  /** Sent with each authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
  /** In the place of the scopes of the connection. */
  readonly scope?: string;
  /** The names in the posted, unsigned user data. Everything else is ignored. */
  namesOf?(user: object): { readonly given_name: unknown; readonly family_name: unknown };
  /** Whether userinfo is asked for an address that the ID token leaves out. */
  readonly asksUserInfo: boolean;
  /** Whether one document represents all directories. */
  isForAnyDirectory(connection: Pick<SsoConfiguration, 'directoryId'>): boolean;
  personOf(claims: Readonly<Record<string, unknown>>): ClaimedPerson;
}

/** Asks the provider's API with the access token. @throws SsoRefused */
export type AskApi = (url: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;

/** The owner of an access token by the provider's API. */
export interface AskedPerson {
  /** Null if the response contains no user. */
  readonly subject: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly picture: unknown;
}

/** Plain OAuth 2.0: its API identifies the user. */
export interface OAuth2Provider extends AnyProvider {
  readonly protocol: 'oauth2';
  /** Sent with each authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly scope: string;
  /** The provider's own error codes in the words of RFC 6749 §5.2. */
  readonly errors: Readonly<Record<string, string>>;
  endpointsOf(settings: Settings): { readonly authorization: string; readonly token: string };
  /** @param domains that the connection serves: an address there is preferred */
  personOf(ask: AskApi, settings: Settings, domains: readonly string[]): Promise<AskedPerson>;
}

export interface SamlProvider extends AnyProvider {
  readonly protocol: 'saml';
}

/** The user types the password of the directory on our page. */
export interface LdapProvider extends AnyProvider {
  readonly protocol: 'ldap';
}

/**
 * Everything that differs from provider to provider. The rest of the API reads it here and never compares types;
 * `npm run walls` checks that.
 */
export type UpstreamProvider = OpenIdProvider | OAuth2Provider | SamlProvider | LdapProvider;
