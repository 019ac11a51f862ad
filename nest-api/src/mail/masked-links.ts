import type { MailBody } from './sealed-body.js';

const MASK = '••••••';

/** A mail without what its links open: of each address only the origin is left. */
export function withoutLinks({ text, html }: MailBody): MailBody {
  return { text: masked(text), html: masked(html) };
}

function masked(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s/<>"'?#]+)[/?#](?![\s<>"']|$)[^\s<>"']*/g, `$1/${MASK}`);
}
