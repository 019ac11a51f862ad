import type { MasterKeys } from '../crypto/master-keys.js';

export interface MailBody {
  readonly text: string;
  readonly html: string;
}

/** Encryption of `outbox.content`, which contains links that sign users in. */
export const sealedBody = {
  seal: (keys: MasterKeys, id: string, { text, html }: MailBody): string =>
    keys.seal(JSON.stringify({ text, html }), `outbox:${id}`),
  open: (keys: MasterKeys, id: string, content: string): MailBody =>
    JSON.parse(keys.open(content, `outbox:${id}`)),
};
