import type { SystemJob } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { jobTexts } from '../texts/job-names';
import { showsJob } from './shows-job';

const t = textsOf(new Request('http://localhost/'), jobTexts);

const JOB: SystemJob = {
  name: 'tenant-erasure',
  everySeconds: 3_600,
  shared: true,
  cron: '7 * * * *',
  nextAt: null,
  state: 'idle',
  nextTryAt: null,
  startedAt: null,
  finishedAt: null,
  succeededAt: null,
  failure: null,
};

test.each<[string, Parameters<typeof showsJob>[2], Partial<SystemJob>, boolean]>([
  ['', null, {}, true],
  ['ERAS', null, {}, true],
  ['deleted 30 days', null, {}, true],
  ['mail', null, {}, false],
  ['', 'failing', {}, false],
  ['', 'failing', { failure: 'Error' }, true],
  ['', 'busy', { state: 'retrying' }, true],
  ['', 'busy', {}, false],
  ['', 'shared', {}, true],
  ['', 'own', {}, false],
])('the search "%s" with the filter %s shows a job with %o: %s', (search, show, change, isShown) => {
  expect(showsJob({ ...JOB, ...change }, search, show, t)).toBe(isShown);
});
