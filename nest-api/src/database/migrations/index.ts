import { Migration20261121T0000_roles } from './Migration20261121T0000_roles.js';
import { Migration20261121T0010_tenants } from './Migration20261121T0010_tenants.js';
import { Migration20261121T0090_sealed } from './Migration20261121T0090_sealed.js';
import { Migration20261121T0100_audit } from './Migration20261121T0100_audit.js';
import { Migration20261121T0110_outbox } from './Migration20261121T0110_outbox.js';
import { Migration20261121T0120_jobs } from './Migration20261121T0120_jobs.js';
import { Migration20261121T0200_oauth2 } from './Migration20261121T0200_oauth2.js';
import { Migration20261121T0210_oauth2_client_changes } from './Migration20261121T0210_oauth2_client_changes.js';
import { Migration20261121T0220_oauth2_client_protection } from './Migration20261121T0220_oauth2_client_protection.js';
import { Migration20261121T0230_oauth2_flows } from './Migration20261121T0230_oauth2_flows.js';
import { Migration20261121T0250_web_client } from './Migration20261121T0250_web_client.js';
import { Migration20261121T0260_changes } from './Migration20261121T0260_changes.js';
import { Migration20261121T0265_oauth2_logout } from './Migration20261121T0265_oauth2_logout.js';
import { Migration20261121T0270_oauth2_offline_limits } from './Migration20261121T0270_oauth2_offline_limits.js';
import { Migration20261121T0270_secret_endings } from './Migration20261121T0270_secret_endings.js';
import { Migration20261121T0280_oauth2_sector } from './Migration20261121T0280_oauth2_sector.js';
import { Migration20261121T0300_saml } from './Migration20261121T0300_saml.js';
import { Migration20261121T0310_saml_partners } from './Migration20261121T0310_saml_partners.js';
import { Migration20261121T0311_saml_erasure } from './Migration20261121T0311_saml_erasure.js';
import { Migration20261121T0400_domains } from './Migration20261121T0400_domains.js';
import { Migration20261121T0410_sso_config } from './Migration20261121T0410_sso_config.js';
import { Migration20261121T0420_sso_entity_index } from './Migration20261121T0420_sso_entity_index.js';
import { Migration20261121T0430_platform_client } from './Migration20261121T0430_platform_client.js';
import { Migration20261121T0431_sso_wizard } from './Migration20261121T0431_sso_wizard.js';
import { Migration20261121T0440_sso_insight } from './Migration20261121T0440_sso_insight.js';
import { Migration20261121T0500_password_resets } from './Migration20261121T0500_password_resets.js';
import { Migration20261121T0502_second_factors } from './Migration20261121T0502_second_factors.js';
import { Migration20261121T0504_proofs_and_policy } from './Migration20261121T0504_proofs_and_policy.js';
import { Migration20261121T0506_email_changes } from './Migration20261121T0506_email_changes.js';
import { Migration20261121T0508_devices } from './Migration20261121T0508_devices.js';
import { Migration20261121T0520_members } from './Migration20261121T0520_members.js';
import { Migration20261121T0521_invitations } from './Migration20261121T0521_invitations.js';
import { Migration20261121T0522_session_upstream } from './Migration20261121T0522_session_upstream.js';
import { Migration20261121T0523_audit_target } from './Migration20261121T0523_audit_target.js';
import { Migration20261121T0540_subscriptions } from './Migration20261121T0540_subscriptions.js';
import { Migration20261121T0541_erasure } from './Migration20261121T0541_erasure.js';
import { Migration20261121T0550_slo_response } from './Migration20261121T0550_slo_response.js';
import { Migration20261121T0551_sign_in_figures } from './Migration20261121T0551_sign_in_figures.js';
import { Migration20261121T0560_products } from './Migration20261121T0560_products.js';
import { Migration20261121T0570_boss } from './Migration20261121T0570_boss.js';
import { Migration20261121T0571_health_samples } from './Migration20261121T0571_health_samples.js';
import { Migration20261121T0572_audit_verifications } from './Migration20261121T0572_audit_verifications.js';
import { Migration20261121T0580_instances } from './Migration20261121T0580_instances.js';
import { Migration20261121T0581_own_mail } from './Migration20261121T0581_own_mail.js';
import { Migration20261121T0590_organizations } from './Migration20261121T0590_organizations.js';
import { Migration20261121T0591_oversight } from './Migration20261121T0591_oversight.js';
import { Migration20261121T0592_new_devices } from './Migration20261121T0592_new_devices.js';
import { Migration20261121T0593_mail_logos } from './Migration20261121T0593_mail_logos.js';
import { Migration20261121T0600_search } from './Migration20261121T0600_search.js';
import { Migration20261121T0610_sign_in_hours } from './Migration20261121T0610_sign_in_hours.js';
import { Migration20261121T0611_people_counts } from './Migration20261121T0611_people_counts.js';
import { Migration20261121T0612_tenant_lists } from './Migration20261121T0612_tenant_lists.js';
import { Migration20261121T0613_people_lists } from './Migration20261121T0613_people_lists.js';
import { Migration20261121T0620_member_factor } from './Migration20261121T0620_member_factor.js';
import { Migration20261121T0621_person_erasure } from './Migration20261121T0621_person_erasure.js';
import { Migration20261121T0622_member_devices } from './Migration20261121T0622_member_devices.js';
import { Migration20261121T0630_outbox_recipient } from './Migration20261121T0630_outbox_recipient.js';
import { Migration20261121T0640_family_names } from './Migration20261121T0640_family_names.js';
import { Migration20261121T0641_role_counts } from './Migration20261121T0641_role_counts.js';
import { Migration20261122T0700_rate_limits } from './Migration20261122T0700_rate_limits.js';
import { Migration20261122T0710_saml_metadata_retry } from './Migration20261122T0710_saml_metadata_retry.js';
import { Migration20261122T0720_client_pkce } from './Migration20261122T0720_client_pkce.js';
import { Migration20261122T0721_id_token_claims } from './Migration20261122T0721_id_token_claims.js';
import { Migration20261122T0722_end_access } from './Migration20261122T0722_end_access.js';
import { Migration20261122T0723_authorization_use } from './Migration20261122T0723_authorization_use.js';
import { Migration20261122T0730_imports } from './Migration20261122T0730_imports.js';
import { Migration20261122T0731_column_grants } from './Migration20261122T0731_column_grants.js';
import { Migration20261122T0740_sign_in_attempts } from './Migration20261122T0740_sign_in_attempts.js';
import { Migration20261122T0741_upstream_factor } from './Migration20261122T0741_upstream_factor.js';
import { Migration20261122T0750_demo_people } from './Migration20261122T0750_demo_people.js';
import { Migration20261122T0770_runtime_changes } from './Migration20261122T0770_runtime_changes.js';
import { Migration20261122T0780_saml_slo_given } from './Migration20261122T0780_saml_slo_given.js';
import { Migration20261122T0781_address_folding } from './Migration20261122T0781_address_folding.js';
import { Migration20261122T0782_audit_witnesses } from './Migration20261122T0782_audit_witnesses.js';
import { Migration20261122T0783_covered_subdomains } from './Migration20261122T0783_covered_subdomains.js';
import { Migration20261122T0790_personal_claims } from './Migration20261122T0790_personal_claims.js';
import { Migration20261123T0800_registered_by } from './Migration20261123T0800_registered_by.js';

/** In the order in which they run; frozen once merged. */
export const migrations = [
  Migration20261121T0000_roles,
  Migration20261121T0010_tenants,
  Migration20261121T0090_sealed,
  Migration20261121T0100_audit,
  Migration20261121T0110_outbox,
  Migration20261121T0120_jobs,
  Migration20261121T0200_oauth2,
  Migration20261121T0210_oauth2_client_changes,
  Migration20261121T0220_oauth2_client_protection,
  Migration20261121T0230_oauth2_flows,
  Migration20261121T0250_web_client,
  Migration20261121T0260_changes,
  Migration20261121T0270_secret_endings,
  Migration20261121T0265_oauth2_logout,
  Migration20261121T0270_oauth2_offline_limits,
  Migration20261121T0280_oauth2_sector,
  Migration20261121T0300_saml,
  Migration20261121T0400_domains,
  Migration20261121T0410_sso_config,
  Migration20261121T0430_platform_client,
  Migration20261121T0431_sso_wizard,
  Migration20261121T0310_saml_partners,
  Migration20261121T0311_saml_erasure,
  Migration20261121T0420_sso_entity_index,
  Migration20261121T0440_sso_insight,
  Migration20261121T0520_members,
  Migration20261121T0521_invitations,
  Migration20261121T0522_session_upstream,
  Migration20261121T0523_audit_target,
  Migration20261121T0500_password_resets,
  Migration20261121T0502_second_factors,
  Migration20261121T0504_proofs_and_policy,
  Migration20261121T0506_email_changes,
  Migration20261121T0508_devices,
  Migration20261121T0540_subscriptions,
  Migration20261121T0541_erasure,
  Migration20261121T0550_slo_response,
  Migration20261121T0551_sign_in_figures,
  Migration20261121T0560_products,
  Migration20261121T0570_boss,
  Migration20261121T0571_health_samples,
  Migration20261121T0572_audit_verifications,
  Migration20261121T0620_member_factor,
  Migration20261121T0590_organizations,
  Migration20261121T0591_oversight,
  Migration20261121T0592_new_devices,
  Migration20261121T0593_mail_logos,
  Migration20261121T0600_search,
  Migration20261121T0621_person_erasure,
  Migration20261121T0580_instances,
  Migration20261121T0622_member_devices,
  Migration20261121T0630_outbox_recipient,
  Migration20261121T0610_sign_in_hours,
  Migration20261121T0611_people_counts,
  Migration20261121T0612_tenant_lists,
  Migration20261121T0581_own_mail,
  Migration20261121T0613_people_lists,
  Migration20261121T0640_family_names,
  Migration20261121T0641_role_counts,
  Migration20261122T0720_client_pkce,
  Migration20261122T0710_saml_metadata_retry,
  Migration20261122T0721_id_token_claims,
  Migration20261122T0722_end_access,
  Migration20261122T0700_rate_limits,
  Migration20261122T0730_imports,
  Migration20261122T0731_column_grants,
  Migration20261122T0750_demo_people,
  Migration20261122T0770_runtime_changes,
  Migration20261122T0780_saml_slo_given,
  Migration20261122T0781_address_folding,
  Migration20261122T0782_audit_witnesses,
  Migration20261122T0723_authorization_use,
  Migration20261122T0740_sign_in_attempts,
  Migration20261122T0741_upstream_factor,
  Migration20261122T0783_covered_subdomains,
  Migration20261122T0790_personal_claims,
  Migration20261123T0800_registered_by,
].map((migration) => ({ name: migration.name, class: migration }));
