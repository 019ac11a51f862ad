import { expect, test } from 'vitest';
import { obstacleAt } from './application-risk.js';
import type { SessionRecord } from './session-record.js';

const APPLICATION = '0199d7a4-0000-7000-8000-000000000001';
const session = (given: Partial<SessionRecord>) =>
  ({
    userId: 'u',
    amr: ['pwd'],
    riskLevel: 'high',
    isApproved: false,
    riskRules: [{ id: APPLICATION, clientId: null, medium: 'allow', high: 'approval' }],
    ...given,
  }) as SessionRecord;
const obstacle = (given: Partial<SessionRecord>) =>
  obstacleAt(session(given), APPLICATION, async () => ({ hasFactor: true, hasPasskey: true }));

test('an application that requires approval admits a session with an approved sign-in', async () => {
  expect(await obstacle({ isApproved: true })).toBeNull();
  expect(await obstacle({ riskLevel: 'medium' })).toBeNull();
  expect(await obstacle({})).toBe('reject');
});

test('the approval does not count after the session moved to another place', async () => {
  expect(await obstacle({ isApproved: true, confirmedBy: ['mfa'] })).toBe('reject');
});
