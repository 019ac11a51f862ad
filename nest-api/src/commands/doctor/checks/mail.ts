import { randomUUID } from 'node:crypto';
import { smtpTransport } from '../../../mail/smtp-transport.js';
import type { Settings } from '../../../settings/settings.js';
import { type Check, type Finding, failed, ok, skipped, warning } from '../check.js';
import { codeOf } from '../outside.js';

/** Whether the mail server accepts connection, TLS and login. It sends an email only with `--mail`. */
export const mail: Check = {
  name: 'mail',
  run: async ({ settings, wishes }) => {
    const { SMTP_URL, MAIL_FROM, smtpNeedsTls, production } = settings;
    if (!SMTP_URL) return withoutServer(production);
    const { host } = new URL(SMTP_URL);
    const transport = smtpTransport(SMTP_URL, MAIL_FROM, smtpNeedsTls);
    try {
      await transport.verify();
      if (wishes.mail) await transport.send(testMail(wishes.mail));
    } catch (error) {
      return failed(
        `The mail server ${host} fails with ${codeOf(error)}.`,
        FIXES[codeOf(error)] ?? FIXES.default,
      );
    } finally {
      transport.close();
    }
    return judge(settings, host, wishes.mail);
  },
};

const FIXES: Readonly<Record<string, string>> & { readonly default: string } = {
  EAUTH: 'Correct the user and the password in SMTP_URL.',
  ETLS: 'The server does not offer STARTTLS. Use smtps:// in SMTP_URL if it supports TLS from the start, or another server.',
  EDNS: 'Correct the host in SMTP_URL.',
  EENVELOPE: 'The server rejects the sender or the recipient. Check MAIL_FROM.',
  default: 'Check host and port in SMTP_URL, and that the firewall lets this machine connect.',
};

function withoutServer(production: boolean): Finding {
  if (!production)
    return skipped('SMTP_URL is not set. Emails stay in the outbox, which superadmins can read.');
  return failed(
    'SMTP_URL is not set. Nobody receives invitations, password resets or security notices.',
    'Set SMTP_URL, such as smtp://user:password@mail.example.com:587, and MAIL_FROM.',
  );
}

function judge(settings: Settings, host: string, sentTo: string | undefined): Finding {
  const { MAIL_FROM, production, smtpNeedsTls } = settings;
  if (production && /@(localhost|[\w.-]+\.(invalid|test|example|local))>?$/.test(MAIL_FROM))
    return warning(
      `MAIL_FROM is ${MAIL_FROM}.`,
      'Set MAIL_FROM to a domain with SPF and DKIM records. Other servers reject this sender.',
    );
  if (production && !smtpNeedsTls)
    return warning(
      'Emails may leave without encryption.',
      'Set SMTP_TLS=required, unless the mail server is on this machine.',
    );
  return ok(
    sentTo ? `${host} accepted a test email to ${sentTo}.` : `${host} accepts connection, TLS and login.`,
  );
}

function testMail(to: string) {
  const text = 'The command "doctor" of Gatehouse sent this email. Nothing else happens.';
  return {
    id: randomUUID(),
    to,
    subject: 'Gatehouse test email',
    text,
    html: `<p>${text}</p>`,
    enclosures: [],
  };
}
