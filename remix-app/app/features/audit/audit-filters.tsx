import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { OwnerField, SearchField } from '~/components/list/list';
import { Disclosure } from '~/components/panel/disclosure';
import { useFormats, useTexts } from '~/texts/texts-context';
import type { ActionGroup } from './action-group';
import type { AuditTrail } from './audit.server';
import classes from './audit-filters.module.css';
import { actionsTexts } from './texts/actions';
import { logTexts } from './texts/log';
import { actionLabel, GROUP_KEYS } from './words';

interface Props {
  trail: Pick<AuditTrail, 'view' | 'isPlatform'>;
  /** All actions, by group. */
  groups: readonly ActionGroup[];
}

/** The filters of the audit log. Less frequent ones are collapsed. */
export function AuditFilters({ trail: { view, isPlatform }, groups }: Props) {
  const t = useTexts(logTexts);
  const hasMore = !!(view.outcome || view.target || view.from || view.until);
  return (
    <>
      <SearchField value={view.search} placeholder={t('searchFor')} />
      {isPlatform && (
        <>
          <NativeSelect
            name="scope"
            label={t('scope')}
            defaultValue={view.isAll ? 'all' : ''}
            data={[
              { value: '', label: t('platformOrOne') },
              { value: 'all', label: t('allOrganizations') },
            ]}
          />
          <OwnerField value={view.of} />
        </>
      )}
      <NativeSelect
        name="group"
        label={t('group')}
        defaultValue={view.group ?? ''}
        data={[
          { value: '', label: t('allGroups') },
          ...groups.map(({ group }) => ({ value: group, label: t(GROUP_KEYS[group]) })),
        ]}
      />
      <NativeSelect
        name="action"
        label={t('event')}
        defaultValue={view.action ?? ''}
        data={[{ value: '', label: t('allEvents') }, ...useActionsByGroup(groups)]}
      />
      <TextInput
        name="person"
        label={t('person')}
        placeholder={t('emailOrId')}
        defaultValue={view.person}
        maxLength={200}
      />
      <TextInput name="reference" label={t('reference')} defaultValue={view.reference} maxLength={200} />
      <Checkbox name="live" value="on" label={t('live')} defaultChecked={view.live} pb={8} />
      <Disclosure className={classes.more} open={hasMore} summary={t('moreFilters')}>
        <div className={classes.fields}>
          <NativeSelect
            name="outcome"
            label={t('outcome')}
            defaultValue={view.outcome ?? ''}
            data={[
              { value: '', label: t('anyOutcome') },
              { value: 'success', label: t('success') },
              { value: 'failure', label: t('failure') },
            ]}
          />
          <TextInput
            name="target"
            label={t('target')}
            placeholder={t('targetId')}
            defaultValue={view.target}
            maxLength={200}
          />
          <TextInput name="from" type="date" label={t('from')} defaultValue={view.from} />
          <TextInput name="until" type="date" label={t('until')} defaultValue={view.until} />
        </div>
      </Disclosure>
    </>
  );
}

function useActionsByGroup(groups: readonly ActionGroup[]) {
  const t = useTexts(logTexts);
  const label = useTexts(actionsTexts);
  const formats = useFormats();
  return groups.map(({ group, actions }) => ({
    group: t(GROUP_KEYS[group]),
    items: actions
      .map((value) => ({ value, label: actionLabel(value, label) }))
      .sort((one, other) => formats.compare(one.label, other.label)),
  }));
}
