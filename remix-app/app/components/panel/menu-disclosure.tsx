import { useLocation } from '@remix-run/react';
import { type DetailsHTMLAttributes, useEffect, useRef } from 'react';

/**
 * A `details` element that also closes like a menu: on Escape, on a press outside and on navigation. Without script, it
 * still opens and closes.
 */
export function MenuDisclosure({ children, ...details }: DetailsHTMLAttributes<HTMLDetailsElement>) {
  const element = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    element.current?.removeAttribute('open');
  }, [key]);

  useEffect(() => {
    const close = (event: Event) => {
      const open = element.current?.open ? element.current : null;
      if (!open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        open.open = false;
        open.querySelector('summary')?.focus();
      } else if (!open.contains(event.target as Node)) {
        open.open = false;
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);

  return (
    <details ref={element} {...details}>
      {children}
    </details>
  );
}
