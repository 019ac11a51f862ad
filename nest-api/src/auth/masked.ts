import { maskEmails } from '../common/mask-emails.js';

/** A masked subject of a rate limit: its kind and its label. */
export interface LimitLabel {
  readonly kind: string;
  readonly subject: string;
}

const SUBJECT =
  /^([a-z_-]+:(?:account-network|account|network|address|tenant|user|device|token|client|connection)):(.*)$/s;

/** `login:account-network:ada@acme.test:192.0.2.7` → `login:account-network` and `a…@acme.test from 192.0.2.7`. */
export function labelOf(subject: string): LimitLabel {
  const parts = SUBJECT.exec(subject);
  if (!parts) return { kind: 'other', subject: '' };
  const [, kind = '', rest = ''] = parts;
  return { kind: kind.slice(0, 60), subject: maskEmails(shown(kind, rest)).slice(0, 200) };
}

function shown(kind: string, rest: string): string {
  if (kind.endsWith(':network')) return rest;
  const [who = '', ...from] = rest.split(':');
  if (kind.endsWith(':device')) return `${who} on a known device`;
  return from.length > 0 ? `${who} from ${from.join(':')}` : who;
}
