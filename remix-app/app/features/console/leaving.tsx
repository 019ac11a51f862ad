import { TEXTS } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import { IconLogout, IconSwitchHorizontal } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import classes from './actions.module.css';

/** To the sign-in page, which shows who is signed in and the form to switch. */
export function SwitchAccountAction() {
  return (
    <Link to="/login" className={classes.action}>
      <IconSwitchHorizontal size={18} stroke={1.6} aria-hidden="true" />
      {TEXTS.dashboard.switchAccount}
    </Link>
  );
}

export function LogoutAction() {
  return (
    <Form method="post" action="/logout">
      <button type="submit" className={classes.action}>
        <IconLogout size={18} stroke={1.6} aria-hidden="true" />
        {TEXTS.dashboard.logout}
      </button>
    </Form>
  );
}
