import { type ReactNode, useState } from 'react';
import { Disclosure } from '~/components/panel/disclosure';
import type { FieldErrors } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './advanced.module.css';
import { advancedTexts } from './texts/advanced';

interface Props {
  /** The errors of the whole form. */
  errors: FieldErrors;
  /** Fields outside: an error in any other field opens this section. */
  outside: readonly string[];
  children: ReactNode;
}

/** Fields that most users leave unchanged. They are submitted whether or not they are visible. */
export function Advanced({ errors, outside, children }: Props) {
  const t = useTexts(advancedTexts);
  const hasError = Object.keys(errors).some((name) => errors[name] && !outside.includes(name));
  const [isOpen, setOpen] = useState(hasError);
  return (
    <Disclosure
      className={classes.advanced}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={t('advanced')}
    >
      <p className={classes.about}>{t('safe')}</p>
      {children}
    </Disclosure>
  );
}
