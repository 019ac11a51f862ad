import type { AuditEvent } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useUser } from '~/components/auth-context';
import { OneLine } from '~/components/list/one-line';
import { useTexts } from '~/texts/texts-context';
import { consoleOf, pageOf } from './event-links';
import { logTexts } from './texts/log';
import { sentencesTexts } from './texts/sentences';
import { actionKey } from './words';

/** The event as a sentence on one line. Names link to pages that the reader may open. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const t = useTexts(sentencesTexts);
  const [actor, target] = [useActor(event), useTarget(event)];
  const key = actionKey(event.action);
  if (!key) return <code>{event.action}</code>;
  const names = { actor: <Named {...actor} />, target: <Named {...target} /> };
  const plain = { actor: actor.text, target: target.text };
  return (
    <OneLine text={t(key, plain as Parameters<typeof t<typeof key>>[1])}>
      {t.rich(key, names as Parameters<typeof t.rich<typeof key>>[1])}
    </OneLine>
  );
}

const UNNAMED = {
  user: 'deletedUser',
  client: 'client',
  system: 'gatehouse',
  anonymous: 'anonymous',
} as const satisfies Record<AuditEvent['actor']['type'], string>;

/** The name of an actor or a target, and its page. A description is not a name. */
interface Called {
  text: string;
  isName: boolean;
  to: string | null;
}

const described = (text: string): Called => ({ text, isName: false, to: null });

/** An organization sees neither superadmins nor former members. */
function useActor({ actor, actorName }: AuditEvent): Called {
  const t = useTexts(logTexts);
  const who = useUser();
  if (actorName) {
    const to = actor.type === 'user' ? pageOf(who, 'user', actor.id) : null;
    return { text: actorName, isName: true, to };
  }
  if (actor.type === 'user' && consoleOf(who) === 'admin') return described(t('outside'));
  if (actor.type === 'client' && actor.id) return { text: actor.id, isName: true, to: null };
  return described(t(UNNAMED[actor.type]));
}

/** A deleted object keeps its name and has no page. */
function useTarget(event: AuditEvent): Called {
  const t = useTexts(logTexts);
  const who = useUser();
  const { target, targetExists } = event;
  const name = targetName(event);
  if (name) {
    const to = target && targetExists ? pageOf(who, target.type, target.id) : null;
    return { text: name, isName: true, to };
  }
  if (target?.type === 'user') return described(t(consoleOf(who) === 'admin' ? 'outside' : 'deletedUser'));
  return described(t('unnamed'));
}

export function Actor({ event }: { event: AuditEvent }) {
  return <Named {...useActor(event)} />;
}

export function Target({ event }: { event: AuditEvent }) {
  return <Named {...useTarget(event)} />;
}

/** Details that contain the name of the target. */
const NAMES = ['name', 'domain', 'email', 'client_name', 'product', 'entity_id', 'entityId'] as const;

/** The current name of the target, or its name at the time. */
function targetName({ target, targetName: known, detail }: AuditEvent): string | null {
  if (known) return known;
  const kept = NAMES.map((field) => detail[field]).find((value) => typeof value === 'string' && value);
  if (kept) return kept as string;
  return target?.type === 'job' ? target.id : null;
}

function Named({ text, isName, to }: Called) {
  if (!isName) return text;
  const shown = <bdi>{text}</bdi>;
  if (!to) return <strong>{shown}</strong>;
  return (
    <Anchor component={Link} to={to} fw={560} size="sm">
      {shown}
    </Anchor>
  );
}
