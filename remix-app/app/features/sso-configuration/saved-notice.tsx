import { useEffect, useRef } from 'react';
import { notifySuccess } from '~/components/notify';
import { useHydrated } from '~/components/use-hydrated';
import { useTexts } from '~/texts/texts-context';
import classes from '../session/left-notice.module.css';
import { connectionTexts } from './texts/connection';

/**
 * Says that a configuration was saved: as a snackbar, and above the page where there is no script.
 *
 * @param answer what the action answered; another one is another message, even in the same words
 */
export function SavedNotice({ name, answer }: { name: string | undefined; answer: unknown }) {
  const t = useTexts(connectionTexts);
  const text = name === undefined ? null : t('saved', { name });
  const told = useRef<{ text: string | null; answer: unknown }>(undefined);
  useEffect(() => {
    if (told.current?.text === text && told.current.answer === answer) return;
    told.current = { text, answer };
    if (text) notifySuccess(text);
  }, [text, answer]);
  const isHydrated = useHydrated();
  if (!text || isHydrated) return null;
  return (
    <p role="status" className={classes.notice}>
      {text}
    </p>
  );
}
