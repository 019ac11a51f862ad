import { memoryByName } from './processes.ts';
import { apiRoots, figure, running, withProduct } from './product.ts';

/** Proportional set size of each process ten seconds after the start: shared pages are counted once. */
export async function memory(): Promise<void> {
  await withProduct(async (product) => {
    await fetch(`http://127.0.0.1:${product.settings.port}/`);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const roots = {
      ...apiRoots(product),
      'web app': running(product.web.pid),
      'supervisor and gateway': process.pid,
    };
    for (const [name, mebibytes] of Object.entries(memoryByName(roots)))
      figure(name, `${Math.round(mebibytes)} MiB`);
  });
}
