import type { WizardLinkDto } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

export type LinkUse = WizardLinkDto['uses'][number];

const MOST_USES = 50;

const WizardLinkRow = defineEntity({
  name: 'WizardLink',
  tableName: 'sso_wizard_links',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().index(),
    /** Null until its holder has chosen a provider. */
    runId: p.uuid().nullable().index(),
    /** SHA-256; the token itself was shown once. */
    tokenHash: p.string().length(43).unique(),
    createdBy: p.uuid(),
    /** Where the last page of the portal links to. */
    returnUrl: p.string().length(2048).nullable(),
    /** Names that its holder added. */
    domains: p
      .array()
      .$type<string[]>()
      .onCreate(() => []),
    /** The last test that its holder started. */
    testTraceId: p.uuid().nullable(),
    uses: p.json<LinkUse[]>().onCreate(() => []),
    expiresAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A set-up link: its holder connects the identity provider of one organization without an account. */
export class WizardLink extends WizardLinkRow.class {
  get lastUsedAt(): string | null {
    return (this.uses as LinkUse[])[0]?.at ?? null;
  }

  /** The newest first, up to a readable number. */
  note(use: LinkUse): void {
    this.uses = [use, ...(this.uses as LinkUse[])].slice(0, MOST_USES);
  }
}
WizardLinkRow.setClass(WizardLink);
