import { IconTool, IconUser, IconX } from '@tabler/icons-react';
import { OktaMark } from '~/components/brand-marks';
import lanes from '~/components/lanes.module.css';
import { LogoMark } from '~/components/shell/logo';
import { useTexts } from '~/texts/texts-context';
import { landingTexts } from './texts/landing';
import classes from './trace-picture.module.css';

/** A failed sign-in as the console draws it: who sent what to whom, which check failed, and the fix. */
export function TracePicture() {
  const t = useTexts(landingTexts);
  return (
    <figure role="img" aria-label={t('picture')} className={classes.picture}>
      <div className={classes.head}>
        <span className={classes.failed}>
          <IconX size={13} stroke={2.6} />
          {t('signInFailed')}
        </span>
        <span className={classes.who} dir="ltr">
          ada@demo-company.test
        </span>
      </div>
      <div className={`${lanes.lanes} ${classes.lanes}`}>
        <span>
          <IconUser size={22} stroke={1.6} />
          {t('user')}
        </span>
        <span>
          <LogoMark size={22} />
          Gatehouse
        </span>
        <span>
          <OktaMark size={22} />
          Okta
        </span>
      </div>
      <div className={`${lanes.hops} ${classes.hops}`}>
        <Message side="start" after={0}>
          {t('typesAddress')}
        </Message>
        <Message side="end" after={0.2}>
          {t('request')}
        </Message>
        <Message side="end" after={8.4} isBack>
          {t('response')}
        </Message>
        <div className={classes.check}>
          <span className={lanes.mark}>
            <IconX size={13} stroke={2.6} />
          </span>
          {t('checkFailed')}
        </div>
      </div>
      <dl className={classes.cause}>
        <dt>{t('cause')}</dt>
        <dd>{t('causeAbout')}</dd>
        <dt>{t('fix')}</dt>
        <dd>
          <span className={classes.fix}>
            <IconTool size={15} stroke={1.8} />
            {t('fixAbout')}
          </span>
        </dd>
      </dl>
    </figure>
  );
}

interface MessageProps {
  /** Between the user and Gatehouse, or between Gatehouse and the identity provider. */
  side: 'start' | 'end';
  isBack?: boolean;
  /** Seconds since the beginning. */
  after: number;
  children: string;
}

function Message({ side, isBack = false, after, children }: MessageProps) {
  const t = useTexts(landingTexts);
  return (
    <div className={classes.message} data-side={side}>
      <span className={classes.said}>{children}</span>
      <span className={classes.after}>{t('seconds', { seconds: after })}</span>
      <span className={lanes.arrow} data-back={isBack || undefined} />
    </div>
  );
}
