import { createHash } from 'node:crypto';
import { directionOf, type Language } from '@gatehouse/texts';
import { encodePost } from '../protocol/bindings/post.js';
import type { Step } from '../step.js';
import { POST_PAGE_TEXTS } from './post-page-texts.js';

const SUBMIT = 'document.forms[0].submit();';
const SUBMIT_HASH = createHash('sha256').update(SUBMIT).digest('base64');

/**
 * Policy of the page that posts. It has no form-action: browsers also apply it to the redirects behind the form, and
 * Gatehouse cannot know where an application redirects to. The page contains one form of our own.
 */
export const POST_PAGE_POLICY = `default-src 'none'; script-src 'sha256-${SUBMIT_HASH}'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * A page that posts a message to its address automatically or, without script, by a button. Source: SAML Bindings
 * §3.5.4.
 */
export function postPage(
  { to, field, xml, relayState }: Extract<Step, { kind: 'post' }>,
  language: Language,
): string {
  const { title, about, button } = POST_PAGE_TEXTS[language];
  const relay =
    relayState === null ? '' : `<input type="hidden" name="RelayState" value="${attribute(relayState)}">`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>
<form method="post" action="${attribute(to)}"><input type="hidden" name="${field}" value="${encodePost(xml)}">${relay}
<noscript><p>${about}</p><button type="submit">${button}</button></noscript></form>
<script>${SUBMIT}</script></body></html>`;
}

function attribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;');
}
