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
    runId: p.uuid().index(),
    /** SHA-256; the token itself was shown once. */
    tokenHash: p.string().length(43).unique(),
    createdBy: p.uuid(),
    uses: p.json<LinkUse[]>().onCreate(() => []),
    expiresAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** Hands one run on to somebody who needs no account. */
export class WizardLink extends WizardLinkRow.class {
  /** The newest first, and no more than anybody reads. */
  note(use: LinkUse): void {
    this.uses = [use, ...(this.uses as LinkUse[])].slice(0, MOST_USES);
  }
}
WizardLinkRow.setClass(WizardLink);
