import { SEARCH } from '@gatehouse/contracts';
import { Modal, useComputedColorScheme } from '@mantine/core';
import { useRouteLoaderData } from '@remix-run/react';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useUser } from '~/components/auth-context';
import type { readRoot } from '~/server/root.server';
import { useTexts } from '~/texts/texts-context';
import { usePageNames } from '../console/page-names';
import { actionsOf, type SearchTexts } from './actions';
import { ChoiceList, LIST_ID, optionId } from './choice-list';
import { type Choice, choicesFor } from './choices';
import { pagesOf } from './pages';
import classes from './palette.module.css';
import { recentPages } from './recent-pages';
import { searchTexts } from './texts/search';
import { useDo } from './use-do';
import { type Found, useFound } from './use-found';

export interface PaletteProps {
  opened: boolean;
  onClose: () => void;
}

/** Finds pages, actions and what the server knows, from anywhere. Source: WAI-ARIA APG, combobox with a listbox. */
export function Palette({ opened, onClose }: PaletteProps) {
  const t = useTexts(searchTexts);
  return (
    // Without the dialog's own header, which would be a second banner of the page.
    <Modal.Root
      opened={opened}
      onClose={onClose}
      padding={0}
      radius="lg"
      size={640}
      yOffset="10dvh"
      transitionProps={{ duration: 100 }}
      // A class of the content itself would go to the frame around it as well.
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('search')}>
        <Modal.Body>
          <Inside onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Made anew each time it opens, so that it begins empty. */
function Inside({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const t = useTexts(searchTexts);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useFound(typed);
  const groups = useGroups(typed, found);
  const all = groups.flatMap(({ choices }) => choices);
  const active = all.find(({ id }) => id === chosen) ?? all[0] ?? null;
  const act = useDo();

  const choose = (choice: Choice) => {
    onClose();
    act(choice.does);
  };
  const move = (by: number) => {
    const place = active ? all.indexOf(active) : -1;
    setChosen(all[(place + by + all.length) % all.length]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed, as in Japanese, its keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={all.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={SEARCH.most}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
          <kbd>Esc</kbd>
        </button>
      </div>
      <ChoiceList groups={groups} active={active} onPoint={({ id }) => setChosen(id)} onChoose={choose} />
      <Standing typed={typed} found={found} count={all.length} />
    </>
  );
}

function useGroups(typed: string, found: Found) {
  const t = useTexts(searchTexts);
  const names = usePageNames();
  const user = useUser();
  const isDark = useComputedColorScheme('light') === 'dark';
  const otherTenants = useRouteLoaderData<typeof readRoot>('root')?.otherTenants;
  const pages = useMemo(() => pagesOf(user, names), [user, names]);
  const actions = useMemo(
    () => actionsOf(user, { t, otherTenants: otherTenants ?? [], isDark }),
    [t, user, otherTenants, isDark],
  );
  const recent = useMemo(recentPages, []);
  return useMemo(
    () => choicesFor({ t, user, typed, pages, actions, recent, found }),
    [t, user, typed, pages, actions, recent, found],
  );
}

/** What can be said beside the list, also to those who don't see it. */
function Standing({ typed, found, count }: { typed: string; found: Found; count: number }) {
  const t = useTexts(searchTexts);
  return (
    <div className={classes.standing}>
      <span role="status" data-state={found.state}>
        {textOf(t, typed, found, count)}
      </span>
      <span className={classes.keys} aria-hidden="true">
        {t.rich('keys', { key: (inner) => <kbd>{inner}</kbd> })}
      </span>
    </div>
  );
}

function textOf(t: SearchTexts, typed: string, { state }: Found, count: number): string {
  if (state === 'failed') return t('failed');
  if (state === 'busy') return t('busy');
  if (state === 'asking') return t('asking');
  const q = typed.trim();
  if (count === 0) return t('nothing', { q });
  if (q === '') return t('typeMore');
  return t('found', { count });
}
