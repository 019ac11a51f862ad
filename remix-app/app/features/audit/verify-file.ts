/** The verifier's result for an exported file. */
export interface FileReport {
  readonly isIntact: boolean;
  readonly isComplete: boolean;
  readonly isTrusted: boolean;
  readonly events: number;
  readonly first: string;
  readonly last: string;
  readonly chain: string | null;
  readonly issuer: string | null;
  readonly signedAt: string | null;
  readonly problems: readonly { readonly kind: string; readonly n: string | null }[];
}

interface Verifier {
  verifyAudit(
    lines: AsyncIterable<string>,
    known: { keys?: object[]; heads?: string[] },
  ): Promise<FileReport>;
}

/** The verifier that is also available for download. */
export const VERIFIER = '/verify-audit.mjs';
const WELL_KNOWN = '/.well-known/gatehouse-audit-heads';

/** Verifies a file in the browser. It sends only the ID of the chain, to read the published heads. */
export async function verifyFile(file: File): Promise<FileReport> {
  const { verifyAudit } = (await import(/* @vite-ignore */ VERIFIER)) as Verifier;
  const keys = await read<{ keys: object[] }>(WELL_KNOWN);
  const first = await verifyAudit(linesOf(file), keys ?? {});
  const published = first.chain && (await read<{ heads: string[] }>(`${WELL_KNOWN}/${first.chain}`));
  // A later head is not a fault of a file that was exported before.
  const heads = published ? published.heads.filter((head) => placeIn(head) <= BigInt(first.last)) : [];
  return heads.length > 0 ? verifyAudit(linesOf(file), { ...keys, heads }) : first;
}

async function* linesOf(file: File): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

async function read<T>(path: string): Promise<T | null> {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

function placeIn(head: string): bigint {
  const claims = atob((head.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  return BigInt((JSON.parse(claims) as { n: string }).n);
}
