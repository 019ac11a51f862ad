import { DEMO_ACCOUNTS, type DemoAccount } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import classes from './demo-accounts.module.css';
import { welcomeBackTexts } from './texts/welcome-back';

/** The account in the query parameter `demo`. */
export function demoAccount(key: string | null, existing: readonly DemoAccount['key'][]): DemoAccount | null {
  return accountsOf(existing).find((account) => account.key === key) ?? null;
}

/** Each fills in the form; it is a link, which works without script as well. */
export function DemoAccounts({ existing }: { existing: readonly DemoAccount['key'][] }) {
  const t = useTexts(welcomeBackTexts);
  const { pathname, search } = useLocation();
  return (
    <section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.title}>
        {t('demo')}
      </h2>
      <Text size="sm" c="dimmed">
        {t('demoAbout')}
      </Text>
      <ul className={classes.list}>
        {accountsOf(existing).map(({ key, email }) => (
          <li key={key}>
            <Link
              to={`${pathname}?${withAccount(search, key)}`}
              replace
              preventScrollReset
              className={classes.account}
            >
              <span>
                <span className={classes.label}>{t(key)}</span>
                <span className={classes.email}>{email}</span>
              </span>
              <IconChevronRight size={18} stroke={1.6} className="mirrored" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function accountsOf(existing: readonly DemoAccount['key'][]): DemoAccount[] {
  return DEMO_ACCOUNTS.filter(({ key }) => existing.includes(key));
}

/** The query of the page, which may contain a target, with another account. */
function withAccount(search: string, key: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('email');
  query.set('demo', key);
  return query;
}
