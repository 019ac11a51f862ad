import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Transport } from './delivery.js';

type Envelope = Parameters<SMTPConnection['send']>[0];
type Send = SMTPConnection['send'];

/**
 * nodemailer sends an internationalized address even if the server does not offer the extension, and such a server may
 * deliver to another mailbox. The error is permanent, because the server would reject each retry. Source: RFC 6531
 * §3.2.
 */
const { send } = SMTPConnection.prototype;
SMTPConnection.prototype.send = function sendIfTaken(this: SMTPConnection, ...args: Parameters<Send>) {
  const [envelope, , done] = args;
  const offered = (this as unknown as { _supportedExtensions: string[] })._supportedExtensions;
  if (isAscii(envelope) || offered.includes('SMTPUTF8')) return send.apply(this, args);
  done(
    Object.assign(
      new Error('The mail server does not accept internationalized addresses (SMTPUTF8, RFC 6531).'),
      { code: 'EENVELOPE', responseCode: 553 },
    ) as Parameters<typeof done>[0],
    undefined as never,
  );
};

function isAscii({ from, to }: Envelope): boolean {
  return /^\p{ASCII}*$/u.test([from, to].flat().join());
}

export interface SmtpTransport {
  readonly send: Transport;
  /** Connects, negotiates TLS and authenticates, without sending. @throws Error with the `code` of nodemailer */
  verify(): Promise<unknown>;
  close(): void;
}

/**
 * Mail by SMTP.
 *
 * @param url `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`
 * @param from `Name <address>`
 * @param requireTls false also sends in plain text to a server that offers no STARTTLS, or whose offer an attacker
 * removed (RFC 3207 §6)
 */
export function smtpTransport(url: string, from: string, requireTls: boolean): SmtpTransport {
  const transporter = createTransport({
    url,
    requireTLS: requireTls,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // The content of an email must not make this process read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, unsubscribe, enclosures }) => {
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: enclosures.map(({ cid, type, content }) => ({
          cid,
          content,
          contentType: type,
          contentDisposition: 'inline' as const,
          filename: `logo.${type.split('/')[1]}`,
        })),
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && listHeaders(unsubscribe)) },
      });
    },
    verify: () => transporter.verify(),
    close: () => transporter.close(),
  };
}

/** One click in the mail program posts to the URL. Source: RFC 8058 §3.1 */
function listHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
