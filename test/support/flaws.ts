import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { keyboardFlawsOf } from './keyboard.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Folder for screenshots that `PICTURES=1` requests. They are for visual review; no test compares them. */
const PICTURES = join(ROOT, 'test/screenshots');
const WIDTHS = [1440, 768, 390] as const;
/** At this width, nothing may be cut off or need scrolling in two directions. Source: WCAG 2.2 §1.4.10. */
const NARROWEST = 320;
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;
/** Rules whose result depends on the theme or a narrow window. Names, roles and order are the same in all of them. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
/** Half as long as the script that the package itself would inject. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns problems with the look and accessibility of the open page: violations in the light theme on a wide screen and
 * the dark theme on a narrow one, overflow at any width, and controls that Tab does not reach. The page is loaded once;
 * only its window changes.
 *
 * @param isFirst whether to also check the frame by keyboard, which many pages share
 */
export async function flawsOf(page: Page, name: string, isFirst = false): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  await atRest(page);
  await standStill(page);
  for (const width of WIDTHS) {
    await resize(page, width);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`${name} is wider than ${width} px`);
    if (width === 1440) found.push(...(await barriersOf(page, name)), ...(await faintEdges(page, name)));
    if (width === 390) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await settled(page, 'dark');
      found.push(...(await barriersOf(page, `${name} in the dark`, 'html', OF_LOOKS)));
      found.push(...(await faintEdges(page, `${name} in the dark`)));
    }
    if (process.env.PICTURES) await takePictures(page, `${name}-${width}`);
  }
  found.push(...(await cutOffAt(page, name, NARROWEST)));
  await resize(page, WIDTHS[0]);
  await page.emulateMedia({ colorScheme: 'light' });
  // Must be last: it leaves elements open that appear on focus.
  found.push(...(await keyboardFlawsOf(page, name, isFirst)));
  return found;
}

/**
 * Finds text and controls outside the viewport, including where the page hides the overflow. Content of a horizontally
 * scrollable container is reachable.
 */
export async function cutOffAt(page: Page, name: string, width: number): Promise<string[]> {
  await resize(page, width);
  const cut = await page.evaluate((edge) => {
    const isMoved = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        getComputedStyle(element).clipPath !== 'none' ||
        isMoved(element.parentElement));
    const holdsWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    // Its own text or a child overflows. The innermost elements come last.
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'visible',
    );
    const { scrollWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > edge + 1;
    });
    const causes = wide.length > 0 ? wide : outside;
    const isWide =
      scrollWidth > edge
        ? [
            `the whole page is ${scrollWidth} px wide, the window ${innerWidth} px`,
            ...causes.slice(-2).map((element) => element.outerHTML.slice(0, 160)),
          ]
        : [];
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => holdsWords(element) || element.matches('input, button, select, textarea, img'))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width: wide, height } = element.getBoundingClientRect();
        return wide > 1 && height > 1 && (left < -1 || right > edge + 1) && !isMoved(element);
      })
      .map((element) => element.outerHTML.slice(0, 160));
    return [...isWide, ...beyond];
  }, width);
  return cut.slice(0, 3).map((html) => `${name} cuts off at ${width} px: ${html}`);
}

/** Waits until the page has handled the resize: auto-growing fields measure themselves again. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Buttons and tabs whose text does not fit. */
export async function clippedAt(page: Page, name: string, width: number): Promise<string[]> {
  await resize(page, width);
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], [role=tab], a.mantine-Button-root')]
      .flatMap((button) => [button, ...button.querySelectorAll('*')])
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || element.clientWidth < 2 || textOverflow === 'ellipsis') return false;
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isCut(overflowY) && element.scrollHeight > element.clientHeight + 4)
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  return clipped.slice(0, 3).map((html) => `${name} clips at ${width} px: ${html}`);
}

/** axe violations in the page or in part of it, each with its first occurrence. */
export async function barriersOf(
  page: Page,
  name = new URL(page.url()).pathname,
  within = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ([part, only]) => {
      const { violations } = await window.axe.run(part, {
        ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
        resultTypes: ['violations'],
        preload: false,
        // A Mantine dialog has its own header, which is not the page's banner.
        rules: { 'landmark-no-duplicate-banner': { enabled: false }, 'target-size': { enabled: true } },
      });
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`);
    },
    [within, rules] as const,
  );
  return found.map((barrier) => `${name}: ${barrier}`);
}

/** Fields and checkboxes whose border has a contrast below 3:1 with their surroundings. Source: WCAG 2.2, 1.4.11. */
async function faintEdges(page: Page, name: string): Promise<string[]> {
  const faint = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const parse = (color: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string): number => {
      const [r = 0, g = 0, b = 0] = parse(color).map((part) => {
        const value = part / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const surfaceOf = (element: Element | null): string => {
      if (!element) return '#fff';
      const { backgroundColor } = getComputedStyle(element);
      return parse(backgroundColor)[3] === 255 ? backgroundColor : surfaceOf(element.parentElement);
    };
    const contrast = (a: string, b: string): number => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    };
    return [...document.querySelectorAll('input:not([type=hidden]), select, textarea')]
      .filter(
        (field) =>
          !field.matches(':disabled, :checked') && field.checkVisibility({ visibilityProperty: true }),
      )
      .filter((field) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, opacity } = getComputedStyle(field);
        const { width, height } = field.getBoundingClientRect();
        // An element without its own border is part of an element that has one.
        if (borderTopStyle === 'none' || borderTopWidth === '0px' || opacity === '0' || width * height < 40)
          return false;
        if (parse(borderTopColor)[3] === 0) return false;
        return contrast(borderTopColor, surfaceOf(field.parentElement)) < 3;
      })
      .map((field) => field.outerHTML.slice(0, 140));
  });
  return faint.slice(0, 2).map((html) => `${name}: the edge is too faint of ${html}`);
}

/** Waits until the page has applied and painted the color scheme. */
async function settled(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  // Without JavaScript it stays `auto`, and the style sheet alone decides.
  const noticed = [scheme, 'auto'].map((value) => `html[data-mantine-color-scheme="${value}"]`);
  await page.locator(noticed.join(', ')).waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Waits for revalidation: a form's response appears before the page's data reloads, and until then buttons are
 * disabled.
 */
async function atRest(page: Page): Promise<void> {
  await page.locator('[aria-busy=true], [role=progressbar][aria-label=Loading]').first().waitFor({
    state: 'detached',
  });
}

/** Disables transitions and animations, which would otherwise show intermediate colors and positions. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

async function takePictures(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settled(page, colorScheme);
    await page.screenshot({ path: join(PICTURES, `${name}-${colorScheme}.png`), fullPage: true });
  }
}
