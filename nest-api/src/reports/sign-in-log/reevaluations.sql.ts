export interface ConnectionNow {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly failure: string | null;
  readonly changes: number;
}

/** Parameters: the time of the attempt and the connection. */
export const CONNECTION_NOW = `
  select c.name, c.is_enabled as "isEnabled", s.refresh_failure as failure,
    (select count(*)::int from sso_configuration_versions v where v.configuration_id = c.id and v.changed_at > ?) as changes
  from sso_configurations c left join sso_configuration_states s on s.id = c.id
  where c.id = ?::uuid and c.deleted_at is null`;

export interface ApplicationNow {
  readonly name: string;
  readonly isActive: boolean;
}

/** Parameter: the application. */
export const APPLICATION_NOW = {
  oauth_client:
    'select name, true as "isActive" from oauth_clients where id = ?::uuid and deleted_at is null',
  saml_service_provider:
    'select name, is_active as "isActive" from saml_service_providers where id = ?::uuid and deleted_at is null',
} as const;

export const EMAIL_OF_USER = 'select email from users where id = ?::uuid';
