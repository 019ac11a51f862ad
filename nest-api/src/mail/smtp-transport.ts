import { createTransport } from 'nodemailer';
import type { Transport } from './delivery.js';

export interface SmtpTransport {
  readonly send: Transport;
  close(): void;
}

/**
 * Mail by SMTP.
 *
 * @param url `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`
 * @param from `Name <address>`
 */
export function smtpTransport(url: string, from: string): SmtpTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing in a mail may make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, enclosures }) => {
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
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transporter.close(),
  };
}
