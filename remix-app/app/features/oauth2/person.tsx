import type { InteractionDto } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import classes from './consent-form.module.css';
import { interactionTexts } from './texts/interaction';

/** The signed-in user. */
export function Person({ user }: { user: NonNullable<InteractionDto['user']> }) {
  const { name, email, tenantName } = user;
  return (
    <div className={classes.person}>
      <span className={classes.avatar} aria-hidden="true">
        {[...(name || email)][0]?.toUpperCase()}
      </span>
      <div className={classes.who}>
        <bdi>{name}</bdi>
        <div className={classes.detail}>
          <bdi>{email}</bdi>
        </div>
        {tenantName && (
          <div className={classes.detail}>
            <bdi>{tenantName}</bdi>
          </div>
        )}
      </div>
    </div>
  );
}

/** Links to the sign-in form of this page. */
export function OtherAccount() {
  const t = useTexts(interactionTexts);
  return (
    <Anchor component={Link} to="?other" size="sm" underline="always">
      {t('otherAccount')}
    </Anchor>
  );
}
