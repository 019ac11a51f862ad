import { LIMITS } from '@gatehouse/contracts';
import { Badge, Button, Checkbox, Text, TextInput } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { IconCheck, IconEye, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form } from '~/components/forms/form';
import type { SavedViewOption, SavedViewsOfPage } from '~/saved-views';
import { useTexts } from '~/texts/texts-context';
import classes from './saved-views.module.css';
import { savedViewsTexts } from './texts/saved-views';
import { useSavedViews } from './use-saved-views';

/**
 * The saved views of this page's list: opens, saves, changes and deletes them. All controls are links or forms in
 * elements that the browser opens and closes, so it works without script.
 */
export function SavedViews() {
  const views = useSavedViews();
  return views && <Menu views={views} />;
}

function Menu({ views }: { views: SavedViewsOfPage }) {
  const t = useTexts(savedViewsTexts);
  const id = useId();
  const menu = useCloseOnNavigation();
  const { items, query, all } = views;
  const current = items.find(({ isCurrent }) => isCurrent);
  return (
    <div className="no-print">
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconEye size={16} stroke={1.6} aria-hidden="true" />}
        // React 18 does not know the attributes of popovers, and passes them on unchanged.
        {...{ popovertarget: id }}
      >
        <bdi className={classes.current}>{current?.name ?? t('views')}</bdi>
      </Button>
      <div id={id} ref={menu} className={classes.menu} {...{ popover: 'auto' }}>
        <Text fw={600} size="sm" px={12} py={6}>
          {t('saved')}
        </Text>
        {items.length === 0 ? (
          <Text size="sm" c="dimmed" px={12} pb={8}>
            {t('none')}
          </Text>
        ) : (
          <ul className={classes.views} aria-label={t('saved')}>
            <li>
              <Choice to={all} isCurrent={query === ''}>
                {t('all')}
              </Choice>
            </li>
            {items.map((view) => (
              <li key={view.id}>
                <Choice to={view.to} isCurrent={view.isCurrent}>
                  <bdi className={classes.name}>{view.name}</bdi>
                  {view.isDefault && (
                    <Badge size="sm" variant="light" color="gray" className={classes.badge}>
                      {t('isDefault')}
                    </Badge>
                  )}
                </Choice>
                <Edit view={view} views={views} />
              </li>
            ))}
          </ul>
        )}
        {query !== '' && !current && <Save key={items.length} views={views} />}
      </div>
    </div>
  );
}

function Choice({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={classes.choice} aria-current={isCurrent || undefined} preventScrollReset>
      <IconCheck size={16} stroke={2} aria-hidden="true" />
      {children}
    </Link>
  );
}

function Edit({ view, views: { list, query } }: { view: SavedViewOption; views: SavedViewsOfPage }) {
  const t = useTexts(savedViewsTexts);
  return (
    <details className={classes.edit}>
      <summary aria-label={t('edit', { name: view.name })} title={t('edit', { name: view.name })}>
        <IconPencil size={16} stroke={1.6} aria-hidden="true" />
      </summary>
      <ViewForm>
        <input type="hidden" name="id" value={view.id} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={query} />
        <div className={classes.line}>
          <Name defaultValue={view.name} />
          <Button type="submit" name="intent" value="rename" variant="default">
            {t('rename')}
          </Button>
        </div>
        <div className={classes.actions}>
          <Act value={view.isDefault ? 'no-default' : 'default'}>
            {t(view.isDefault ? 'noDefault' : 'makeDefault')}
          </Act>
          {query !== '' && !view.isCurrent && <Act value="replace">{t('replace')}</Act>}
          <Act value="delete" isDangerous>
            {t('delete')}
          </Act>
        </div>
      </ViewForm>
    </details>
  );
}

function Act({
  value,
  isDangerous = false,
  children,
}: {
  value: string;
  isDangerous?: boolean;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      name="intent"
      value={value}
      variant="subtle"
      size="compact-sm"
      color={isDangerous ? 'red' : 'gray'}
      formNoValidate
    >
      {children}
    </Button>
  );
}

function Save({ views: { list, query } }: { views: SavedViewsOfPage }) {
  const t = useTexts(savedViewsTexts);
  return (
    <ViewForm label={t('saveCurrent')}>
      <Text fw={600} size="sm">
        {t('saveCurrent')}
      </Text>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <Name defaultValue="" />
      <Checkbox name="isDefault" label={t('makeDefault')} size="sm" />
      <Button type="submit" name="intent" value="save" size="sm" style={{ alignSelf: 'start' }}>
        {t('save')}
      </Button>
    </ViewForm>
  );
}

function Name({ defaultValue }: { defaultValue: string }) {
  const t = useTexts(savedViewsTexts);
  return (
    <TextInput
      name="name"
      label={t('name')}
      defaultValue={defaultValue}
      required
      withAsterisk={false}
      maxLength={LIMITS.savedViewName}
      style={{ flex: 1 }}
    />
  );
}

/** Returns to the page that submitted it. */
function ViewForm({ label, children }: { label?: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action="/saved-views"
      isDraft={false}
      preventScrollReset
      className={classes.form}
      aria-label={label}
    >
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {children}
    </Form>
  );
}

/** Another view replaces this one below an open menu. */
function useCloseOnNavigation() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  return menu;
}
