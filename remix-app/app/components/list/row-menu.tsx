import { ActionIcon } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '~/texts/texts-context';
import classes from './row-menu.module.css';
import { listTexts } from './texts/list';

/**
 * The actions of one item. The browser opens the menu, closes it on Escape or a press elsewhere and returns the focus,
 * so it works without script.
 */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(listTexts);
  const id = useId();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('actionsFor', { name })}
        // React 18 does not know the attributes of popovers, and passes them on unchanged.
        {...{ popovertarget: id }}
      >
        <IconDots size={18} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <div id={id} className={classes.menu} {...{ popover: 'auto' }}>
        {children}
      </div>
    </>
  );
}

/** The next page may contain the same row, and must not show its menu open. */
function closeMenu({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.item} onClick={closeMenu}>
      {children}
    </Link>
  );
}

interface ButtonProps {
  /** The form to submit; the enclosing form by default. */
  form?: string;
  name?: string;
  value: string;
  isDangerous?: boolean;
  children: ReactNode;
}

export function RowButton({ form, name = 'intent', value, isDangerous = false, children }: ButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      name={name}
      value={value}
      className={classes.item}
      data-dangerous={isDangerous || undefined}
      onClick={closeMenu}
    >
      {children}
    </button>
  );
}
