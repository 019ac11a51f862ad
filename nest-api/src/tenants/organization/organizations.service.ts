import type { ChangeOrganization, Organization, OrganizationTexts, SetLogo } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError, StaleVersion, UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { requireFresh } from '../../common/reauthentication.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantDeleted } from '../tenant-refused.js';
import { type Tenant, TenantsRepository } from '../tenants.repository.js';
import { requireLimitsInOrder, touchesLimits } from './limits.js';
import { readLogo } from './logo.js';
import {
  ADD_PROFILE,
  NO_PROFILE,
  PROFILE,
  type Profile,
  SAVE_PROFILE,
  toOrganization,
} from './profile.sql.js';

interface Named {
  readonly tenantId?: string | undefined;
  readonly version: number;
}

/** Organization settings that its admins can change. */
@Injectable()
export class Organizations {
  constructor(
    private readonly em: EntityManager,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  get(caller: Caller, named: string | undefined): Promise<Organization> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => {
      const tenant = await this.tenants.findKept(tenantId);
      if (!tenant) throw new NotFoundError('organization');
      return toOrganization(tenant, await this.profileOf(tenantId));
    });
  }

  /**
   * @throws StaleVersion it has changed since `version`
   * @throws ReauthenticationRequired limits change, and the last authentication is too old
   * @throws UnprocessableInput the idle timeout exceeds the total lifetime of a session
   */
  change(
    caller: Caller,
    { tenantId, version, ...change }: ChangeOrganization,
    client: ClientContext,
  ): Promise<Organization> {
    if (touchesLimits(change)) requireFresh(caller, this.clock.now());
    return this.edit(caller, { tenantId, version }, client, async (tenant, profile) => {
      const { color, darkColor, language, texts, technicalEmail, securityEmail, billingEmail, ...rest } =
        change;
      const { supportName, supportAddress, ...columns } = rest;
      this.em.assign(tenant, columns);
      requireLimitsInOrder(tenant, change);
      const contacts = { technicalEmail, securityEmail, billingEmail, supportName, supportAddress };
      const given = { color, darkColor, language, ...contacts };
      return { ...profile, ...withoutUndefined(given), texts: withChanges(profile.texts, texts) };
    });
  }

  /** @throws UnprocessableInput the file is not a supported picture; the message says why */
  setLogo(caller: Caller, { content, ...named }: SetLogo, client: ClientContext): Promise<Organization> {
    const { hash, picture, bytes } = readLogo(content);
    return this.edit(caller, named, client, async (_tenant, profile) => ({
      ...profile,
      logoHash: hash,
      logoType: picture.type,
      logoWidth: picture.width,
      logoHeight: picture.height,
      logo: bytes,
    }));
  }

  removeLogo(caller: Caller, named: Named, client: ClientContext): Promise<Organization> {
    return this.edit(caller, named, client, async (_tenant, profile) => ({
      ...profile,
      logoHash: null,
      logoType: null,
      logoWidth: null,
      logoHeight: null,
      logo: null,
    }));
  }

  private edit(
    caller: Caller,
    named: Named,
    client: ClientContext,
    work: (tenant: Tenant, profile: Profile) => Promise<Profile>,
  ): Promise<Organization> {
    const tenantId = requireTenant(caller, named.tenantId);
    return this.unit.inTenant(tenantId, async () => {
      const tenant = await this.lock(tenantId, named.version);
      const before = await this.profileOf(tenantId);
      const known = toOrganization(tenant, before);
      const profile = await work(tenant, before);
      // The version also covers the profile, so it increases even if no column of the tenant changes.
      tenant.updatedAt = this.clock.now();
      await this.em.flush();
      await this.save(tenantId, profile);
      const changed = toOrganization(tenant, profile);
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'tenant.updated',
        target: { type: 'tenant', id: tenantId },
        outcome: 'success',
        address: client.address,
        detail: { changes: changesOf(known, changed) },
      });
      return changed;
    });
  }

  private async lock(id: string, version: number): Promise<Tenant> {
    const tenant = await this.tenants.lockKept(id);
    if (!tenant) throw new NotFoundError('organization');
    if (tenant.deletedAt) throw new TenantDeleted();
    if (tenant.version !== version) throw new StaleVersion('organization');
    return tenant;
  }

  private async save(tenantId: string, profile: Profile): Promise<void> {
    await this.em.execute(ADD_PROFILE, [tenantId]);
    await this.em.execute(SAVE_PROFILE, [
      profile.color,
      profile.darkColor,
      profile.language,
      JSON.stringify(profile.texts),
      profile.technicalEmail,
      profile.securityEmail,
      profile.billingEmail,
      profile.supportName,
      profile.supportAddress,
      profile.logoHash,
      profile.logo ?? null,
      profile.logoHash,
      profile.logoType,
      profile.logoWidth,
      profile.logoHeight,
      tenantId,
    ]);
  }

  private async profileOf(tenantId: string): Promise<Profile> {
    const [row] = await this.em.execute<Profile[]>(PROFILE, [tenantId]);
    return row ?? NO_PROFILE;
  }
}

function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([
    { field: 'tenantId', code: 'required', message: 'Specify the organization' },
  ]);
}

function withoutUndefined(given: Partial<Record<keyof Profile, string | null | undefined>>) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Replaces the texts of the changed languages; null removes them. */
function withChanges(texts: OrganizationTexts, change: ChangeOrganization['texts'] = {}): OrganizationTexts {
  const merged = { ...texts, ...change };
  return Object.fromEntries(
    Object.entries(merged).filter(([, ofLanguage]) => ofLanguage && Object.keys(ofLanguage).length > 0),
  );
}

/** `texts.de.signInTitle`, for the audit log. */
function flat(texts: OrganizationTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, ofLanguage]) =>
      Object.entries(ofLanguage ?? {}).map(([name, text]) => [`texts.${language}.${name}`, text]),
    ),
  );
}

/** `name: Acme → Acme Ltd`, one for each changed field. For a logo, only whether it exists and its size. */
function changesOf(before: Organization, after: Organization): string[] {
  const valuesOf = ({
    logo,
    texts,
    version: _version,
    ...fields
  }: Organization): Record<string, unknown> => ({
    ...fields,
    ...flat(texts),
    logo: logo && `${logo.width} × ${logo.height}, ${logo.url.slice(-8)}`,
  });
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => old[key] !== now[key])
    .map((key) => `${key}: ${old[key] ?? 'none'} → ${now[key] ?? 'none'}`);
}
