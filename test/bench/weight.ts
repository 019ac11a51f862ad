import { pageWeights } from '../support/page-weights.ts';
import { figure, withProduct } from './product.ts';

/** Prints the number of script files and their compressed bytes for every page with its own URL, the heaviest first. */
export async function weight(): Promise<void> {
  await withProduct(async ({ apiUrl, webUrl }) => {
    const weights = await pageWeights({ url: webUrl, apiUrl });
    for (const { path, files, bytes } of weights.sort((a, b) => b.bytes - a.bytes)) {
      figure(path, `${(bytes / 1000).toFixed(1)} KB`, `${files} files`);
    }
  });
}
