import type { MasterKeys } from '../crypto/master-keys.js';

export interface MailBody {
  readonly text: string;
  readonly html: string;
  /** URL for `List-Unsubscribe`. */
  readonly unsubscribe?: string | undefined;
}

/** Encryption of `outbox.content`, which contains links that sign users in. */
export const sealedBody = {
  seal: (keys: MasterKeys, id: string, { text, html, unsubscribe }: MailBody): string =>
    keys.seal(JSON.stringify({ text, html, unsubscribe }), `outbox:${id}`),
  open: (keys: MasterKeys, id: string, content: string): MailBody =>
    JSON.parse(keys.open(content, `outbox:${id}`)),
};
