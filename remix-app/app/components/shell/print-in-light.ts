const SCHEME = 'data-mantine-color-scheme';

/** Prints in the light color scheme, because paper is white. @returns a function that stops it */
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
