import type { SsoType, WizardMode, WizardProvider, WizardRunDto, WizardStep } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';
import type { Captured } from './captured.js';

const WizardRunRow = defineEntity({
  name: 'WizardRun',
  tableName: 'sso_wizard_runs',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Null for the platform's own connection, and until a new organization is made. */
    tenantId: p.uuid().nullable().index(),
    newOrganization: p.boolean().default(false),
    mode: p.string().length(20).$type<WizardMode>(),
    provider: p.string().length(30).$type<WizardProvider>(),
    type: p.string().length(20).$type<SsoType>(),
    step: p.string().length(20).$type<WizardStep>(),
    /** ID of the future connection: its addresses are needed before it is saved. */
    configurationId: p.uuid(),
    captured: p.json<Captured>().nullable(),
    failure: p.json<NonNullable<WizardRunDto['failure']>>().nullable(),
    saved: p.json<NonNullable<WizardRunDto['saved']>>().nullable(),
    /** Envelope, bound to `sso_wizard_runs:<id>`, as the other one. */
    clientSecret: p.text().nullable(),
    /** SHA-256 hashes of a pending consent. Only the browser has the values. */
    stateHash: p.string().length(43).nullable(),
    browserHash: p.string().length(43).nullable(),
    nonce: p.string().length(64).nullable(),
    /** PKCE. Envelope. */
    verifier: p.text().nullable(),
    /** Custom domain where the pending consent began; null: the platform's host. */
    consentHost: p.string().length(253).nullable(),
    consentExpiresAt: p.datetime().nullable(),
    startedBy: p.uuid(),
    expiresAt: p.datetime().index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A run of the wizard, which can be interrupted and resumed. */
export class WizardRun extends WizardRunRow.class {}
WizardRunRow.setClass(WizardRun);

/** What its envelopes are bound to. */
export function aadOfRun({ id }: Pick<WizardRun, 'id'>): string {
  return `sso_wizard_runs:${id}`;
}
