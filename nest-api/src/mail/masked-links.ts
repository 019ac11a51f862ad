import type { MailBody } from './sealed-body.js';

const MASK = '••••••';

/** An email with masked links: only the origin of each address remains. */
export function withoutLinks({ text, html }: MailBody): MailBody {
  return { text: masked(text), html: masked(html) };
}

function masked(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s/<>"'?#]+)[/?#](?![\s<>"']|$)[^\s<>"']*/g, `$1/${MASK}`);
}
