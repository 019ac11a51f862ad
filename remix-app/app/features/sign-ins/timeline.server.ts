import { IdSchema, TIMELINE_SUBJECTS, type Timeline, type TimelineEntry } from '@gatehouse/contracts';
import { actionLabels } from '~/features/audit/action-labels.server';
import { orRefuse } from '~/server/api.server';
import { type ExplainedAttempt, explained } from '~/server/attempts.server';
import type { Visit } from '~/server/visit.server';

export interface ExplainedEntry extends TimelineEntry {
  attempt: ExplainedAttempt | null;
}

export interface TimelineView extends Timeline {
  items: ExplainedEntry[];
  base: string;
  /** The text of a change, by its action. */
  labels: Record<string, string>;
  /** The URL of the next page; null at the end. */
  older: string | null;
}

/** Empty if the URL names no object. */
export async function readTimeline(visit: Visit): Promise<TimelineView> {
  const { searchParams } = visit.url;
  const subject = TIMELINE_SUBJECTS.find((one) => one === searchParams.get('subject'));
  const id = IdSchema.safeParse(searchParams.get('id')).data;
  const base = visit.base('sign-ins');
  if (!subject || !id) return { items: [], more: false, base, labels: {}, older: null };
  const before = searchParams.get('before');
  const timeline = orRefuse(
    await visit.api.GET('/api/v1/sign-ins/timeline', {
      params: { query: { subject, id, ...(before && !Number.isNaN(Date.parse(before)) && { before }) } },
    }),
  );
  const last = timeline.items.at(-1)?.at;
  const older = timeline.more && last ? `?${new URLSearchParams({ subject, id, before: last })}` : null;
  const changes = timeline.items.flatMap(({ change }) => change ?? []);
  const labels = actionLabels(visit.request, changes);
  const items = timeline.items.map((entry) => ({
    ...entry,
    attempt: entry.attempt && explained(visit.request, entry.attempt),
  }));
  return { items, more: timeline.more, base, labels, older };
}
