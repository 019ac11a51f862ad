import { Link } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import classes from './code.module.css';
import { Mark } from './mark';
import type { QuickStartChoice } from './quick-start.server';
import { connectTexts } from './texts/connect';

interface Props {
  choices: readonly QuickStartChoice[];
  /** The one that is shown. */
  current?: string;
  /** Address of a quick start, by its key. */
  to: (key: string) => string;
}

/** Frameworks and products to choose from. */
export function QuickStartLinks({ choices, current, to }: Props) {
  const t = useTexts(connectTexts);
  return (
    <nav aria-label={t('frameworks')} className={classes.frameworks}>
      {choices.map(({ key, label, mark }) => (
        <Link key={key} to={to(key)} aria-current={key === current ? 'true' : undefined} preventScrollReset>
          <Mark mark={mark} name={label} isSmall />
          {label}
        </Link>
      ))}
    </nav>
  );
}
