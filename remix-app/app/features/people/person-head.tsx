import type { ReactNode } from 'react';
import { FormAlert } from '~/components/forms/form-alert';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { DirectoryBadge, type PersonStatus, StatusBadge } from './status-badge';
import { peopleLabels } from './texts/labels';

interface Props {
  person: { name: string; email: string; directoryId?: string | null };
  status: PersonStatus;
  /** The first is the page without a tab in its URL. */
  tabs: readonly { key: string; label: string }[];
  current: string;
  state: FormState | undefined;
  /** Further distinguishing text, and links. */
  children: ReactNode;
}

/** Above each tab of a user's page: the name, the tabs, and the result of the last action. */
export function PersonHead({ person, status, tabs, current, state, children }: Props) {
  const t = useTexts(peopleLabels);
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          <bdi>{person.name || person.email}</bdi>
        </PageTitle>
        <StatusBadge status={status} />
        {person.directoryId && <DirectoryBadge />}
      </div>
      <div className={panel.sub}>
        <bdi>{person.email}</bdi>
        {children}
      </div>
      <LinkTabs
        label={t('personPages')}
        tabs={tabs.map(({ key, label }, place) => ({
          label,
          to: place === 0 ? '?' : `?tab=${key}`,
          isCurrent: key === current,
        }))}
      />
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
    </>
  );
}
