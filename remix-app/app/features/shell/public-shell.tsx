import { TEXTS } from '@gatehouse/contracts';
import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useAuth } from '~/components/auth-context';
import { ColorSchemeToggle } from '~/components/shell/color-scheme-toggle';
import { Logo } from '~/components/shell/logo';
import { SkipLink } from '~/components/shell/skip-link';
import { shellTexts } from '~/components/shell/texts/shell';
import { useTexts } from '~/texts/texts-context';
import { Footer } from './footer';
import classes from './public-shell.module.css';
import { publicTexts } from './texts/public';

/** The frame of the pages that everybody may read. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className={classes.shell} data-signed-out={useAuth().user ? undefined : true}>
      <SkipLink />
      <PublicBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function PublicBar() {
  const t = useTexts(publicTexts);
  const shell = useTexts(shellTexts);
  const { user } = useAuth();
  return (
    <header className={`${classes.bar} no-print`}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label={shell('home', { product: TEXTS.product.name })}>
          <Logo />
        </Link>
        <nav className={classes.links} aria-label={t('main')}>
          <Link to="/#features">{t('features')}</Link>
          <Link to="/#products">{t('products')}</Link>
        </nav>
        <div className={classes.end}>
          <ColorSchemeToggle />
          <Button component={Link} to={user ? '/dashboard' : '/login'} variant="default">
            {t(user ? 'dashboard' : 'signIn')}
          </Button>
        </div>
      </div>
    </header>
  );
}
