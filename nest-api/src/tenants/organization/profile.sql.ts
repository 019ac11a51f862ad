import type { Organization, OrganizationTexts } from '@gatehouse/contracts';
import type { Tenant } from '../tenant.entity.js';
import { logoUrl } from './logo.js';

/** A row of `organization_profiles`. The picture itself is read by its hash only. */
export interface Profile {
  readonly color: string | null;
  readonly darkColor: string | null;
  readonly language: Organization['language'];
  readonly texts: OrganizationTexts;
  readonly technicalEmail: string | null;
  readonly securityEmail: string | null;
  readonly billingEmail: string | null;
  readonly supportName: string | null;
  readonly supportAddress: string | null;
  readonly logoHash: string | null;
  readonly logoType: string | null;
  readonly logoWidth: number | null;
  readonly logoHeight: number | null;
  /** Only for a new picture. */
  readonly logo?: Buffer | null;
}

export const NO_PROFILE: Profile = {
  color: null,
  darkColor: null,
  language: null,
  texts: {},
  technicalEmail: null,
  securityEmail: null,
  billingEmail: null,
  supportName: null,
  supportAddress: null,
  logoHash: null,
  logoType: null,
  logoWidth: null,
  logoHeight: null,
};

export const PROFILE = `
  select color, dark_color as "darkColor", language, texts, technical_email as "technicalEmail", security_email as "securityEmail",
    billing_email as "billingEmail", support_name as "supportName", support_address as "supportAddress", logo_hash as "logoHash", logo_type as "logoType", logo_width as "logoWidth",
    logo_height as "logoHeight"
  from organization_profiles where tenant_id = ?`;

export const ADD_PROFILE = 'insert into organization_profiles (tenant_id) values (?) on conflict do nothing';

/** Writes the picture only if its hash changes; takes the hash twice. */
export const SAVE_PROFILE = `
  update organization_profiles set color = ?, dark_color = ?, language = ?, texts = ?::jsonb, technical_email = ?,
    security_email = ?, billing_email = ?, support_name = ?, support_address = ?, logo = case when logo_hash is not distinct from ? then logo else ?::bytea end, logo_hash = ?,
    logo_type = ?, logo_width = ?, logo_height = ?
  where tenant_id = ?`;

export function toOrganization(tenant: Tenant, profile: Profile): Organization {
  const { logoHash, logoWidth, logoHeight } = profile;
  return {
    id: tenant.id,
    code: tenant.code,
    slug: tenant.slug,
    name: tenant.name,
    logo:
      logoHash === null
        ? null
        : { url: logoUrl(logoHash), width: logoWidth as number, height: logoHeight as number },
    color: profile.color,
    darkColor: profile.darkColor,
    language: profile.language,
    timeZone: tenant.timeZone,
    texts: profile.texts,
    technicalEmail: profile.technicalEmail,
    securityEmail: profile.securityEmail,
    billingEmail: profile.billingEmail,
    supportName: profile.supportName,
    supportAddress: profile.supportAddress,
    sessionIdleSeconds: tenant.sessionIdleSeconds,
    sessionTotalSeconds: tenant.sessionTotalSeconds,
    offlineIdleSeconds: tenant.offlineIdleSeconds,
    offlineTotalSeconds: tenant.offlineTotalSeconds,
    version: tenant.version,
  };
}
