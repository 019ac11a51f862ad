import { Button } from '@mantine/core';
import { FormAlert } from '~/components/forms/form-alert';
import { Blank, Filters, ListPage, UnknownOwner } from '~/components/list/list';
import { OneLine } from '~/components/list/one-line';
import { useLiveTail } from '~/components/use-live-tail';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import type { ActionGroup } from './action-group';
import type { AuditTrail } from './audit.server';
import { AuditFilters } from './audit-filters';
import { EventWhat } from './event-what';
import { FoundAttempts } from './found-attempts';
import { actionsTexts } from './texts/actions';
import { logTexts } from './texts/log';
import { type Verification, VerifyTrail } from './verify-trail';
import { actionLabel, GROUP_KEYS } from './words';

interface Props {
  trail: AuditTrail;
  /** All actions. */
  groups: readonly ActionGroup[];
  state: FormState | undefined;
  found: Verification | null;
}

/** The whole log: a verifiable export has no filter. */
function chainOf(base: string, of: string): string {
  return `${base}.ndjson${of ? `?${new URLSearchParams({ of })}` : ''}`;
}

/** Who did what and when, and whether the log was altered. */
export function AuditPage({ trail, groups, state, found }: Props) {
  const t = useTexts(logTexts);
  const action = useTexts(actionsTexts);
  // A calendar day has no time zone.
  const days = useFormats('UTC');
  const { base, view, query, isPlatform, isUnknown } = trail;
  useLiveTail(view.live && !trail.pages.previous);
  return (
    <ListPage
      {...trail}
      title={t('title')}
      about={t('about')}
      others={
        <>
          <Button component="a" href={`${base}.csv${query}`} variant="default">
            {t('exportCsv')}
          </Button>
          {!view.isAll && (
            <Button component="a" href={chainOf(base, view.of)} variant="default">
              {t('exportChain')}
            </Button>
          )}
        </>
      }
      isNarrowed={query !== ''}
      filters={
        <Filters
          base={base}
          submit={t('show')}
          chips={[
            { name: 'of', label: isPlatform && view.of && t('organizationChip', { organization: view.of }) },
            { name: 'search', label: view.search && t('searchChip', { text: view.search }) },
            { name: 'scope', label: view.isAll && t('allOrganizations') },
            { name: 'group', label: view.group && t(GROUP_KEYS[view.group]) },
            { name: 'action', label: view.action && actionLabel(view.action, action) },
            { name: 'person', label: view.person && t('personChip', { person: view.person }) },
            { name: 'target', label: view.target && t('targetChip', { target: view.target }) },
            { name: 'reference', label: view.reference && t('referenceChip', { reference: view.reference }) },
            { name: 'outcome', label: view.outcome && t(view.outcome) },
            { name: 'from', label: view.from && t('fromChip', { day: days.date(view.from) }) },
            { name: 'until', label: view.until && t('untilChip', { day: days.date(view.until) }) },
            { name: 'live', label: view.live && t('live') },
          ]}
          held={{
            of: view.of,
            scope: view.isAll ? 'all' : null,
            search: view.search,
            group: view.group,
            action: view.action,
            person: view.person,
            target: view.target,
            reference: view.reference,
            outcome: view.outcome,
            from: view.from,
            until: view.until,
            live: view.live ? 'on' : null,
          }}
        >
          <AuditFilters trail={trail} groups={groups} />
        </Filters>
      }
      columns={[
        { label: t('event'), cell: (event) => <EventWhat event={event} trail={trail} /> },
        view.isAll && {
          label: t('organization'),
          cell: ({ tenantId, tenantName }) => <OneLine text={tenantName ?? tenantId ?? t('platform')} />,
        },
        { label: t('time'), cell: ({ at }) => <When at={at} /> },
      ]}
      noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
      empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
    >
      {isUnknown && <UnknownOwner of={view.of} />}
      <FormAlert state={state} />
      <FoundAttempts attempts={trail.attempts} search={view.search} isPlatform={isPlatform} />
      <VerifyTrail found={found} base={base} />
    </ListPage>
  );
}
