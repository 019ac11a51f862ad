import type { PolicyReplay } from '@gatehouse/contracts';
import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageTextsFor } from '~/server/texts.server';
import { TextsProvider } from '~/texts/texts-context';
import { ReplayResult } from './replay-result';

const replay: PolicyReplay = {
  from: '2026-10-28T12:00:00.000Z',
  to: '2026-11-27T12:00:00.000Z',
  firstAt: '2026-10-28T12:00:00.000Z',
  signIns: 3,
  users: 1,
  affectedSignIns: 0,
  affectedUsers: 0,
  byReason: [],
  isEstimate: false,
  addressLimit: null,
  unknown: [],
  items: [],
  nextCursor: null,
};

const pageOf = (addressLimit: number | null) =>
  renderToString(
    <TextsProvider value={pageTextsFor(new Request('http://localhost/admin/security'))}>
      <MantineProvider>
        <ReplayResult
          view={{
            rule: 'networks',
            isSince: false,
            application: null,
            replay: { ...replay, addressLimit },
            next: null,
            first: null,
          }}
        />
      </MantineProvider>
    </TextsProvider>,
  );

test('the result states that only the first addresses were looked up, if there are more', () => {
  expect(pageOf(50_000)).toContain('the first 50,000 addresses of the period were looked up');
  expect(pageOf(null)).not.toContain('addresses of the period');
});
