import { useEffect, useState } from 'react';

/** So long after the last key, in milliseconds, nobody is in the middle of a word. */
const PAUSE_MS = 1_500;

/** Whether somebody is typing. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const note = ({ target }: KeyboardEvent) => {
      if (!(target instanceof Element) || !target.matches('input, textarea, [contenteditable]')) return;
      setIsTyping(true);
      clearTimeout(pause);
      pause = setTimeout(() => setIsTyping(false), PAUSE_MS);
    };
    document.addEventListener('keydown', note, { passive: true, capture: true });
    return () => {
      clearTimeout(pause);
      document.removeEventListener('keydown', note, { capture: true });
    };
  }, []);
  return isTyping;
}
