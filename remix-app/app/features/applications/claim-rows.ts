import type { CustomClaim } from '@gatehouse/contracts';

/** Empty lines below the claims, for claims to add. */
const EMPTY_ROWS = 2;
const EMPTY: CustomClaim = { name: '', custom_attribute: '' };
/** Where typed lines are kept when a form comes back: its fields repeat. */
const TYPED = 'claim_rows';

/** The lines of a form. */
function linesIn(form: FormData): CustomClaim[] {
  const attributes = form.getAll('claim_attribute');
  return form.getAll('claim_name').map((name, place) => ({
    name: String(name).trim(),
    custom_attribute: String(attributes[place] ?? ''),
  }));
}

/** The claims of a form. A line without a name is none. */
export function readClaims(form: FormData): CustomClaim[] {
  return linesIn(form).filter(({ name }) => name !== '');
}

/** As many lines as the form had, those with a name first: errors name them by their place among these. */
export function typedClaims(form: FormData): Record<string, string> {
  const lines = linesIn(form);
  const isEmpty = ({ name }: CustomClaim) => name === '';
  return { [TYPED]: JSON.stringify([...readClaims(form), ...lines.filter(isEmpty)]) };
}

/** The lines to show: those that were typed, otherwise those that are saved. */
export function claimRows(
  saved: readonly CustomClaim[],
  values: Readonly<Record<string, string>> | undefined,
): CustomClaim[] {
  const typed = values?.[TYPED];
  if (typed) return JSON.parse(typed) as CustomClaim[];
  return [...saved, ...Array.from({ length: EMPTY_ROWS }, () => EMPTY)];
}
