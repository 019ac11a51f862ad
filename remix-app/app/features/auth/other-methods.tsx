import type { ReactNode } from 'react';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import classes from './other-methods.module.css';
import { loginTexts } from './texts/login';

interface Props {
  /** Whether something in it needs attention. */
  isOpen: boolean;
  children: ReactNode;
}

/** Sign-in methods that most users do not need, collapsed. */
export function OtherMethods({ isOpen, children }: Props) {
  const t = useTexts(loginTexts);
  return (
    <Disclosure open={isOpen} summary={t('otherMethods')}>
      <div className={classes.list}>{children}</div>
    </Disclosure>
  );
}
