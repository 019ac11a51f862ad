import { stringify } from 'csv-stringify/sync';

/** A line of a CSV file. An apostrophe prevents spreadsheets from running text as a formula. Source: RFC 4180 §2. */
export function lineOf(cells: readonly (string | null)[]): string {
  return stringify([[...cells]], {
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
}

/**
 * A file that is generated during the download.
 *
 * @param head column names  @param pages its lines, a page at a time
 */
export async function csvFile(
  name: string,
  head: readonly string[],
  pages: AsyncGenerator<readonly (readonly (string | null)[])[]>,
): Promise<Response> {
  const encoder = new TextEncoder();
  // Reads the first page before the response begins, so that an error can still be an error page.
  let page = await pages.next();
  let before = lineOf(head);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (page.done) {
        if (before) controller.enqueue(encoder.encode(before));
        return controller.close();
      }
      controller.enqueue(encoder.encode(before + page.value.map(lineOf).join('')));
      before = '';
      page = await pages.next();
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
