import type { AuditEvent } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useUser } from '~/components/auth-context';
import { useTexts } from '~/texts/texts-context';
import { consoleOf, pageOf } from './event-links';
import { logTexts } from './texts/log';
import { sentencesTexts } from './texts/sentences';
import { actionKey } from './words';

/** What happened, in a sentence. Names lead to their pages where the reader may open them. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const t = useTexts(sentencesTexts);
  const key = actionKey(event.action);
  if (!key) return <code>{event.action}</code>;
  const names = { actor: <Actor event={event} />, target: <Target event={event} /> };
  return t.rich(key, names as Parameters<typeof t.rich<typeof key>>[1]);
}

const UNNAMED = {
  user: 'deletedUser',
  client: 'client',
  system: 'gatehouse',
  anonymous: 'anonymous',
} as const satisfies Record<AuditEvent['actor']['type'], string>;

/** An organization does not see the people who run the platform, nor those who have left it. */
export function Actor({ event: { actor, actorName } }: { event: AuditEvent }) {
  const t = useTexts(logTexts);
  const who = useUser();
  if (actorName) {
    return <Name name={actorName} to={actor.type === 'user' ? pageOf(who, 'user', actor.id) : null} />;
  }
  if (actor.type === 'user' && consoleOf(who) === 'admin') return t('outside');
  if (actor.type === 'client' && actor.id) return <Name name={actor.id} to={null} />;
  return t(UNNAMED[actor.type]);
}

/** What was deleted keeps its name and has no page. */
export function Target({ event }: { event: AuditEvent }) {
  const t = useTexts(logTexts);
  const who = useUser();
  const { target, targetExists } = event;
  const name = targetName(event);
  if (name) {
    return <Name name={name} to={target && targetExists ? pageOf(who, target.type, target.id) : null} />;
  }
  if (target?.type === 'user') return t(consoleOf(who) === 'admin' ? 'outside' : 'deletedUser');
  return t('unnamed');
}

/** Details in which events keep the name of their target. */
const NAMES = ['name', 'domain', 'email', 'client_name', 'product', 'entity_id', 'entityId'] as const;

/** What the target is called now, or was called then. */
function targetName({ target, targetName: known, detail }: AuditEvent): string | null {
  if (known) return known;
  const kept = NAMES.map((field) => detail[field]).find((value) => typeof value === 'string' && value);
  if (kept) return kept as string;
  return target?.type === 'job' ? target.id : null;
}

function Name({ name, to }: { name: string; to: string | null }) {
  const shown = <bdi>{name}</bdi>;
  if (!to) return <strong>{shown}</strong>;
  return (
    <Anchor component={Link} to={to} fw={560} size="sm">
      {shown}
    </Anchor>
  );
}
