import { expect, test } from 'vitest';
import { editedRules, placeOfRule, rulesOf, typedRules } from './risk-rules';

const ID = '0199d7a4-0000-7000-8000-000000000000';
const form = (intent: string, targets: readonly string[]) => {
  const fields = new FormData();
  fields.set('intent', intent);
  for (const target of targets) {
    fields.append('ruleTarget', target);
    fields.append('ruleMedium', 'allow');
    fields.append('ruleHigh', 'reject');
  }
  return fields;
};

test('buttons add or remove a rule, and other buttons change nothing', () => {
  const rule = { target: `group:${ID}`, medium: 'allow', high: 'reject' };
  expect(editedRules(form('add-rule', [rule.target]))).toEqual([
    rule,
    { target: '', medium: 'second_factor', high: 'reject' },
  ]);
  expect(editedRules(form('remove-rule-0', ['', rule.target]))).toEqual([rule]);
  expect(editedRules(form('save', [rule.target]))).toBeNull();
});

test('the form reads at most as many rules as a policy can have', () => {
  const many = Array.from({ length: 30 }, () => '');
  expect(typedRules(form('save', many))).toHaveLength(20);
  expect(editedRules(form('add-rule', many))).toHaveLength(20);
});

test('a rule without a target is not sent, and an error of the API is shown at its row', () => {
  const rules = typedRules(form('save', ['', `oauth_client:${ID}`]));
  expect(rulesOf(rules)).toEqual([
    { target: { type: 'oauth_client', id: ID }, medium: 'allow', high: 'reject' },
  ]);
  expect(placeOfRule(rules, 0)).toBe(1);
});
