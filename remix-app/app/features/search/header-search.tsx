import { SEARCH } from '@gatehouse/contracts';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Form } from '~/components/forms/form';
import { useTexts } from '~/texts/texts-context';
import classes from './header-search.module.css';
import type { PaletteProps } from './palette';
import { searchTexts } from './texts/search';

/** The way to the search from the top bar: a button, and without script a form that leads to a page of results. */
export function HeaderSearch() {
  const t = useTexts(searchTexts);
  const [opened, setOpened] = useState(false);
  const { Palette, isReady } = usePalette(opened);
  useShortcut(setOpened);
  return (
    <>
      <button
        type="button"
        className={`needs-script ${classes.button}`}
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened(true)}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.word}>{t('search')}</span>
        <kbd className={classes.keys}>Ctrl K</kbd>
      </button>
      <Form action="/search" method="get" role="search" className={classes.form}>
        <input
          className={classes.input}
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          minLength={SEARCH.least}
          maxLength={SEARCH.most}
        />
        <button type="submit" className={classes.submit} aria-label={t('search')}>
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        </button>
      </Form>
      {Palette && <Palette opened={opened && isReady} onClose={() => setOpened(false)} />}
    </>
  );
}

interface LoadedPalette {
  Palette: ComponentType<PaletteProps> | null;
  /** Whether it is there. A dialog that is open from the beginning does not give the focus back. */
  isReady: boolean;
}

/** The dialog, which is loaded when it is first opened. Where it can't be loaded, the page of results takes its place. */
function usePalette(opened: boolean): LoadedPalette {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!opened || Palette) return;
    import('./palette').then(
      (loaded) => setPalette(() => loaded.Palette),
      () => location.assign('/search'),
    );
  }, [opened, Palette]);
  useEffect(() => setReady(Palette !== null), [Palette]);
  return { Palette, isReady };
}

/** Ctrl-K, and Cmd-K on a Mac. A dialog that waits for an answer is not covered by another. */
function useShortcut(setOpened: (change: (opened: boolean) => boolean) => void) {
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpened((opened) => opened || !document.querySelector('[role=dialog][aria-modal=true]'));
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [setOpened]);
}
