import { LIMITS, type SessionDto } from '@gatehouse/contracts';
import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDrafts, mayLoseText } from '~/components/forms/drafts';
import { SESSION_REFUSED } from '~/components/forms/watch-connection';
import { notifyChange } from '~/components/notify';
import type { SessionOwner } from '~/session-binding';
import type { EndReason } from '~/session-ended';
import { useTexts } from '~/texts/texts-context';
import { askSession } from './ask-session';
import type { SessionCheck } from './session-check';
import { clockOf, isSameStage, type Stage, stageOf } from './session-clock';
import { openTabs, type Tabs } from './tabs';
import { sessionTexts } from './texts/session';
import { throttled } from './throttle';

const ACTIVITY_EVENTS = ['mousedown', 'mousemove', 'keypress', 'scroll', 'touchstart', 'click'] as const;
const TICK_MS = 1_000;
/** How long a page stays after the end of its session while nobody can be asked. */
const UNANSWERED_MS = 10_000;

/** A page that stays although its session is not the browser's any more: something is typed and not saved. */
export type Held = { kind: 'ended'; reason: EndReason } | { kind: 'other'; owner: SessionOwner };

export interface SessionWatch {
  stage: Stage;
  held: Held | null;
  /** The person is there: the idle limit starts again. */
  stay(): void;
  /** Another session may stand in the place of the one that was watched. */
  look(): void;
  /** What was typed is given up. */
  discard(): void;
}

/**
 * Watches a session from the browser: reports activity, asks each minute whether it lives, says when it is
 * about to end and leaves the page when it has, unless something that was typed would be lost. The server decides; the
 * browser only counts down to it.
 *
 * @param who changes with the person, the role or the tenant
 */
export function useSessionWatch(session: SessionDto, who: string): SessionWatch {
  const t = useTexts(sessionTexts);
  const [stage, setStage] = useState<Stage>({ kind: 'fine' });
  const [held, setHeld] = useState<Held | null>(null);
  const clock = useRef(clockOf(session, Date.parse(session.now)));
  const tabs = useRef<Tabs | null>(null);
  const { revalidate } = useRevalidator();

  const tick = useCallback(() => {
    const next = stageOf(clock.current, Date.now());
    setStage((now) => (isSameStage(now, next) ? now : next));
    return next;
  }, []);

  const hear = useCallback(
    (heard: SessionDto) => {
      clock.current = clockOf(heard, Date.now());
      tick();
    },
    [tick],
  );

  // A loader of a page has just asked the server.
  useEffect(() => hear(session), [session, hear]);

  const end = useCallback((reason: EndReason) => {
    if (mayLoseText()) setHeld({ kind: 'ended', reason });
    else leave(reason);
  }, []);

  const take = useCallback(
    (check: SessionCheck | null) => {
      if (!check) return;
      if (!check.session) {
        return end(reasonOf(stageOf(clock.current, Date.now())));
      }
      hear(check.session);
      if (check.who === undefined || !check.owner) return;
      const isOther = check.who !== who;
      setHeld(isOther && mayLoseText() ? { kind: 'other', owner: check.owner } : null);
      if (isOther && !mayLoseText()) {
        const { email, tenantName } = check.owner;
        notifyChange(
          tenantName ? t('nowSignedInTo', { email, organization: tenantName }) : t('nowSignedIn', { email }),
        );
        revalidate();
      }
    },
    [hear, end, who, revalidate, t],
  );

  const isHeld = held !== null;
  const look = useCallback(
    () =>
      void askSession('/session/check').then((check) => {
        if (check) return take(check);
        // Nobody reads on after the end, also where the server can't be reached.
        const stage = stageOf(clock.current, Date.now() - UNANSWERED_MS);
        if (stage.kind === 'ended') end(stage.of);
      }),
    [take, end],
  );

  const stay = useCallback(() => {
    void askSession('/session/activity').then((check) => {
      take(check);
      if (check?.session) tabs.current?.tell({ kind: 'times', session: check.session });
    });
  }, [take]);

  useEffect(() => {
    const opened = openTabs((message) => (message.kind === 'times' ? hear(message.session) : look()));
    tabs.current = opened;
    // This page may be the first one after a sign-in.
    opened.tell({ kind: 'look' });
    return opened.close;
  }, [hear, look]);

  useEffect(() => {
    const ticking = setInterval(() => {
      if (tick().kind === 'ended' && !isHeld) look();
    }, TICK_MS);
    const checking = setInterval(look, LIMITS.sessionCheckMs);
    const refused = (event: Event) => {
      event.preventDefault();
      look();
    };
    const wake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener(SESSION_REFUSED, refused);
    return () => {
      clearInterval(ticking);
      clearInterval(checking);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener(SESSION_REFUSED, refused);
    };
  }, [tick, look, isHeld]);

  useEffect(() => {
    const report = throttled(stay, LIMITS.activityThrottleMs);
    // Once it warns, only the answer to the warning and typing count: it would vanish under the moving mouse.
    const notice = ({ type }: Event) =>
      (type === 'keypress' || stageOf(clock.current, Date.now()).kind === 'fine') && report.call();
    for (const event of ACTIVITY_EVENTS)
      document.addEventListener(event, notice, { passive: true, capture: true });
    return () => {
      report.cancel();
      for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, notice, { capture: true });
    };
  }, [stay]);

  const discard = () => {
    forgetDrafts();
    if (held?.kind === 'ended') leave(held.reason);
    else location.assign('/dashboard');
  };

  return { stage, held, stay, look, discard };
}

function reasonOf(stage: Stage): EndReason {
  return stage.kind === 'ended' ? stage.of : 'ended';
}

/** To the sign-in page, which says why and leads back. */
function leave(reason: EndReason): void {
  const returnTo = `${location.pathname}${location.search}`;
  location.assign(`/login?${new URLSearchParams({ returnTo, reason })}`);
}
