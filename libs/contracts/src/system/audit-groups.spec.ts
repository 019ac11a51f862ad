import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from './audit.ts';
import { AUDIT_GROUPS, auditGroupOf } from './audit-groups.ts';

test('each action belongs to a group, and each group has actions', () => {
  expect(AUDIT_ACTIONS.filter((action) => !auditGroupOf(action))).toEqual([]);
  expect(new Set(AUDIT_ACTIONS.map(auditGroupOf))).toEqual(new Set(AUDIT_GROUPS));
});

test('an action of a later version belongs to no group', () => {
  expect([auditGroupOf('later.version'), auditGroupOf('constructor.called')]).toEqual([undefined, undefined]);
});
