import type { CauseIds, Place } from './places.ts';
import { pathOf } from './places.ts';

/** The subject of a sign-in or a request of an application. */
export const CAUSE_FAMILIES = [
  'openid',
  'saml',
  'directory',
  'password',
  'factor',
  'passkey',
  'invitation',
  'application',
  'policy',
  'browser',
  'platform',
] as const;
export type CauseFamily = (typeof CAUSE_FAMILIES)[number];

/** Who can remove a cause. */
export const FIXERS = [
  'person',
  'organization_admin',
  'idp_admin',
  'application_developer',
  'operator',
] as const;
export type Fixer = (typeof FIXERS)[number];

/** What the found and the expected value of a cause are. */
export const CAUSE_VALUES = [
  'account',
  'acs_url',
  'algorithm',
  'answer',
  'attribute',
  'audience',
  'certificate',
  'client_id',
  'clock',
  'code_challenge',
  'count',
  'destination',
  'domain',
  'element',
  'grant_type',
  'in_response_to',
  'issuer',
  'method',
  'network',
  'recipient',
  'redirect_uri',
  'resource',
  'risk_signals',
  'scope',
  'secret',
  'size',
  'status',
  'time',
  'url',
] as const;
export type CauseValue = (typeof CAUSE_VALUES)[number];

interface CauseOptions {
  /** HTTP status of a sign-in that fails with this code; 403 by default. */
  readonly status?: number;
  /** Key of the user's message, if several causes share one. */
  readonly person?: string;
  /** The public code, if the actual code would help an attacker. */
  readonly publicCode?: string;
  readonly value?: CauseValue;
  readonly place?: Place;
  /** Whether the failure says nothing about the connection. By default, family and fixer decide. */
  readonly isOfThePerson?: boolean;
}

export interface Cause extends CauseOptions {
  readonly family: CauseFamily;
  readonly fixedBy: Fixer;
  /** Keys of `steps` in the texts, in order. */
  readonly steps: readonly string[];
}

const of =
  (family: CauseFamily, shared: CauseOptions = {}) =>
  <const Steps extends readonly string[], const Options extends CauseOptions = Record<never, never>>(
    fixedBy: Fixer,
    steps: Steps,
    options?: Options,
  ) => ({ family, fixedBy, steps, ...shared, ...(options as Options) });

const openid = of('openid');
const policy = of('policy');
const browser = of('browser');
const password = of('password');
const factor = of('factor');
const passkey = of('passkey');
const invitation = of('invitation');
const application = of('application');
const platform = of('platform');
const saml = of('saml');
const directory = of('directory');

/** A check of a message from an identity provider or an application. Users see one message for all of them. */
const check = <const Steps extends readonly string[], const Options extends CauseOptions>(
  steps: Steps,
  options: Options,
  fixedBy: Fixer = 'idp_admin',
) => ({
  family: 'saml' as const,
  fixedBy,
  steps,
  person: 'saml_answer_refused' as const,
  publicCode: 'saml_answer_refused' as const,
  ...options,
});

/** The same for the token endpoint, which does not reveal why client authentication failed. */
const clientProof = <const Steps extends readonly string[], const Options extends CauseOptions>(
  steps: Steps,
  options: Options,
) => ({
  family: 'application' as const,
  fixedBy: 'application_developer' as const,
  steps,
  person: 'application_failed' as const,
  publicCode: 'client_authentication_failed' as const,
  ...options,
});

/** An unavailable LDAP directory. Only the organization learns why. */
const unasked = <const Steps extends readonly string[], const Options extends CauseOptions>(
  fixedBy: Fixer,
  steps: Steps,
  options: Options,
) => ({
  family: 'directory' as const,
  fixedBy,
  steps,
  status: 502,
  person: 'ldap_not_set_up' as const,
  publicCode: 'ldap_not_set_up' as const,
  ...options,
});

/** A wrong password does not reveal whether the LDAP directory has the user. */
const wrongPassword = <const Steps extends readonly string[], const Options extends CauseOptions>(
  fixedBy: Fixer,
  steps: Steps,
  options: Options,
) => ({
  family: 'directory' as const,
  fixedBy,
  steps,
  person: 'ldap_credentials' as const,
  publicCode: 'ldap_credentials' as const,
  isOfThePerson: true as const,
  ...options,
});

const SHAPE = ['update_idp_software', 'import_metadata'] as const;
const APP = { person: 'application_failed' } as const;

/** All outcomes of failed sign-ins and failed requests of applications. */
export const CAUSES = {
  // The browser.
  state_unknown: browser('person', ['start_again'], { status: 422 }),
  state_replayed: browser('person', ['start_again', 'avoid_back_button'], { status: 422 }),
  state_of_another_browser: browser('person', ['start_again', 'warn_members'], { status: 422 }),
  cookies_blocked: browser('person', ['allow_cookies', 'start_again'], { status: 422 }),
  popup_blocked: browser('person', ['allow_popups', 'start_again']),
  arrival_over: browser('person', ['open_from_directory'], { status: 410 }),
  link_expired: browser('person', ['request_new_link'], { status: 410 }),
  interaction_expired: browser('person', ['start_from_application'], { status: 410 }),
  session_not_found: browser('person', ['start_from_application', 'allow_cookies'], {
    status: 400,
    person: 'interaction_expired',
  }),
  sign_on_over: browser('person', ['start_from_application'], {
    status: 410,
    person: 'interaction_expired',
  }),
  sign_out_over: browser('person', ['sign_out_again'], { status: 410 }),
  person_changed: browser('person', ['start_from_application'], { status: 409 }),
  other_question: browser('person', ['reload_page'], { status: 409, person: 'page_outdated' }),

  // OpenID Connect and OAuth 2.0 with an identity provider.
  mix_up: openid('organization_admin', ['copy_redirect_uri'], {
    status: 422,
    value: 'issuer',
    place: 'connection_issuer',
  }),
  platform_client_missing: openid('organization_admin', ['enter_own_client'], {
    place: 'connection_client',
  }),
  connection_disabled: openid('organization_admin', ['enable_connection'], { place: 'connection' }),
  cancelled: openid('idp_admin', ['assign_people', 'start_again'], {
    value: 'answer',
    place: 'connection',
    isOfThePerson: true,
  }),
  idp_invalid_client: openid('organization_admin', ['compare_client_id'], {
    value: 'answer',
    place: 'connection_client',
  }),
  idp_invalid_request: openid('organization_admin', ['copy_redirect_uri', 'check_scopes'], {
    status: 422,
    value: 'answer',
    place: 'connection_scopes',
  }),
  idp_error: openid('idp_admin', ['read_idp_log'], { status: 502, value: 'answer', place: 'connection' }),
  no_code: openid('idp_admin', ['read_idp_log'], { status: 422, value: 'answer', place: 'connection' }),
  idp_down: openid('idp_admin', ['check_idp_status', 'check_firewall'], {
    status: 502,
    value: 'url',
    place: 'connection',
  }),
  idp_slow: openid('idp_admin', ['check_idp_status'], { status: 504, value: 'url', place: 'connection' }),
  idp_too_large: openid('idp_admin', ['read_idp_log'], {
    status: 502,
    person: 'idp_unreadable',
    value: 'size',
    place: 'connection',
  }),
  idp_not_json: openid('idp_admin', ['check_idp_status', 'check_firewall'], {
    status: 502,
    person: 'idp_unreadable',
    value: 'answer',
    place: 'connection',
  }),
  idp_address_rejected: openid('operator', ['check_outbound'], {
    status: 502,
    value: 'url',
    place: 'connection_token_url',
  }),
  code_refused: openid('organization_admin', ['start_again', 'compare_client_id'], {
    status: 502,
    value: 'answer',
    place: 'connection_client',
  }),
  client_refused: openid('organization_admin', ['renew_client_secret'], {
    status: 502,
    value: 'status',
    place: 'connection_secret',
  }),
  token_missing: openid('organization_admin', ['add_openid_scope'], {
    status: 502,
    place: 'connection_scopes',
  }),
  token_expired: openid('idp_admin', ['sync_idp_clock', 'start_again'], {
    value: 'clock',
    place: 'connection',
  }),
  wrong_audience: openid('organization_admin', ['compare_client_id'], {
    value: 'audience',
    place: 'connection_client',
  }),
  wrong_issuer: openid('organization_admin', ['set_issuer'], { value: 'issuer', place: 'connection_issuer' }),
  // A provider that confuses its responses does so for all users.
  nonce_mismatch: openid('person', ['start_again', 'warn_members'], {
    place: 'connection',
    isOfThePerson: false,
  }),
  signature_invalid: openid('organization_admin', ['refresh_metadata'], {
    value: 'algorithm',
    place: 'connection',
  }),
  token_invalid: openid('idp_admin', ['compare_values', 'read_idp_log'], {
    value: 'answer',
    place: 'connection',
  }),

  // Permission to sign in.
  personal_account: policy('person', ['use_business_account'], { value: 'account', place: 'connection' }),
  wrong_company: policy('organization_admin', ['check_company_domain'], {
    value: 'domain',
    place: 'connection_domains',
  }),
  wrong_directory: policy('organization_admin', ['check_directory_id'], {
    value: 'account',
    place: 'connection_directory',
  }),
  email_missing: policy('organization_admin', ['map_email'], {
    value: 'attribute',
    place: 'connection_mapping',
  }),
  email_unverified: policy('idp_admin', ['send_email_verified'], {
    value: 'attribute',
    place: 'connection_mapping',
  }),
  email_changed: policy('organization_admin', ['correct_duplicate_address'], { place: 'users' }),
  linked_to_another: policy('organization_admin', ['remove_old_link'], { place: 'user' }),
  disabled_at_provider: policy('idp_admin', ['enable_at_provider'], { place: 'user' }),
  left_directory: policy('idp_admin', ['activate_in_directory'], { place: 'user' }),
  domain_unverified: policy('organization_admin', ['verify_domain', 'name_domain'], {
    value: 'domain',
    place: 'domains',
  }),
  not_invited: policy('organization_admin', ['invite_person', 'allow_new_people'], {
    place: 'connection_joining',
  }),
  plan_full: policy('organization_admin', ['free_a_place', 'larger_plan'], {
    value: 'count',
    place: 'users',
  }),
  unknown_person: policy('person', ['sign_up'], {}),
  organization_exists: policy('person', ['ask_for_invitation'], {}),
  account_elsewhere: policy('person', ['use_own_organization'], {}),
  superadmin_refused: policy('person', ['use_platform_sign_in'], {}),
  account_suspended: policy('organization_admin', ['reactivate_user'], { place: 'user' }),
  no_organization: policy('organization_admin', ['invite_person'], { place: 'users' }),
  tenant_not_active: policy('operator', ['activate_tenant'], {}),
  own_verification_required: policy('person', ['start_again'], {}),
  other_organization: policy('person', ['use_platform_address'], {}),
  sign_in_again: policy('person', ['start_again'], { status: 409 }),
  sso_required: policy('person', ['choose_sso'], { place: 'sso_policy' }),
  network_not_allowed: policy('person', ['use_allowed_network', 'change_networks'], {
    value: 'network',
    place: 'security',
  }),
  sign_in_too_risky: policy('person', ['use_usual_device', 'set_up_factor_first', 'change_risk_policy'], {
    value: 'risk_signals',
    place: 'risk_policy',
  }),
  risk_requires_passkey: policy(
    'person',
    ['use_usual_device', 'set_up_passkey_first', 'change_risk_policy'],
    {
      value: 'risk_signals',
      place: 'risk_policy',
    },
  ),
  approval_unavailable: policy(
    'organization_admin',
    ['name_second_admin', 'use_usual_device', 'change_risk_policy'],
    { value: 'risk_signals', place: 'risk_policy' },
  ),
  approval_pending: policy('organization_admin', ['approve_in_time'], { status: 409 }),
  approval_rejected: policy('person', ['approve_next_sign_in', 'use_usual_device'], {
    value: 'risk_signals',
  }),
  approval_expired: policy('organization_admin', ['start_again', 'approve_in_time'], { status: 410 }),
  emergency_release_required: policy('organization_admin', ['release_emergency_code'], {
    status: 409,
    place: 'sso_policy',
  }),
  reauthentication_required: policy('person', ['confirm_identity'], {}),

  // SAML: checks of messages, in about the order in which they run.
  saml_too_large: check(['read_idp_log'], { value: 'size' }),
  saml_encoding: check(SHAPE, { value: 'element' }),
  saml_forbidden_construct: check(SHAPE, { value: 'element' }),
  saml_not_well_formed: check(SHAPE, { value: 'element' }),
  saml_too_deep: check(SHAPE, { value: 'count' }),
  saml_too_many: check(SHAPE, { value: 'count' }),
  saml_schema: check(SHAPE, { value: 'element' }),
  saml_version: check(['use_saml_2'], { value: 'element' }),
  saml_duplicate_id: check(SHAPE, { value: 'element' }),
  saml_assertion_count: check(['one_assertion'], { value: 'count' }),
  saml_signature_missing: check(['sign_assertion'], { value: 'element' }),
  saml_signature_position: check(SHAPE, { value: 'element' }),
  saml_signature_structure: check(SHAPE, { value: 'element' }),
  saml_signature_reference: check(SHAPE, { value: 'element' }),
  saml_signature_transform: check(SHAPE, { value: 'algorithm' }),
  saml_algorithm: check(['use_sha256'], { value: 'algorithm', place: 'connection_signature' }),
  saml_digest: check(['remove_rewriting_proxy', 'read_idp_log'], { value: 'element' }),
  saml_signature_value: check(
    ['upload_certificate', 'refresh_metadata'],
    { value: 'certificate', place: 'connection_certificate' },
    'organization_admin',
  ),
  saml_encryption_algorithm: saml('idp_admin', ['encrypt_with_gcm'], {
    value: 'algorithm',
    place: 'connection_encryption',
    person: 'encryption_refused',
  }),
  saml_decryption: check(['import_metadata', 'compare_encryption_certificate'], {
    value: 'certificate',
    place: 'connection_encryption',
  }),
  saml_destination: check(['set_acs_url'], { value: 'destination', place: 'connection' }),
  saml_issuer: check(
    ['set_idp_entity_id'],
    { value: 'issuer', place: 'connection_entity_id' },
    'organization_admin',
  ),
  saml_issue_instant: saml('idp_admin', ['sync_idp_clock'], {
    value: 'clock',
    person: 'saml_answer_expired',
    publicCode: 'saml_answer_expired',
    place: 'connection',
  }),
  saml_status: saml('idp_admin', ['read_idp_log', 'assign_people'], {
    value: 'status',
    person: 'saml_denied',
    publicCode: 'saml_answer_refused',
    place: 'connection',
  }),
  saml_subject: check(['send_name_id'], { value: 'element', place: 'connection_name_id' }),
  saml_recipient: check(['set_acs_url'], { value: 'recipient', place: 'connection' }),
  saml_in_response_to: check(
    ['start_again_once', 'turn_off_resending'],
    { value: 'in_response_to' },
    'person',
  ),
  saml_unsolicited: saml('organization_admin', ['start_here', 'allow_idp_initiated'], {
    publicCode: 'saml_answer_unasked',
    person: 'saml_answer_unasked',
    value: 'in_response_to',
    place: 'connection_idp_initiated',
  }),
  saml_expired: saml('idp_admin', ['sync_idp_clock', 'start_again'], {
    value: 'clock',
    person: 'saml_answer_expired',
    publicCode: 'saml_answer_expired',
    place: 'connection',
  }),
  saml_not_yet_valid: saml('idp_admin', ['sync_idp_clock'], {
    value: 'clock',
    person: 'saml_answer_expired',
    publicCode: 'saml_answer_expired',
    place: 'connection',
  }),
  saml_audience: check(['set_audience'], { value: 'audience', place: 'connection' }),
  saml_conditions: check(SHAPE, { value: 'element' }),
  saml_authn_statement: check(['send_authn_statement'], { value: 'element' }),
  saml_replayed: saml('person', ['start_again', 'avoid_back_button'], {
    person: 'saml_answer_used',
    publicCode: 'saml_answer_used',
    value: 'element',
  }),
  saml_second_opinion: check(['send_reference_to_operator'], { value: 'element' }, 'operator'),
  saml_unknown_partner: saml('organization_admin', ['register_application'], {
    value: 'issuer',
    person: 'application_not_registered',
    publicCode: 'saml_unknown_application',
    place: 'saml_applications',
  }),
  saml_assertion_consumer_service: saml('application_developer', ['register_acs_url'], {
    value: 'acs_url',
    person: 'application_failed',
    publicCode: 'saml_address_not_registered',
    place: 'saml_application_acs',
  }),
  saml_not_supported: saml('application_developer', ['correct_saml_request'], {
    value: 'element',
    person: 'application_failed',
    publicCode: 'saml_message_refused',
  }),

  // SAML: public codes of the checks.
  saml_answer_refused: saml('organization_admin', ['open_sign_in_log'], { place: 'connection_sign_ins' }),
  saml_answer_expired: saml('idp_admin', ['start_again', 'sync_idp_clock'], { place: 'connection_sign_ins' }),
  saml_answer_unasked: saml('person', ['start_here'], { place: 'connection_idp_initiated' }),
  saml_answer_used: saml('person', ['start_again', 'avoid_back_button'], {}),
  saml_unknown_application: saml('application_developer', ['register_application'], {
    person: 'application_not_registered',
    place: 'saml_applications',
  }),
  saml_address_not_registered: saml('application_developer', ['register_acs_url'], {
    ...APP,
    place: 'saml_application_acs',
  }),
  saml_message_expired: saml('application_developer', ['sync_application_clock'], {
    person: 'application_message_expired',
    place: 'saml_application',
  }),
  saml_not_allowed: saml('organization_admin', ['start_from_application', 'allow_launch'], {
    place: 'saml_application_launch',
  }),
  saml_message_refused: saml('application_developer', ['open_sign_in_log'], {
    ...APP,
    place: 'saml_application',
  }),
  saml_logout_unknown_application: saml('application_developer', ['register_application'], {
    person: 'sign_out_failed',
    place: 'saml_applications',
  }),
  saml_logout_expired: saml('application_developer', ['sync_application_clock'], {
    person: 'sign_out_failed',
  }),
  saml_logout_refused: saml('application_developer', ['open_sign_in_log'], { person: 'sign_out_failed' }),
  saml_unavailable: platform('operator', ['send_reference_to_operator'], { status: 503 }),

  // LDAP and Active Directory.
  ldap_unreachable: directory('idp_admin', ['check_idp_status', 'check_ldap_firewall'], {
    status: 502,
    value: 'url',
    place: 'connection_ldap_url',
  }),
  ldap_no_connector: directory('organization_admin', ['start_connector'], {
    status: 502,
    person: 'ldap_unreachable',
    place: 'connection_connectors',
  }),
  ldap_slow: directory('idp_admin', ['check_idp_status', 'index_ldap_attributes'], {
    status: 504,
    person: 'ldap_unreachable',
    value: 'url',
    place: 'connection_ldap_url',
  }),
  ldap_not_set_up: directory('organization_admin', ['open_sign_in_log'], {
    status: 502,
    place: 'connection_sign_ins',
  }),
  ldap_address_rejected: unasked('operator', ['check_outbound'], {
    value: 'url',
    place: 'connection_ldap_url',
  }),
  ldap_certificate: unasked('organization_admin', ['enter_ldap_ca'], {
    value: 'certificate',
    place: 'connection_certificate',
  }),
  ldap_server_name: unasked('organization_admin', ['enter_ldap_name'], {
    value: 'domain',
    place: 'connection_ldap_url',
  }),
  ldap_no_tls: unasked('idp_admin', ['enable_ldap_tls'], {
    value: 'answer',
    place: 'connection_ldap_url',
  }),
  ldap_service_account: unasked('organization_admin', ['renew_ldap_password'], {
    value: 'answer',
    place: 'connection_client',
  }),
  ldap_search: unasked('organization_admin', ['check_ldap_search'], {
    value: 'answer',
    place: 'connection_ldap_base',
  }),
  ldap_no_id: unasked('idp_admin', ['allow_ldap_id'], { value: 'attribute', place: 'connection' }),
  ldap_credentials: directory('person', ['check_directory_password'], { place: 'connection_sign_ins' }),
  ldap_user_not_found: wrongPassword('organization_admin', ['check_ldap_filter'], {
    place: 'connection_ldap_filter',
  }),
  ldap_user_ambiguous: wrongPassword('organization_admin', ['narrow_ldap_filter'], {
    value: 'count',
    place: 'connection_ldap_filter',
  }),
  ldap_wrong_password: wrongPassword('person', ['check_directory_password'], {
    place: 'connection_sign_ins',
  }),
  ldap_account_locked: wrongPassword('idp_admin', ['unlock_directory_account'], {
    value: 'account',
    place: 'connection_sign_ins',
  }),
  ldap_account_disabled: directory('idp_admin', ['enable_directory_account'], {
    value: 'account',
    isOfThePerson: true,
    place: 'connection_sign_ins',
  }),
  ldap_account_expired: directory('idp_admin', ['enable_directory_account'], {
    value: 'account',
    isOfThePerson: true,
    place: 'connection_sign_ins',
  }),
  ldap_account_restricted: directory('idp_admin', ['allow_directory_hours'], {
    value: 'account',
    isOfThePerson: true,
    place: 'connection_sign_ins',
  }),
  ldap_password_expired: directory('person', ['change_directory_password'], {
    place: 'connection_sign_ins',
  }),

  // Passwords, second factors and passkeys.
  invalid_credentials: password('person', ['reset_password'], { status: 401, place: 'user' }),
  email_taken: password('person', ['sign_in_instead'], { status: 409 }),
  too_many_requests: password('person', ['wait', 'lift_rate_limit'], { status: 429, place: 'security' }),
  proof_of_work_required: password('person', ['wait', 'lift_rate_limit'], { status: 429, place: 'security' }),
  invalid_factor: factor('person', ['newest_code', 'sync_phone_clock', 'reset_factor'], {
    status: 401,
    place: 'user',
  }),
  ticket_expired: factor('person', ['start_again'], { status: 410 }),
  second_factor_needed: factor('person', ['confirm_identity'], {}),
  passkey_needed: factor('person', ['confirm_identity'], {}),
  totp_exists: factor('person', ['remove_factor_first'], { status: 409 }),
  nothing_to_confirm: factor('person', ['set_up_again'], { status: 409 }),
  last_factor: factor('person', ['add_other_factor'], { status: 409 }),
  too_many_passkeys: passkey('person', ['remove_factor_first'], { status: 409 }),
  passkeys_elsewhere: passkey('person', ['use_host_of_passkey'], { status: 409 }),
  passkey_known: passkey('person', ['use_existing_passkey'], { status: 409 }),

  // Invitations.
  account_exists: invitation('person', ['sign_in_instead'], { status: 409 }),
  another_person: invitation('person', ['sign_in_as_invited'], { status: 409 }),
  already_member: invitation('person', ['sign_in_instead'], { status: 409 }),

  // Applications.
  redirect_uri_mismatch: application('application_developer', ['register_redirect_uri'], {
    ...APP,
    status: 400,
    value: 'redirect_uri',
    place: 'application_redirect_uris',
  }),
  client_unknown: application('application_developer', ['check_client_id'], {
    person: 'application_not_registered',
    status: 400,
    value: 'client_id',
    place: 'applications',
  }),
  client_inactive: application('organization_admin', ['enable_application'], {
    person: 'application_not_registered',
    publicCode: 'client_unknown',
    status: 400,
    value: 'client_id',
    place: 'application',
  }),
  client_authentication_failed: application('application_developer', ['open_sign_in_problems'], {
    ...APP,
    place: 'application_problems',
  }),
  client_secret_wrong: clientProof(['use_current_secret', 'rotate_secret'], {
    value: 'secret',
    place: 'application_credentials',
  }),
  client_secret_expired: clientProof(['rotate_secret'], {
    value: 'secret',
    place: 'application_credentials',
  }),
  client_auth_method: clientProof(['use_registered_method'], {
    value: 'method',
    place: 'application_settings',
  }),
  client_assertion: clientProof(['check_client_assertion'], {
    value: 'element',
    place: 'application_credentials',
  }),
  client_audience: clientProof(['set_assertion_audience'], {
    value: 'audience',
    place: 'application_connect',
  }),
  client_clock: clientProof(['sync_application_clock'], { value: 'clock' }),
  client_assertion_replayed: clientProof(['new_jti'], { value: 'element' }),
  client_certificate_missing: clientProof(['send_certificate'], { place: 'application_settings' }),
  client_certificate_expired: clientProof(['renew_client_certificate'], {
    value: 'certificate',
    place: 'application_settings',
  }),
  client_certificate_untrusted: clientProof(['register_authority'], {
    value: 'certificate',
    place: 'application_settings',
  }),
  client_certificate_mismatch: clientProof(['use_registered_certificate'], {
    value: 'certificate',
    place: 'application_settings',
  }),
  pkce_missing: application('application_developer', ['send_pkce'], {
    ...APP,
    value: 'code_challenge',
    place: 'application_settings',
  }),
  pkce_mismatch: application('application_developer', ['keep_verifier'], { ...APP, value: 'code_challenge' }),
  scope_not_allowed: application('application_developer', ['allow_scope'], {
    ...APP,
    value: 'scope',
    place: 'application_scopes',
  }),
  resource_not_allowed: application('application_developer', ['allow_resource'], {
    ...APP,
    value: 'resource',
    place: 'application_resources',
  }),
  grant_not_allowed: application('application_developer', ['allow_grant'], {
    ...APP,
    value: 'grant_type',
    place: 'application_settings',
  }),
  registration_not_allowed: application('organization_admin', ['allow_registration'], {
    ...APP,
    value: 'element',
    place: 'client_registration',
  }),
  registration_token: application('application_developer', ['use_registration_token'], {
    ...APP,
    status: 401,
    value: 'element',
    place: 'client_registration',
  }),
  registration_metadata: application('application_developer', ['correct_metadata', 'allow_registration'], {
    ...APP,
    status: 400,
    value: 'element',
    place: 'client_registration',
  }),
  registration_limit: application('application_developer', ['keep_client_id'], { ...APP, status: 429 }),
  exchange_subject_invalid: application('application_developer', ['present_live_token'], APP),
  exchange_not_allowed: application('organization_admin', ['allow_actor'], {
    ...APP,
    value: 'client_id',
    place: 'application_settings',
  }),
  exchange_wider: application('application_developer', ['ask_for_less', 'allow_downstream'], {
    ...APP,
    value: 'scope',
    place: 'application_resources',
  }),
  exchange_chain_too_long: application('application_developer', ['shorten_chain'], {
    ...APP,
    value: 'count',
  }),
  workload_not_trusted: application('organization_admin', ['trust_workload'], {
    ...APP,
    value: 'element',
    place: 'application_settings',
  }),
  workload_token_invalid: application('application_developer', ['check_workload_token'], {
    ...APP,
    value: 'element',
  }),
  code_unknown: application('application_developer', ['exchange_once'], APP),
  code_expired: application('application_developer', ['exchange_once'], { ...APP, value: 'time' }),
  code_used: application('application_developer', ['exchange_once'], APP),
  code_redirect_mismatch: application('application_developer', ['same_redirect_uri'], {
    ...APP,
    value: 'redirect_uri',
  }),
  refresh_token_unknown: application('application_developer', ['sign_in_anew'], APP),
  refresh_token_expired: application('application_developer', ['sign_in_anew'], { ...APP, value: 'time' }),
  refresh_token_reused: application('application_developer', ['store_newest_refresh_token'], APP),
  authorization_ended: application('application_developer', ['sign_in_anew'], APP),
  dpop_invalid: application('application_developer', ['check_dpop'], { ...APP, value: 'element' }),
  request_object_invalid: application('application_developer', ['check_request_object'], {
    ...APP,
    value: 'element',
    place: 'application_settings',
  }),
  request_invalid: application('application_developer', ['correct_request'], { ...APP, status: 400 }),
  interaction_needed: application('application_developer', ['ask_without_prompt_none']),
  consent_denied: application('person', ['start_from_application'], {}),
  application_not_in_use: application('organization_admin', ['enable_application'], { place: 'application' }),
  not_a_member: application('person', ['use_other_account'], { place: 'application' }),
  not_assigned: application('organization_admin', ['assign_user'], { place: 'application' }),
  session_too_risky: application('person', ['use_usual_device', 'change_risk_policy'], {
    value: 'risk_signals',
    place: 'risk_policy',
  }),
  device_code_unknown: application('person', ['show_new_device_code'], { status: 404 }),
  device_code_expired: application('person', ['show_new_device_code'], {
    status: 400,
    person: 'device_code_unknown',
  }),
  device_pending: application('application_developer', ['poll_slowly'], APP),

  // The platform itself.
  busy: platform('operator', ['wait', 'add_capacity'], { status: 503 }),
  database_unavailable: platform('operator', ['wait', 'check_database'], { status: 503, person: 'busy' }),
  internal_error: platform('operator', ['search_log'], { status: 500 }),
} as const satisfies Record<string, Cause>;

export type CauseCode = keyof typeof CAUSES;

type PersonOf<Code extends CauseCode> = (typeof CAUSES)[Code] extends { readonly person: infer Key }
  ? Key
  : Code;
/** Keys of the messages for users. */
export type PersonSentence = { [Code in CauseCode]: PersonOf<Code> }[CauseCode];
export type CauseStep = (typeof CAUSES)[CauseCode]['steps'][number];

export function isCauseCode(code: string): code is CauseCode {
  return Object.hasOwn(CAUSES, code);
}

export function causeOf(code: CauseCode): Cause {
  return CAUSES[code];
}

export function personSentenceOf(code: CauseCode): PersonSentence {
  return (causeOf(code).person ?? code) as PersonSentence;
}

/** The code that outsiders may see in place of a code. */
export function publicCodeOf(code: CauseCode): CauseCode {
  return (causeOf(code).publicCode ?? code) as CauseCode;
}

export function statusOfCause(code: CauseCode): number {
  return causeOf(code).status ?? 403;
}

/** Whether the cause is an action of the user or the browser, which says nothing about the health of a connection. */
export function isOfThePerson(code: CauseCode): boolean {
  const { family, fixedBy, isOfThePerson: isSaid } = causeOf(code);
  return isSaid ?? (family === 'browser' || fixedBy === 'person');
}

/** Path of the public page about a code. */
export function causePath(code: CauseCode): string {
  return `/docs/sign-in-problems/${publicCodeOf(code)}`;
}

/** Path of the page, including the field, where an admin removes a cause; null if there is none. */
export function causeLink(code: CauseCode, ids: CauseIds): string | null {
  const { place } = causeOf(code);
  return place ? pathOf(place, ids) : null;
}
