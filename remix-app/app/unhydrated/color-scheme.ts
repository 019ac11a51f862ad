/** As in Mantine's provider, which hydrated pages have. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

type Scheme = 'light' | 'dark';

/** Changes the colors at the toggle, and with the system and other tabs. */
export function watchColorScheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    document.documentElement.setAttribute(ATTRIBUTE, chosen() ?? (system.matches ? 'dark' : 'light'));
  };
  system.addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) show();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-toggles-color-scheme]')) return;
    const next = document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';
    document.documentElement.setAttribute(ATTRIBUTE, next);
    choose(next);
  });
}

function chosen(): Scheme | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

function choose(scheme: Scheme): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // A closed storage keeps nothing, so the choice ends with the page.
  }
}
