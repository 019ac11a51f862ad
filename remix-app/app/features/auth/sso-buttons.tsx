import { useTexts } from '~/texts/texts-context';
import classes from './sso-buttons.module.css';
import { type PopupMode, SsoWay, type Way } from './sso-way';
import { loginTexts } from './texts/login';

interface Props {
  ways: readonly Way[];
  popup: PopupMode | undefined;
  /** Whether no other sign-in method is above them. */
  isAlone?: boolean;
}

/** Other sign-in methods, as buttons of the enclosing form. */
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
    </div>
  );
}
