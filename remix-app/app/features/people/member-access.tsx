import type { AccessReasonDto } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { GroupPath } from './group-path';
import classes from './group-path.module.css';
import { roleName } from './labels';
import type { MemberView } from './member.server';
import { Panel } from './panel';
import { accessTexts } from './texts/access';
import { peopleLabels } from './texts/labels';

/** Why a member has their role and applications, with the groups that grant them. */
export function AccessReasons({ view: { access, organization } }: { view: MemberView }) {
  const t = useTexts(accessTexts);
  if (!access) return null;
  return (
    <Panel name="why" title={t('why')} about={t('whyAbout')}>
      <ul className={classes.reasons}>
        {access.items.map((reason) => (
          <li key={`${reason.kind} ${reason.id ?? reason.name} ${reason.path.map(({ id }) => id).join(' ')}`}>
            <What reason={reason} />
            {reason.because === 'group' ? (
              <GroupPath path={reason.path} organization={organization} />
            ) : (
              <span className={classes.because}>{t(BECAUSE[reason.kind][reason.because])}</span>
            )}
          </li>
        ))}
      </ul>
      {access.more && (
        <Text size="sm" mt="sm">
          {t('moreAccess')}
        </Text>
      )}
    </Panel>
  );
}

const BECAUSE = {
  role: { own: 'ownRole', everybody: 'everybody', assigned: 'assigned' },
  application: { own: 'assigned', everybody: 'everybody', assigned: 'assigned' },
} as const;

function What({ reason: { kind, id, name, isInForce } }: { reason: AccessReasonDto }) {
  const t = useTexts(accessTexts);
  const label = useTexts(peopleLabels);
  if (kind === 'application') return <span>{t.rich('application', { name: <bdi>{name}</bdi> })}</span>;
  const role =
    id === null
      ? roleName({ role: name === 'tenant_admin' ? 'tenant_admin' : 'tenant_user', roleName: null }, label)
      : name;
  return <span>{t.rich(isInForce ? 'role' : 'roleNotInForce', { name: <bdi>{role}</bdi> })}</span>;
}

/** The groups of a member, with the path to indirect ones. */
export function GroupsOfMember({ view: { groups, organization } }: { view: MemberView }) {
  const t = useTexts(accessTexts);
  if (!groups) return null;
  return (
    <Panel name="groups" title={t('groups')} about={t('groupsAbout')}>
      {groups.groups.length === 0 ? (
        <Text size="sm">{t('noGroups')}</Text>
      ) : (
        <ul className={classes.reasons}>
          {groups.groups.map(({ group, directory, path }) => (
            <li key={group.id}>
              <GroupPath path={path} organization={organization} />
              {directory && (
                <span className={classes.because}>
                  {t.rich('ofDirectory', { directory: <bdi>{directory.name}</bdi> })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {groups.more && (
        <Text size="sm" mt="sm">
          {t('moreGroups')}
        </Text>
      )}
    </Panel>
  );
}
