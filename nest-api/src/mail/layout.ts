import { fillIn } from '@gatehouse/contracts';
import { directionOf } from '@gatehouse/texts';
import type { MailContent, MailContext } from './mail-content.js';
import { logoId } from './mail-logos.js';
import { isolated, isolatesAsHtml, withoutIsolates } from './mail-texts.js';
import { texts } from './texts/layout/index.js';

const OURS = '#1976d2';
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: string | undefined;
}

export function renderMail(written: MailContent, context: MailContext): RenderedMail {
  const content = { ...written, subject: subjectOf(written, context) };
  return {
    // Always a single line, to prevent header injection.
    subject: plain(content.subject, context)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .slice(0, 300),
    text: plain(textOf(content, context), context),
    html: htmlOf(content, context),
    unsubscribe: content.unsubscribe,
  };
}

/** The organization can add text around a subject, but not replace it. */
function subjectOf({ subject }: MailContent, { brand, language }: MailContext): string {
  const own = brand?.texts[language]?.mailSubject;
  return own ? fillIn(own, { subject, organization: isolated(headNameOf(brand.name)) }) : subject;
}

/** The organization's text above the footer. The footer always says why the email was sent. */
function ownFooterOf({ brand, language }: MailContext): string | null {
  const own = brand?.texts[language]?.mailFooter;
  return own ? fillIn(own, { organization: isolated(headNameOf(brand.name)) }) : null;
}

/** Only languages that need isolates get them, because copying an address from plain text also copies them. */
function plain(text: string, { language }: MailContext): string {
  return directionOf(language) === 'rtl' ? text : withoutIsolates(text);
}

function textOf({ paragraphs, action, notes = [] }: MailContent, context: MailContext): string {
  const { publicUrl, language } = context;
  const own = ownFooterOf(context);
  const link = action ? [`${action.label}:\n${action.href}`] : [];
  const footer = [...(own ? [own] : []), texts(language)('footer'), publicUrl].join('\n');
  return `${[...paragraphs, ...link, ...notes].join('\n\n')}\n\n-- \n${footer}\n`;
}

/** Inline styles, because mail programs remove style sheets. Nothing is loaded from the network: a logo is attached. */
function htmlOf({ subject, paragraphs, action, notes = [] }: MailContent, context: MailContext): string {
  const { publicUrl, brand, language } = context;
  const own = ownFooterOf(context);
  const small = 'margin:0 0 12px;color:#5c6670;font-size:13px;line-height:1.5';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(withoutIsolates(subject))}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f6f8;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;color:#1a2027">
${headOf(brand)}
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${htmlOfText(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;line-height:1.6">${htmlOfText(text)}</p>`).join('\n')}
${action ? button(action, small, brand?.color ?? OURS) : ''}
${notes.map((text) => `<p style="${small}">${htmlOfText(text)}</p>`).join('\n')}
<hr style="border:0;border-top:1px solid #e3e7eb;margin:24px 0 16px">
${own === null ? '' : `<p style="${small}">${htmlOfText(own)}</p>`}
<p style="${small}">${escapeHtml(texts(language)('footer'))}<br><bdi>${escapeHtml(publicUrl)}</bdi></p>
</div></body></html>
`;
}

/** The header with the organization's logo or name. The footer always names the platform as well. */
function headOf(brand: MailContext['brand']): string {
  const style = 'margin:0 0 24px;font-weight:700';
  if (!brand) return `<p style="${style};color:${OURS}">Gatehouse</p>`;
  const logo = brand.logoHash
    ? `<img src="cid:${logoId(brand.logoHash)}" alt="" height="32" style="height:32px;max-width:160px;margin-inline-end:10px;vertical-align:middle;border:0">`
    : '';
  return `<p style="${style};color:${brand.color ?? OURS}">${logo}${escapeHtml(headNameOf(brand.name))}</p>`;
}

/** Users choose the name at sign-up, so text that a mail program would turn into a link is left out. */
function headNameOf(name: string): string {
  return /[/:@]|[\p{L}\p{N}]\.\p{L}/u.test(name) ? 'Gatehouse' : name;
}

/** The full address follows the button, so that users can check it. */
function button({ label, href }: NonNullable<MailContent['action']>, small: string, color: string): string {
  const box = `display:inline-block;padding:12px 20px;border-radius:8px;background:${color};color:#ffffff;text-decoration:none`;
  return `<p style="margin:8px 0 20px"><a href="${escapeHtml(href)}" style="${box};font-weight:600">${escapeHtml(label)}</a></p>
<p style="${small};word-break:break-all"><bdi>${escapeHtml(href)}</bdi></p>`;
}

function htmlOfText(text: string): string {
  return isolatesAsHtml(escapeHtml(text));
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
