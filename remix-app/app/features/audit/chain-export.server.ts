import type { AuditChainPage } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import { tenantOf } from './audit.server';
import { readView } from './audit-view.server';

const FORMAT = 'gatehouse-audit/1';

/**
 * The whole chain with its signed head, a page at a time. It has no filter, because a part with gaps proves nothing.
 */
export async function exportChain(visit: Visit): Promise<Response> {
  const { tenantId, isUnknown } = await tenantOf(visit, readView(visit));
  if (isUnknown) throw new Response(null, { status: 404 });
  const pageAfter = async (after: string) =>
    orRefuse<AuditChainPage>(
      await visit.api.GET('/api/v1/audit/chain', {
        params: { query: { after, ...(tenantId && { tenantId }) } },
      }),
    );
  // Reads the first page before the response begins, so that an error can still be an error page.
  let page: AuditChainPage | null = await pageAfter('0');
  const { items: _, ...header } = page;
  const last = header.head === null ? 0n : placeOf(header.head);
  let before = `${JSON.stringify({ format: FORMAT, ...header })}\n`;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const items = (page?.items ?? []).filter(({ n }) => BigInt(n) <= last);
      controller.enqueue(encoder.encode(before + items.map((item) => `${JSON.stringify(item)}\n`).join('')));
      before = '';
      const end = items.at(-1)?.n;
      if (end === undefined || BigInt(end) >= last) return controller.close();
      page = await pageAfter(end);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.ndjson"',
      'cache-control': 'no-store',
    },
  });
}

/** Events added while the file is generated are after its head and are left out. */
function placeOf(head: string): bigint {
  const claims = Buffer.from(head.split('.')[1] ?? '', 'base64url').toString();
  return BigInt((JSON.parse(claims) as { n: string }).n);
}
