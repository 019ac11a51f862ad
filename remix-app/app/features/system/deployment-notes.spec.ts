import type { Instance, SystemDeployment } from '@gatehouse/contracts';
import { formatsOf } from '@gatehouse/texts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { notesOf } from './deployment-notes';
import { deploymentTexts } from './texts/deployment';

const t = textsOf(new Request('http://localhost/'), deploymentTexts);
const notes = (deployment: SystemDeployment) => notesOf(deployment, t, formatsOf('en'));

const API: Instance = {
  id: '0198f3a2-6c1e-7d42-9b5a-2f4c8e1d7a90',
  kind: 'api',
  host: 'api-1',
  pid: 1,
  version: '0.1.0',
  nodeVersion: '24.0.0',
  startedAt: '2026-11-21T12:00:00Z',
  lastSeenAt: '2026-11-21T12:00:00Z',
  standing: 'running',
  migration: null,
  masterKeys: ['k1'],
};
const with_ = (
  instances: Instance[],
  change: Partial<SystemDeployment['migrations']> = {},
): SystemDeployment => ({
  asOf: '2026-11-21T12:00:00Z',
  instances,
  migrations: { applied: 1, last: 'M', pending: [], ahead: [], ...change },
  signingKeys: [],
});

test('matching processes need no note', () => {
  expect(notes(with_([API, { ...API, kind: 'web', masterKeys: [] }]))).toEqual([]);
});

test.each([
  [with_([API, { ...API, version: '0.2.0' }]), /0\.1\.0 and 0\.2\.0/],
  [with_([API, { ...API, masterKeys: ['k2', 'k1'] }]), /different master keys/],
  [with_([API], { pending: ['M2'] }), /Run the migrate command/],
  [with_([API], { ahead: ['M3'] }), /ahead/],
  [with_([API, { ...API, standing: 'gone', version: '0.0.9' }]), /disappeared/],
])('%o has a note', (deployment, note) => {
  expect(notes(deployment)).toEqual([expect.stringMatching(note)]);
});
