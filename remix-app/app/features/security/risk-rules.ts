import { MOST_RISK_RULES, type PolicyTarget, RISK_TARGETS, type RiskRule } from '@gatehouse/contracts';
import { textOf } from '~/form-state';

/** A rule as its fields hold it; a rule without a target is none yet. */
export interface TypedRule {
  /** Type and ID, with a colon between them. */
  target: string;
  medium: string;
  high: string;
}

/** What a rule can be about. */
export type TargetChoice = PolicyTarget;

/** A new rule begins with the strictest action at high risk. */
const BLANK: TypedRule = { target: '', medium: 'second_factor', high: 'reject' };

export function typedRule({ target: { type, id }, medium, high }: RiskRule): TypedRule {
  return { target: `${type}:${id}`, medium, high };
}

/** The rules of a form, or of an address. */
export function typedRules(fields: FormData | URLSearchParams): TypedRule[] {
  const [medium, high] = [fields.getAll('ruleMedium'), fields.getAll('ruleHigh')];
  return fields
    .getAll('ruleTarget')
    .slice(0, MOST_RISK_RULES)
    .map((target, index) => ({
      target: String(target).slice(0, 80),
      medium: String(medium[index] ?? BLANK.medium),
      high: String(high[index] ?? BLANK.high),
    }));
}

/** The rules after "Add" or "Remove" was pressed; null when the button was another. */
export function editedRules(form: FormData): TypedRule[] | null {
  const intent = textOf(form, 'intent');
  const rules = typedRules(form);
  if (intent === 'add-rule') return [...rules, BLANK].slice(0, MOST_RISK_RULES);
  const [, removed] = /^remove-rule-(\d+)$/.exec(intent) ?? [];
  return removed === undefined ? null : rules.filter((_, index) => index !== Number(removed));
}

/** As the API takes them. */
export function rulesOf(rules: readonly TypedRule[]) {
  return rules
    .filter(({ target }) => target !== '')
    .map(({ target, ...actions }) => {
      const at = target.indexOf(':');
      const type = RISK_TARGETS.find((one) => one === target.slice(0, at));
      return { target: { type, id: target.slice(at + 1) }, ...actions };
    });
}

/** The rule on the page of the API's n-th one: rules without a target are not sent. */
export function placeOfRule(rules: readonly TypedRule[], sent: number): number {
  const places = rules.flatMap(({ target }, place) => (target === '' ? [] : [place]));
  return places[sent] ?? 0;
}
