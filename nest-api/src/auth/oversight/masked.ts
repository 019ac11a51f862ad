/** `ada.lovelace@acme.test` → `a…@acme.test`: enough to recognise somebody by, too little to write to them. */
export function maskEmails(text: string): string {
  return text.replaceAll(/([^\s:@])[^\s:@]*@/gu, '$1…@');
}

/** A counted subject as it may be shown: what is counted, and for whom. */
export interface LimitLabel {
  readonly kind: string;
  readonly subject: string;
}

/** `login:account:ada@acme.test:192.0.2.7` → `login:account` and `a…@acme.test from 192.0.2.7`. */
export function labelOf(subject: string): LimitLabel {
  const parts = /^([a-z_-]+(?::(?:account|network|address|tenant|user))?):(.*)$/s.exec(subject);
  if (!parts) return { kind: 'other', subject: '' };
  const [, kind = '', rest = ''] = parts;
  const [who = '', ...network] = kind.endsWith(':network') ? [rest] : rest.split(':');
  const from = network.join(':');
  return {
    kind: kind.slice(0, 60),
    subject: maskEmails(from ? `${who} from ${from}` : who).slice(0, 200),
  };
}
