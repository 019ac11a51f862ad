import type { Notice } from '~/notices';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';
import { noticeTexts } from './texts/notices';
import notices from './texts/notices/en';
import { textsOf } from './texts.server';

const NOTICE = cookieName('gatehouse_notice');
const SECONDS = 60;

/** `Set-Cookie` that shows a notice on the next page, once. */
export function leaveNotice(notice: Notice): string {
  return setCookie(NOTICE, notice, SECONDS);
}

/** The notice of the previous page, if any, in the language of the request. */
export function readNotice(request: Request): string | null {
  const value = readCookie(request, NOTICE);
  return value !== null && isNotice(value) ? textsOf(request, noticeTexts)(value) : null;
}

/** Notices about something that was not done. */
const REFUSALS: ReadonlySet<string> = new Set<Notice>([
  'saved-view-name-taken',
  'saved-view-limit',
  'saved-view-refused',
  'saved-view-unknown',
]);

/** Whether the notice reports something that was not done. */
export function isNoticeRefusal(request: Request): boolean {
  return REFUSALS.has(readCookie(request, NOTICE) ?? '');
}

function isNotice(value: string): value is Notice {
  return Object.hasOwn(notices, value);
}

export function hasNotice(request: Request): boolean {
  return readCookie(request, NOTICE) !== null;
}

export function dropNotice(): string {
  return dropCookie(NOTICE);
}
