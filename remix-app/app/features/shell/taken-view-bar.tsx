import { roleLabel } from '@gatehouse/contracts';
import { IconEyeUp } from '@tabler/icons-react';
import { useUser } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import classes from './taken-view-bar.module.css';

/** Says that this is another role's view, and leads back to one's own. */
export function TakenViewBar() {
  const { role, accountRole } = useUser();
  if (role === accountRole) return null;
  return (
    <div className={classes.bar} role="status">
      <IconEyeUp size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.text}>
        You see Gatehouse as <strong>{roleLabel(role)}</strong>. You may do what this role may do.
      </span>
      <Form method="post" action="/switch-role">
        <button type="submit" name="role" value={accountRole} className={classes.back}>
          Return to {roleLabel(accountRole)}
        </button>
      </Form>
    </div>
  );
}
