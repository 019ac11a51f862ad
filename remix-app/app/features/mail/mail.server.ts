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
  /** Beginning of the address of whom they were written to; empty for everybody. */
  to: string;
}

/** A page of the outbox, newest first, as the address asks for it. */
export async function listMails(visit: Visit): Promise<MailList> {
  const { searchParams } = visit.url;
  const status = MailStatusSchema.safeParse(searchParams.get('status')).data ?? null;
  const to = (searchParams.get('to') ?? '').trim().slice(0, 254);
  const narrowed = { ...(status && { status }), ...(to && { to }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET('/api/v1/mail/outbox', { params: { query } });
  return { ...pageOf(visit, answer, narrowed), status, to };
}

/** A message, with the links of its text that lead to this origin. */
export type ShownMail = OutboxMailDetail & { links: string[] };

export async function readMail(visit: Visit, id: string): Promise<ShownMail> {
  const path = { id };
  const mail = orRefuse(await visit.api.GET('/api/v1/mail/outbox/{id}', { params: { path } }));
  return { ...mail, links: mail.isMasked ? [] : linksOf(mail.text ?? '', settings.publicUrl) };
}

/** With its links. The API asks for re-authentication and records it. */
export async function openMail(visit: Visit, id: string): Promise<ShownMail> {
  const path = { id };
  const mail = orRefuse(await visit.api.POST('/api/v1/mail/outbox/{id}/open', { params: { path } }));
  return { ...mail, links: linksOf(mail.text ?? '', settings.publicUrl) };
}

/** Addresses below this origin that a text holds; its bare origin leads nowhere in particular. */
export function linksOf(text: string, origin: string): string[] {
  const addresses = text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  const ours = addresses.filter(
    (address) => URL.parse(address)?.origin === origin && address.length > origin.length + 1,
  );
  return [...new Set(ours)];
}
