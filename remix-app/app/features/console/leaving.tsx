import { Link } from '@remix-run/react';
import { IconLogout, IconSwitchHorizontal } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { useTexts } from '~/texts/texts-context';
import classes from './actions.module.css';
import { leavingTexts } from './texts/leaving';

/** Links to the sign-in page, which shows the signed-in user and the form to switch. */
export function SwitchAccountAction() {
  const t = useTexts(leavingTexts);
  return (
    <Link to="/login" className={classes.action}>
      <IconSwitchHorizontal size={18} stroke={1.6} aria-hidden="true" />
      {t('switchAccount')}
    </Link>
  );
}

export function LogoutAction() {
  const t = useTexts(leavingTexts);
  return (
    <Form method="post" action="/logout">
      <button type="submit" className={classes.action}>
        <IconLogout size={18} stroke={1.6} aria-hidden="true" />
        {t('logout')}
      </button>
    </Form>
  );
}
