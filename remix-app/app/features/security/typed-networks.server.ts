import { isNetworkRule, MOST_NETWORKS } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { FieldErrors } from '~/form-state';

export const NETWORK_FIELDS = ['allowedNetworks', 'blockedNetworks'] as const;

/** Maximum of invalid lines in one message. */
const MOST_NAMED = 5;
/** Longer than any network. */
const LONGEST_NAMED = 60;

/** One per line; spaces and commas also separate networks. */
export function listOf(text: FormDataEntryValue | null | undefined): string[] {
  return typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : [];
}

/** The errors of the lists, one message per line. */
export function networkErrors(
  typed: Readonly<Record<string, string>>,
  t: Translate<typeof import('./texts/policy-answers/en').default>,
): FieldErrors {
  const found = NETWORK_FIELDS.map((name) => [name, networkProblems(listOf(typed[name]), t)] as const);
  return Object.fromEntries(
    found
      .filter(([, problems]) => problems.length > 0)
      .map(([name, problems]) => [name, problems.join('\n')]),
  );
}

/** At most five invalid networks of a list, in words. */
export function networkProblems(
  list: readonly string[],
  t: Translate<typeof import('./texts/policy-answers/en').default>,
): string[] {
  if (list.length > MOST_NETWORKS) return [t('tooManyNetworks', { count: MOST_NETWORKS })];
  const wrong = [...new Set(list.filter((text) => !isNetworkRule(text)))];
  return wrong.slice(0, MOST_NAMED).map((text) => t('network', { text: text.slice(0, LONGEST_NAMED) }));
}
