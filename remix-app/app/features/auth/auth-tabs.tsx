import { Link, useSearchParams } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import type { AuthTab } from './auth-forms';
import classes from './auth-tabs.module.css';
import { loginTexts } from './texts/login';

const TABS: readonly { tab: AuthTab; label: 'signIn' | 'signUp' }[] = [
  { tab: 'sign-in', label: 'signIn' },
  { tab: 'sign-up', label: 'signUp' },
];

/** Two URLs of one page, so that they work without script and can be linked to. */
export function AuthTabs({ current }: { current: AuthTab }) {
  const t = useTexts(loginTexts);
  const [query] = useSearchParams();

  const addressOf = (tab: AuthTab) => {
    const next = new URLSearchParams(query);
    next.delete('demo');
    next.delete('reason');
    if (tab === 'sign-in') next.delete('tab');
    else next.set('tab', tab);
    return next.size > 0 ? `/login?${next}` : '/login';
  };
  return (
    <div role="tablist" aria-label={t('tabs')} className={classes.list}>
      {TABS.map(({ tab, label }) => (
        <Link
          key={tab}
          id={`tab-${tab}`}
          role="tab"
          aria-selected={tab === current}
          aria-controls="auth-panel"
          className={classes.tab}
          to={addressOf(tab)}
          replace
          preventScrollReset
        >
          {t(label)}
        </Link>
      ))}
    </div>
  );
}
