import {
  type MailStatus,
  MailStatusSchema,
  type OutboxMail,
  type OutboxMailDetail,
} from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { settings } from '~/server/settings.server';
import type { Visit } from '~/server/visit.server';

export interface MailList extends Paged<OutboxMail> {
  status: MailStatus | null;
  /** Beginning of the recipient's address; empty for all. */
  to: string;
}

/** A page of the outbox, the newest first, with the filters of the URL. */
export async function listMails(visit: Visit): Promise<MailList> {
  const { searchParams } = visit.url;
  const status = MailStatusSchema.safeParse(searchParams.get('status')).data ?? null;
  const to = (searchParams.get('to') ?? '').trim().slice(0, 254);
  const narrowed = { ...(status && { status }), ...(to && { to }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET('/api/v1/mail/outbox', { params: { query } });
  return { ...pageOf(visit, answer, narrowed), status, to };
}

/** A message, with the links in its text that lead to this origin. */
export type ShownMail = OutboxMailDetail & { links: string[] };

export async function readMail(visit: Visit, id: string): Promise<ShownMail> {
  const path = { id };
  const mail = orRefuse(await visit.api.GET('/api/v1/mail/outbox/{id}', { params: { path } }));
  return { ...mail, links: mail.isMasked ? [] : linksOf(mail.text ?? '', settings.publicUrl) };
}

/** Includes its links. The API requires re-authentication and records the access. */
export async function openMail(visit: Visit, id: string): Promise<ShownMail> {
  const path = { id };
  const mail = orRefuse(await visit.api.POST('/api/v1/mail/outbox/{id}/open', { params: { path } }));
  return { ...mail, links: linksOf(mail.text ?? '', settings.publicUrl) };
}

/** URLs of this origin in a text, except for the origin itself. */
export function linksOf(text: string, origin: string): string[] {
  const addresses = text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  const ours = addresses.filter(
    (address) => URL.parse(address)?.origin === origin && address.length > origin.length + 1,
  );
  return [...new Set(ours)];
}
