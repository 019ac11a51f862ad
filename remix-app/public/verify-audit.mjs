/**
 * Verifies an exported audit log without Gatehouse: whether events were changed, removed, reordered or cut off.
 *
 *   node verify-audit.mjs audit.ndjson [--keys keys.json] [--head kept-head.txt]
 *
 * `--keys` names a file with the response of `/.well-known/gatehouse-audit-heads`. Without it the keys in the export are
 * used, which proves nothing against somebody who made the whole file. `--head` names a file with signed heads that were
 * kept earlier. Exit code 0: intact; 1: altered; 2: not readable. Needs Node 20 or a browser, and nothing else. The format is
 * described in docs/audit-export.md.
 */

const FORMAT = 'gatehouse-audit/1';
const START = 'A'.repeat(43);
const MOST_PROBLEMS = 100;
const TYPE = 'gatehouse-audit-head+jwt';
const UTF8 = new TextEncoder();

/**
 * @typedef {{ kind: string, n: string | null }} Problem `n` is a place in the chain
 * @typedef {{ isIntact: boolean, isComplete: boolean, isTrusted: boolean, events: number, first: string, last: string,
 *   chain: string | null, issuer: string | null, signedAt: string | null, problems: Problem[] }} Report
 */

/**
 * @param {AsyncIterable<string> | Iterable<string>} lines of the export, without their line ends
 * @param {{ keys?: object[], heads?: string[] }} known keys from the product and heads that were kept, as JWS
 * @returns {Promise<Report>}
 */
export async function verifyAudit(lines, { keys, heads = [] } = {}) {
  /** @type {Problem[]} */
  const problems = [];
  const find = (kind, n = null) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ kind, n });
  };
  const walk = { header: null, head: null, kept: new Map(), n: 0n, hash: START, events: 0, sawHead: false };
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const entry = parsed(line);
    if (walk.header === null) await begin(walk, entry, { keys, heads }, find);
    else await append(walk, entry, find);
    if (walk.header === null) break;
  }
  if (walk.header === null && problems.length === 0) find('not_an_export');
  if (walk.header !== null) end(walk, find);
  const { header, head } = walk;
  return {
    isIntact: problems.length === 0,
    isComplete: header !== null && header.after.n === '0',
    isTrusted: keys !== undefined,
    events: walk.events,
    first: header === null ? '0' : String(BigInt(header.after.n) + 1n),
    last: String(walk.n),
    chain: header?.chain ?? null,
    issuer: head?.iss ?? null,
    signedAt: head ? new Date(head.iat * 1000).toISOString() : null,
    problems,
  };
}

/** The first line: whose chain it is, after which place it begins, and its signed head. */
async function begin(walk, entry, { keys, heads }, find) {
  const isHeader =
    entry?.format === FORMAT &&
    [entry.trail, entry.chain, entry.head].every((value) => typeof value === 'string') &&
    isPlace(entry.after) &&
    Array.isArray(entry.keys);
  if (!isHeader) return find('not_an_export');
  if (entry.after.n === '0' && entry.after.hash !== START) return find('not_an_export');
  const trusted = keys ?? entry.keys;
  const head = await openHead(entry.head, trusted);
  if (typeof head === 'string') return find(head);
  if (head.chain !== entry.chain) find('foreign_head');
  for (const text of heads) {
    const kept = await openHead(text, trusted);
    if (typeof kept === 'string') find(`kept_${kept}`);
    else if (kept.chain !== entry.chain) find('kept_foreign_head');
    else walk.kept.set(kept.n, kept.hash);
  }
  Object.assign(walk, { header: entry, head, n: BigInt(entry.after.n), hash: entry.after.hash });
  compareHeads(walk, find);
}

/** One event: in its place, and sealed to the one before. */
async function append(walk, entry, find) {
  if (!isPlace(entry) || typeof entry.seq !== 'string') return find('line_unreadable', String(walk.n + 1n));
  const n = BigInt(entry.n);
  walk.events += 1;
  if (n !== walk.n + 1n)
    find(n <= walk.n ? 'reordered' : 'removed', n <= walk.n ? entry.n : String(walk.n + 1n));
  else if (typeof entry.event !== 'string' || typeof entry.at !== 'string') find('removed', entry.n);
  else if ((await sealOf(walk.hash, walk.header.trail, entry)) !== entry.hash) find('changed', entry.n);
  // One altered event is reported once: the next one is held against the seal that stands in the file.
  if (n > walk.n) Object.assign(walk, { n, hash: entry.hash });
  compareHeads(walk, find);
}

function compareHeads(walk, find) {
  const n = String(walk.n);
  if (n === walk.head.n) {
    walk.sawHead = true;
    if (walk.hash !== walk.head.hash) find('head_differs', n);
  }
  const kept = walk.kept.get(n);
  if (kept !== undefined && kept !== walk.hash) find('kept_head_differs', n);
  walk.kept.delete(n);
}

function end(walk, find) {
  if (!walk.sawHead) find('cut_off', String(walk.n + 1n));
  const first = BigInt(walk.header.after.n);
  // A head that was kept lies before a part that begins later: this file says nothing of it.
  for (const n of walk.kept.keys()) if (BigInt(n) > first) find('shorter_than_kept_head', n);
}

/** SHA-256 of the seal before and of `seq|trail|at|event`, in base64url. */
async function sealOf(before, trail, { seq, at, event }) {
  const content = UTF8.encode(`${seq}|${trail}|${at}|${event}`);
  const previous = bytesOf(before);
  const all = new Uint8Array(previous.length + content.length);
  all.set(previous);
  all.set(content, previous.length);
  return base64urlOf(new Uint8Array(await crypto.subtle.digest('SHA-256', all)));
}

/** @returns the claims of a signed head, or what is wrong with it */
async function openHead(jws, keys) {
  const [head = '', claims = '', signature = '', ...more] = jws.trim().split('.');
  const header = parsed(textOf(head));
  const key = keys.find((known) => known?.kid === header?.kid && known?.crv === 'Ed25519');
  if (more.length > 0 || header?.alg !== 'EdDSA' || header.typ !== TYPE) return 'signature_unreadable';
  if (!key) return 'unknown_key';
  const { kty, crv, x } = key;
  const imported = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, [
    'verify',
  ]);
  const signed = UTF8.encode(`${head}.${claims}`);
  if (!(await crypto.subtle.verify('Ed25519', imported, bytesOf(signature), signed)))
    return 'signature_invalid';
  const said = parsed(textOf(claims));
  return isPlace(said) && typeof said.chain === 'string' ? said : 'signature_unreadable';
}

function isPlace(value) {
  return /^\d{1,19}$/.test(value?.n) && /^[\w-]{43}$/.test(value?.hash);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function bytesOf(base64url) {
  try {
    const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function textOf(base64url) {
  return new TextDecoder().decode(bytesOf(base64url));
}

function base64urlOf(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const SENTENCES = {
  not_an_export: 'The file is not an export of an audit log.',
  line_unreadable: 'The line cannot be read.',
  changed: 'The event was changed.',
  removed: 'An event is missing.',
  reordered: 'The event is not in its place.',
  cut_off: 'The file ends before the signed head.',
  head_differs: 'The chain does not end in the signed head.',
  foreign_head: 'The signed head belongs to another audit log.',
  signature_invalid: 'The signature of the head is invalid.',
  signature_unreadable: 'The signed head cannot be read.',
  unknown_key: 'The head is signed with a key that is not among the known ones.',
  kept_head_differs: 'The chain was rewritten since the head was kept.',
  shorter_than_kept_head: 'The file ends before a head that was kept earlier.',
  kept_foreign_head: 'A kept head belongs to another audit log.',
  kept_signature_invalid: 'The signature of a kept head is invalid.',
  kept_signature_unreadable: 'A kept head cannot be read.',
  kept_unknown_key: 'A kept head is signed with a key that is not among the known ones.',
};

async function main([file, ...options]) {
  const { createReadStream, readFileSync } = await import('node:fs');
  const { createInterface } = await import('node:readline');
  const valueAfter = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
  if (!file || options.length % 2 === 1)
    throw new Error('Usage: node verify-audit.mjs <file> [--keys <file>] [--head <file>]');
  const [keysFile, headFile] = [valueAfter('--keys'), valueAfter('--head')];
  const report = await verifyAudit(createInterface({ input: createReadStream(file), crlfDelay: Infinity }), {
    ...(keysFile && { keys: JSON.parse(readFileSync(keysFile, 'utf8')).keys }),
    ...(headFile && { heads: readFileSync(headFile, 'utf8').split(/\s+/).filter(Boolean) }),
  });
  for (const { kind, n } of report.problems)
    console.log(`${n === null ? '' : `At ${n}: `}${SENTENCES[kind]} [${kind}]`);
  console.log(
    report.isIntact
      ? `Intact: events ${report.first} to ${report.last} of chain ${report.chain}, signed by ${report.issuer} at ${report.signedAt}.`
      : 'Altered.',
  );
  if (!report.isComplete && report.chain) console.log(`Events before ${report.first} are not in the file.`);
  if (!report.isTrusted)
    console.log('The keys come from the file itself. Use --keys with the published ones.');
  process.exitCode = report.isIntact ? 0 : 1;
}

if (globalThis.process?.versions?.node && import.meta.url === `file://${process.argv[1]}`) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
