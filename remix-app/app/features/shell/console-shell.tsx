import { TEXTS } from '@gatehouse/contracts';
import { Link, useRouteLoaderData } from '@remix-run/react';
import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '~/components/auth-context';
import { MenuDisclosure } from '~/components/panel/menu-disclosure';
import { BrandMark } from '~/components/shell/brand-mark';
import { ColorSchemeToggle } from '~/components/shell/color-scheme-toggle';
import { LogoMark } from '~/components/shell/logo';
import { NavigationProgress } from '~/components/shell/navigation-progress';
import { SkipLink } from '~/components/shell/skip-link';
import { useRoleLabel } from '~/components/shell/use-role-label';
import type { readRoot } from '~/server/root.server';
import { useTexts } from '~/texts/texts-context';
import { HeaderSearch } from '../search/header-search';
import { Breadcrumbs } from './breadcrumbs';
import classes from './console-shell.module.css';
import { SideNavigation } from './side-navigation';
import { Standing } from './standing';
import { TakenViewBar } from './taken-view-bar';
import { consoleTexts } from './texts/console';
import { UserMenu } from './user-menu';

/** The frame of every page for people who are signed in. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const t = useTexts(consoleTexts);
  return (
    <div className={classes.shell}>
      <SkipLink />
      <TopBar />
      <aside className={`${classes.side} no-print`}>
        <SideNavigation label={t('main')} />
      </aside>
      <div className={classes.body}>
        <TakenViewBar />
        <div className={`${classes.crumbsBelow} no-print`}>
          <Breadcrumbs />
        </div>
        <main id="content" tabIndex={-1} className={classes.main}>
          <Standing>{children}</Standing>
        </main>
      </div>
    </div>
  );
}

function TopBar() {
  const t = useTexts(consoleTexts);
  const labelOf = useRoleLabel();
  const { role } = useUser();
  const brand = useRouteLoaderData<typeof readRoot>('root')?.brand;
  return (
    <header className={`${classes.bar} no-print`}>
      <NavigationProgress />
      <MenuDisclosure className={classes.drawer}>
        <summary className={classes.burger} aria-label={t('navigation')}>
          <IconMenu2 size={22} stroke={1.6} aria-hidden="true" />
        </summary>
        <div className={classes.drawerPanel}>
          <SideNavigation label={t('drawer')} />
        </div>
      </MenuDisclosure>
      <Link
        to="/dashboard"
        className={classes.home}
        aria-label={t('dashboardOf', { product: TEXTS.product.name })}
      >
        {brand ? (
          <>
            {!brand.logoUrl && <LogoMark />}
            <BrandMark brand={brand} isNarrow />
          </>
        ) : (
          <LogoMark />
        )}
      </Link>
      <span className={classes.role}>{labelOf(role)}</span>
      <div className={classes.crumbs}>
        <Breadcrumbs />
      </div>
      <div className={classes.end}>
        <HeaderSearch />
        <ColorSchemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
