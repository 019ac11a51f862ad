import { type Brand, TEXTS } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useAuth } from '~/components/auth-context';
import { useSite } from '~/components/site';
import { useTexts } from '~/texts/texts-context';
import classes from './auth-shell.module.css';
import { BrandMark } from './brand-mark';
import { Branded } from './branded';
import { ColorSchemeToggle } from './color-scheme-toggle';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { SkipLink } from './skip-link';
import { shellTexts } from './texts/shell';

interface Props {
  children: ReactNode;
  /** Shown at the left on wide screens. */
  aside?: ReactNode;
  /** Room for two columns in the middle. */
  wide?: boolean;
  /** The organization of the page, if known. */
  brand?: Brand | null;
  /** Whether the other tabs must check the signed-in user again. */
  tellsOtherTabs?: boolean;
}

/** The frame of sign-in, sign-up and related pages: simple, with one centered element. */
export function AuthShell({ children, aside, wide, brand: known = null, tellsOtherTabs }: Props) {
  const site = useSite();
  const brand = known ?? site?.brand ?? null;
  const t = useTexts(shellTexts);
  return (
    <div
      className={aside ? classes.split : classes.single}
      data-signed-out={useAuth().user ? undefined : true}
      data-tells-other-tabs={tellsOtherTabs || undefined}
    >
      <SkipLink />
      {aside && <aside className={classes.aside}>{aside}</aside>}
      <div className={classes.page}>
        <header className={classes.bar}>
          <Link to="/" className={classes.home} aria-label={t('home', { product: TEXTS.product.name })}>
            {brand ? <BrandMark brand={brand} /> : <Logo />}
          </Link>
          <div className={classes.choices}>
            <LanguageMenu />
            <ColorSchemeToggle />
          </div>
        </header>
        <main id="content" tabIndex={-1} className={wide ? classes.wide : classes.main}>
          <Branded brand={brand}>{children}</Branded>
        </main>
      </div>
    </div>
  );
}
