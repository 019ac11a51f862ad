import { stringify } from 'csv-stringify/sync';

/** A line of a CSV file. What a spreadsheet would run as a formula is made text by an apostrophe. Source: RFC 4180 §2. */
export function lineOf(cells: readonly (string | null)[]): string {
  return stringify([[...cells]], {
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
}

/**
 * A file that is made while the browser takes it.
 *
 * @param head names of the columns  @param pages its lines, a page at a time
 */
export async function csvFile(
  name: string,
  head: readonly string[],
  pages: AsyncGenerator<readonly (readonly (string | null)[])[]>,
): Promise<Response> {
  const encoder = new TextEncoder();
  // The first page is read before the answer begins, so that a refusal is still a page of ours.
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
