import { SamlAttributeSchema } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { FieldErrors } from '~/form-state';
import { attributeOf, type TypedRow } from './attribute-rows';

/** What is wrong with each line, by its place: `attribute-0`. A line without a name is left out and never wrong. */
export function rowErrors(
  rows: readonly TypedRow[],
  t: Translate<typeof import('./texts/answers/en').default>,
): FieldErrors {
  const seen = new Set<string>();
  const errors: FieldErrors = {};
  for (const [place, row] of rows.entries()) {
    const name = row.name.trim();
    if (!name) continue;
    const parsed = SamlAttributeSchema.safeParse(attributeOf(row));
    const isSound = !/\p{Cc}/u.test(name);
    const problem = !isSound
      ? t('badCharacter')
      : parsed.success
        ? null
        : (parsed.error.issues[0]?.message ?? t('badAttribute'));
    if (problem ?? seen.has(name)) errors[`attribute-${place}`] = problem ?? t('duplicateAttribute');
    seen.add(name);
  }
  return errors;
}
