// Pages read these, so they are apart from the schemas: a browser loads no zod.

/** Texts that an organization can replace, with the values that each may name. */
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
  /** Those that the text must contain. */
  readonly required: readonly string[];
}

/** Puts values into a replaced text. Values are never read as placeholders. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
