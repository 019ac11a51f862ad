import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '~/texts/texts-context';
import classes from './other-methods.module.css';
import { loginTexts } from './texts/login';

interface Props {
  /** Whether something in it needs attention. */
  isOpen: boolean;
  children: ReactNode;
}

/** Sign-in methods that are not what most people need, folded. */
export function OtherMethods({ isOpen, children }: Props) {
  const t = useTexts(loginTexts);
  return (
    <details className={classes.methods} open={isOpen}>
      <summary>
        {t('otherMethods')}
        <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
      </summary>
      <div className={classes.list}>{children}</div>
    </details>
  );
}
