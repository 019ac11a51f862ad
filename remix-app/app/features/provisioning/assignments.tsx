import type { ProvisioningAssignmentDto } from '@gatehouse/contracts';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { AssignedList } from '../groups/assigned-list';
import type { FoundAssignable } from '../groups/assignments.server';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  assignments: readonly ProvisioningAssignmentDto[];
  found: FoundAssignable;
}

/** Who has an account, where provisioning has a list of its own. */
export function Assignments({ assignments, found }: Props) {
  const t = useTexts(provisioningTexts);
  return (
    <section className={panel.panel} aria-labelledby="assignments">
      <h2 id="assignments" className={panel.panelTitle}>
        {t('assignments')}
      </h2>
      <p className={panel.panelAbout}>{t('assignmentsAbout')}</p>
      <AssignedList
        tab="provisioning"
        assigned={assignments.map(({ id, name, detail, group_id }) => ({
          id,
          name,
          about: group_id ? t('group') : (detail ?? ''),
          intent: `provisioning-unassign:${id}`,
        }))}
        found={found}
        intentOf={(kind) => `provisioning-assign-${kind}`}
      />
    </section>
  );
}
