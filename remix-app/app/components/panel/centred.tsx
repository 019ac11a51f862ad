import { TEXTS } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Logo } from '~/components/shell/logo';
import { SkipLink } from '~/components/shell/skip-link';
import { shellTexts } from '~/components/shell/texts/shell';
import { useTexts } from '~/texts/texts-context';
import classes from './centred.module.css';

/** A simple page with one centered element: sign-in, consent, errors. */
export function Centred({ children, width }: { children: ReactNode; width?: number }) {
  const t = useTexts(shellTexts);
  const home = t('home', { product: TEXTS.product.name });
  return (
    <div className={classes.page}>
      <SkipLink />
      <header>
        <Link to="/" aria-label={home} style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo />
        </Link>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={classes.panel}
        style={width ? { maxWidth: width } : undefined}
      >
        {children}
      </main>
    </div>
  );
}
