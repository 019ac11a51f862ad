import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '../../support/hydrated.ts';
import { Visitors } from '../../support/visitors.ts';

/** A4 with margins of 15 mm, in CSS pixels. Print media queries use this size. */
const PAPER = { width: 680, height: 1_009 };

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

/** The parts of a page that would be missing on paper. */
async function missingOnPaper(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const flaws: string[] = [];
    const root = document.documentElement;
    // A table border is half a pixel wide.
    if (root.scrollWidth > innerWidth + 1) flaws.push(`wider than the paper: ${root.scrollWidth}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const { position, overflow } = getComputedStyle(element);
      const { width, height, right } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1;
      if (!isSeen) continue;
      const where = element.outerHTML.slice(0, 120);
      if (position === 'fixed' || position === 'sticky') flaws.push(`repeated on every page: ${where}`);
      if (/^(HEADER|ASIDE|NAV|BUTTON)$/.test(element.tagName)) flaws.push(`no content: ${where}`);
      if (/hidden|auto|scroll|clip/.test(overflow) && element.scrollHeight > element.clientHeight + 2)
        flaws.push(`cut off: ${where}`);
      if (element.tagName === 'TD' && right > innerWidth + 1) flaws.push(`beside the paper: ${where}`);
    }
    return flaws;
  });
}

test.each([
  ['superadmin', '/superadmin/audit'],
  ['superadmin', '/superadmin/tenants'],
  ['superadmin', '/superadmin/system-health'],
  ['superadmin', '/superadmin/architecture/config'],
  ['admin', '/admin/users'],
  ['admin', '/admin/permissions'],
  ['user', '/dashboard'],
] as const)('as %s the page %s is printed as its content, whole and without the frame', async (who, path) => {
  const page = await visitors.as(who);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await missingOnPaper(page)).toEqual([]);
  await page.emulateMedia({ media: null });
  await visitors.leave(page);
});

test('a long page fills several sheets, and the dark theme prints dark text', async () => {
  const page = await visitors.as('superadmin', { colorScheme: 'dark' });
  await page.goto('/superadmin/architecture/config');
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  // The page's own listener starts when its script runs. Ours must come after it.
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const scheme = document.documentElement.getAttribute('data-mantine-color-scheme');
    window.dispatchEvent(new Event('afterprint'));
    return scheme === 'light';
  });
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.title = getComputedStyle(document.querySelector('h1') ?? document.body).color;
    });
  });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeGreaterThan(1);
  const [red = 255, green = 255, blue = 255] = ((await page.title()).match(/\d+/g) ?? []).map(Number);
  expect(red + green + blue).toBeLessThan(200);
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await visitors.leave(page);
});

test('content links are printed with their URLs', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/architecture/sso');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.test/guide';
    document.querySelector('main')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(printed).toContain('https://example.test/guide');
  await page.emulateMedia({ media: null });
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
