import { permissionsOf, type Role } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayEnter, ROUTES } from '../../remix-app/app/pages/index.ts';
import { layoutShiftOf, loadedScripts, SCRIPT_BUDGET } from '../support/page-scripts.ts';
import { type Account, Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const WHO: Record<Account, Role> = { superadmin: 'superadmin', admin: 'tenant_admin', user: 'tenant_user' };
/** Source: the goal in docs/performance.md. */
const MOST = 0.05;

test.each([
  ...(Object.keys(WHO) as Account[]).flatMap((who) => [
    [who, 390],
    [who, 1440],
  ]),
  ['newcomer', 390],
  ['newcomer', 1440],
] as [Account | 'newcomer', number][])(
  'no page of a %s moves while it loads at %i px, or loads more scripts than it may',
  async (who, width) => {
    const options = { viewport: { width, height: 900 } };
    const page = who === 'newcomer' ? await visitors.newcomer(options) : await visitors.as(who, options);
    const mayOpen = (route: (typeof ROUTES)[number]) =>
      who === 'newcomer'
        ? route.access === 'public'
        : route.access !== 'public' &&
          mayEnter({ role: WHO[who], permissions: permissionsOf(WHO[who]) }, route);
    const wrong: string[] = [];
    for (const { path } of ROUTES.filter((route) => !route.path.includes(':') && mayOpen(route))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const shift = await layoutShiftOf(page);
      const { files, bytes } = await loadedScripts(page);
      if (shift >= MOST) wrong.push(`${path} moves by ${shift.toFixed(3)}`);
      if (files > SCRIPT_BUDGET.console.files || bytes > SCRIPT_BUDGET.console.bytes)
        wrong.push(`${path} loads ${files} files of ${bytes} bytes`);
    }
    await visitors.leave(page);
    expect(wrong).toEqual([]);
  },
);
