import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-buttons.module.css';
import { SsoWay, type Way } from './sso-way';
import { loginTexts } from './texts/login';
import type { PopupSignIn } from './use-popup-sign-in';

interface Props {
  ways: readonly Way[];
  popup: PopupSignIn | undefined;
  /** Whether nothing of another kind stands above them. */
  isAlone?: boolean;
}

/** Other sign-in methods, as buttons of the form that they stand in. */
export function SsoButtons({ ways, popup, isAlone = false }: Props) {
  const t = useTexts(loginTexts);
  if (ways.length === 0) return null;
  return (
    <div className={classes.ways}>
      {!isAlone && (
        <div className={classes.or}>
          <span>{t('or')}</span>
        </div>
      )}
      {ways.map((way) => (
        <SsoWay key={way.key} way={way} popup={popup} />
      ))}
      <VisuallyHidden role="status">{popup?.busy && t('windowOpened')}</VisuallyHidden>
    </div>
  );
}
