import { isLowerRole, ROLES } from '@gatehouse/contracts';
import { LANGUAGE_NAMES } from '@gatehouse/texts';
import { Link, useLocation, useRouteLoaderData } from '@remix-run/react';
import {
  IconBuilding,
  IconChevronDown,
  IconEyeUp,
  IconLanguage,
  IconLayoutDashboard,
  IconLogout,
  IconSettings,
} from '@tabler/icons-react';
import { useUser } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { MenuDisclosure } from '~/components/panel/menu-disclosure';
import { LanguageChoices } from '~/components/shell/language-menu';
import { useRoleLabel } from '~/components/shell/use-role-label';
import type { readRoot } from '~/server/root.server';
import { useLanguage, useTexts } from '~/texts/texts-context';
import { consoleTexts } from './texts/console';
import classes from './user-menu.module.css';

/** Who is signed in, and what they do with that: their dashboard, language, another view, leaving. */
export function UserMenu() {
  const t = useTexts(consoleTexts);
  const user = useUser();
  return (
    <MenuDisclosure className={classes.menu}>
      <summary className={classes.summary} aria-label={t('accountMenu', { name: user.name })}>
        <bdi className={classes.avatar} aria-hidden="true">
          {initialsOf(user.name || user.email)}
        </bdi>
        <IconChevronDown size={14} aria-hidden="true" />
      </summary>
      <div className={classes.panel}>
        <div className={classes.person}>
          <bdi className={classes.name}>{user.name}</bdi>
          <bdi className={classes.detail}>{user.email}</bdi>
          {user.tenantName && <bdi className={classes.detail}>{user.tenantName}</bdi>}
        </div>
        <Link to="/dashboard" className={classes.item}>
          <IconLayoutDashboard size={18} stroke={1.6} aria-hidden="true" />
          {t('dashboard')}
        </Link>
        <Link to="/user/settings" className={classes.item}>
          <IconSettings size={18} stroke={1.6} aria-hidden="true" />
          {t('personalSettings')}
        </Link>
        <Languages />
        <OtherTenants />
        <RoleViews />
        <Form method="post" action="/logout">
          <button type="submit" className={classes.item}>
            <IconLogout size={18} stroke={1.6} aria-hidden="true" />
            {t('logout')}
          </button>
        </Form>
      </div>
    </MenuDisclosure>
  );
}

/** Each language by its own name, behind the one of the page. */
function Languages() {
  const t = useTexts(consoleTexts);
  const language = LANGUAGE_NAMES[useLanguage()];
  return (
    <details>
      <summary className={classes.item}>
        <IconLanguage size={18} stroke={1.6} aria-hidden="true" />
        {t('languageIs', { language })}
        <IconChevronDown size={14} aria-hidden="true" className={classes.more} />
      </summary>
      <LanguageChoices className={classes.languages} />
    </details>
  );
}

/** Somebody who belongs to several organizations goes from one to another. */
function OtherTenants() {
  const t = useTexts(consoleTexts);
  const others = useRouteLoaderData<typeof readRoot>('root')?.otherTenants ?? [];
  return others.map(({ id, name }) => (
    <Form key={id} method="post" action="/switch-tenant">
      <button type="submit" name="tenantId" value={id} className={classes.item}>
        <IconBuilding size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.ellipsis}>{t.rich('switchTo', { organization: <bdi>{name}</bdi> })}</span>
      </button>
    </Form>
  ));
}

/** A superadmin may look at the product as a lower role does. */
function RoleViews() {
  const t = useTexts(consoleTexts);
  const labelOf = useRoleLabel();
  const user = useUser();
  const { pathname } = useLocation();
  if (user.accountRole !== 'superadmin' || user.role !== 'superadmin') return null;
  return ROLES.filter((role) => isLowerRole(role, user.role)).map((role) => (
    <Form key={role} method="post" action="/switch-role">
      <input type="hidden" name="returnTo" value={pathname} />
      <button type="submit" name="role" value={role} className={classes.item}>
        <IconEyeUp size={18} stroke={1.6} aria-hidden="true" />
        {t('viewAs', { role: labelOf(role) })}
      </button>
    </Form>
  ));
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/u).filter(Boolean);
  return [words[0], words[1]]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
