import { measure } from './load.ts';
import { pageCosts } from './page-costs.ts';
import { cpuText } from './processes.ts';
import { apiRoots, figure, ofReference, perSecond, running, withProduct } from './product.ts';
import { answering } from './reference-server.ts';

const SECONDS = 6;
const CONNECTIONS = 10;

/** Pages per second of one web process, compared with a bare server that sends the same bytes. */
export async function pages(): Promise<void> {
  await withProduct(async (product) => {
    const { webUrl } = product;
    const roots = { ...apiRoots(product), web: running(product.webs[0]?.pid) };
    await pageCosts(product, roots);
    for (const path of ['/', '/login']) {
      const html = await (await fetch(`${webUrl}${path}`)).text();
      const bare = await answering(html, 'text/html');
      const reference = await measure({ url: bare.url, connections: CONNECTIONS, seconds: SECONDS });
      bare.close();
      const page = await measure({
        url: `${webUrl}${path}`,
        connections: CONNECTIONS,
        seconds: SECONDS,
        roots,
      });
      figure(`${path}, bare server`, perSecond(reference.perSecond), `${Math.round(html.length / 1024)} KiB`);
      figure(
        `${path}, rendered`,
        perSecond(page.perSecond),
        `${ofReference(page.perSecond, reference.perSecond)}; p50 ${page.p50} ms, p99 ${page.p99} ms; ${cpuText(page.cpu)}`,
      );
    }
  });
}
