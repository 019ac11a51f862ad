const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: what is printed from a dark screen is drawn for a light one. @returns how to stop */
export function printInLight(): () => void {
  const root = document.documentElement;
  let before: string | null = null;
  const begin = () => {
    before ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  };
  const end = () => {
    if (before) root.setAttribute(SCHEME, before);
    before = null;
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
