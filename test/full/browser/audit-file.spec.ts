import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;

beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

test('an admin exports the audit log, verifies it in the browser, and sees what was changed', async () => {
  const page = await visitors.as('admin');
  await page.goto('/admin/audit');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export verifiable log' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThan(3);

  await page.getByRole('link', { name: 'Verify an exported file' }).click();
  const input = page.locator('input[type=file]');
  const choose = (kept: string[]) =>
    input.setInputFiles({
      name: 'audit.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(kept.join('\n')),
    });
  await choose(lines);
  await page.getByText('The audit log is intact').waitFor();
  expect(await page.getByText('The published keys could not be loaded').count()).toBe(0);

  await choose(lines.filter((_, place) => place !== 2));
  await page.getByText('The audit log was altered').waitFor();
  await page.getByText('Position 2: the event is missing.').waitFor();
  expect(await flawsOf(page, 'altered audit log')).toEqual([]);
  await visitors.leave(page);
});
