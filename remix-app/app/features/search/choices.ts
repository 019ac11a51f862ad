import { type AuthenticatedUser, hasPermission } from '@gatehouse/contracts';
import type { TablerIcon } from '@tabler/icons-react';
import { findRoute, type IconName } from '~/pages';
import { type ActionChoice, matchingActions, type SearchTexts } from './actions';
import { detailOfHit, iconOfHit, pathOfHit } from './hits';
import { matchingPages, type PageChoice } from './pages';
import type { Found } from './use-found';

/** One line of the palette. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: IconName | TablerIcon;
  readonly does: ActionChoice['does'];
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

interface What {
  readonly t: SearchTexts;
  readonly user: AuthenticatedUser;
  readonly typed: string;
  readonly pages: readonly PageChoice[];
  readonly actions: readonly ActionChoice[];
  readonly recent: readonly string[];
  readonly found: Found;
}

const MOST_PAGES = 6;

/**
 * What is offered for what is typed. What this page knows itself comes first, so that nothing moves under a hand when the
 * server's answer arrives.
 */
export function choicesFor(what: What): readonly ChoiceGroup[] {
  const { t, user, typed, pages, actions, recent, found } = what;
  const isPlatform = hasPermission(user, 'platform_management');
  const offered =
    typed.trim() === '' ? forNothing(t, pages, actions, recent) : forWords(t, typed, pages, actions);
  const hits = found.groups.map(({ kind, items }) => ({
    title: t(kind),
    choices: items.map(
      (hit): Choice => ({
        id: `${hit.thing}-${hit.id}`,
        title: hit.title || hit.detail,
        detail: detailOfHit(hit, t),
        icon: iconOfHit(hit),
        does: { kind: 'open', path: pathOfHit(hit, isPlatform) },
      }),
    ),
  }));
  return [...offered, ...hits].filter(({ choices }) => choices.length > 0);
}

function forNothing(
  t: SearchTexts,
  pages: readonly PageChoice[],
  actions: readonly ActionChoice[],
  recent: readonly string[],
): ChoiceGroup[] {
  const lately = recent.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  const others = pages.filter((page) => !lately.includes(page) && findRoute(page.path)?.nav);
  return [
    { title: t('recent'), choices: lately.map(ofPage) },
    { title: t('actions'), choices: actions.map(ofAction) },
    { title: t('pages'), choices: others.map(ofPage) },
  ];
}

function forWords(
  t: SearchTexts,
  typed: string,
  pages: readonly PageChoice[],
  actions: readonly ActionChoice[],
): ChoiceGroup[] {
  return [
    { title: t('pages'), choices: matchingPages(pages, typed).slice(0, MOST_PAGES).map(ofPage) },
    { title: t('actions'), choices: matchingActions(actions, typed).map(ofAction) },
  ];
}

function ofPage({ path, title, area, icon }: PageChoice): Choice {
  return { id: `page-${path.replaceAll('/', '-')}`, title, detail: area, icon, does: { kind: 'open', path } };
}

function ofAction({ id, title, icon, does }: ActionChoice): Choice {
  return { id: `action-${id.replaceAll('/', '-')}`, title, detail: '', icon, does };
}
