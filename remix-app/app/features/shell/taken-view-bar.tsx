import { IconEyeUp } from '@tabler/icons-react';
import { useUser } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { useRoleLabel } from '~/components/shell/use-role-label';
import { useTexts } from '~/texts/texts-context';
import classes from './taken-view-bar.module.css';
import { consoleTexts } from './texts/console';

/** Says that this is another role's view, and leads back to one's own. */
export function TakenViewBar() {
  const t = useTexts(consoleTexts);
  const labelOf = useRoleLabel();
  const { role, accountRole } = useUser();
  if (role === accountRole) return null;
  return (
    <div className={classes.bar} role="status">
      <IconEyeUp size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.text}>
        {t.rich('viewedAs', { role: labelOf(role), b: (inner) => <strong>{inner}</strong> })}
      </span>
      <Form method="post" action="/switch-role">
        <button type="submit" name="role" value={accountRole} className={classes.back}>
          {t('returnTo', { role: labelOf(accountRole) })}
        </button>
      </Form>
    </div>
  );
}
