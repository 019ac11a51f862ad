// Pages use these, so they are separate from the schemas: browsers must not load zod.

/** Texts that an organization can replace, with their placeholders. */
export const ORGANIZATION_TEXTS = {
  signInTitle: { maxLength: 80, placeholders: ['organization'], required: [] },
  signInHelp: { maxLength: 200, placeholders: ['organization'], required: [] },
  mailSubject: { maxLength: 80, placeholders: ['subject', 'organization'], required: ['subject'] },
  mailGreeting: { maxLength: 80, placeholders: ['name'], required: [] },
  mailFooter: { maxLength: 300, placeholders: ['organization'], required: [] },
} as const satisfies Record<string, Replaceable>;
export type OrganizationTextName = keyof typeof ORGANIZATION_TEXTS;

export interface Replaceable {
  readonly maxLength: number;
  readonly placeholders: readonly string[];
  /** Required placeholders. */
  readonly required: readonly string[];
}

/** Inserts values into a replaced text. Placeholders in values are not replaced. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
