import type { AuditEvent } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Button, Code, NativeSelect, Switch, TextInput } from '@mantine/core';
import { FormAlert } from '~/components/forms/form-alert';
import { Blank, Filters, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import type { AuditTrail } from './audit.server';
import { EventWhat } from './event-what';
import { actionsTexts } from './texts/actions';
import { logTexts } from './texts/log';
import { useLiveTail } from './use-live-tail';
import { type Verification, VerifyTrail } from './verify-trail';
import { actionLabel } from './words';

type Texts = Translate<typeof import('./texts/log/en').default>;

interface Props {
  trail: AuditTrail;
  /** Every action that there is. */
  actions: readonly string[];
  state: FormState | undefined;
  found: Verification | null;
}

/** Who did what and when, and whether anybody altered it. */
export function AuditPage({ trail, actions, state, found }: Props) {
  const t = useTexts(logTexts);
  const action = useTexts(actionsTexts);
  const formats = useFormats();
  const { base, view, query, isPlatform, isUnknown } = trail;
  useLiveTail(view.live && !trail.pages.previous);
  return (
    <ListPage
      {...trail}
      title={t('title')}
      about={t('about')}
      others={
        <Button component="a" href={`${base}.csv${query}`} variant="default">
          {t('exportCsv')}
        </Button>
      }
      isNarrowed={query !== ''}
      filters={
        <Filters
          base={base}
          submit={t('show')}
          chips={[
            { name: 'of', label: isPlatform && view.of && t('organizationChip', { organization: view.of }) },
            { name: 'action', label: view.action && actionLabel(view.action, action) },
            { name: 'outcome', label: view.outcome && t(view.outcome) },
            { name: 'from', label: view.from && t('fromChip', { day: formats.date(view.from) }) },
            { name: 'until', label: view.until && t('untilChip', { day: formats.date(view.until) }) },
            { name: 'live', label: view.live && t('live') },
          ]}
          held={{
            of: view.of,
            action: view.action,
            outcome: view.outcome,
            from: view.from,
            until: view.until,
            live: view.live ? 'on' : null,
          }}
        >
          {isPlatform && <OwnerField value={view.of} />}
          <NativeSelect
            name="action"
            label={t('event')}
            defaultValue={view.action ?? ''}
            data={[
              { value: '', label: t('allEvents') },
              ...actions
                .map((value) => ({ value, label: actionLabel(value, action) }))
                .sort((one, other) => formats.compare(one.label, other.label)),
            ]}
          />
          <NativeSelect
            name="outcome"
            label={t('outcome')}
            defaultValue={view.outcome ?? ''}
            data={[
              { value: '', label: t('anyOutcome') },
              ...OUTCOMES.map((value) => ({ value, label: t(value) })),
            ]}
          />
          <TextInput name="from" type="date" label={t('from')} defaultValue={view.from} />
          <TextInput name="until" type="date" label={t('until')} defaultValue={view.until} />
          <Switch name="live" value="on" label={t('live')} defaultChecked={view.live} pb={8} />
        </Filters>
      }
      columns={[
        { label: t('event'), cell: (event) => <EventWhat event={event} /> },
        {
          label: t('actor'),
          cell: (event) => (
            <bdi style={{ display: 'block', minWidth: 160, overflowWrap: 'anywhere' }}>
              {whoOf(event, isPlatform, t)}
            </bdi>
          ),
        },
        { label: t('address'), cell: ({ address }) => address ?? t('internal') },
        { label: t('time'), cell: ({ at }) => <When at={at} /> },
        {
          label: t('reference'),
          cell: ({ requestId }) => (requestId ? <Code>{requestId.slice(0, 8)}</Code> : t('none')),
        },
      ]}
      noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
      empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
    >
      {isUnknown && <UnknownOwner of={view.of} />}
      <FormAlert state={state} />
      <VerifyTrail found={found} />
    </ListPage>
  );
}

const OUTCOMES = ['success', 'failure'] as const;

const WHO = {
  user: 'deletedUser',
  client: 'client',
  system: 'system',
  anonymous: 'anonymous',
} as const satisfies Record<AuditEvent['actor']['type'], string>;

/** An organization does not see the people who run the platform, nor those who have left it. */
function whoOf({ actor, actorName }: AuditEvent, isPlatform: boolean, t: Texts): string {
  if (actorName) return actorName;
  if (actor.type === 'user' && !isPlatform) return t('outside');
  return actor.type === 'client' && actor.id ? actor.id : t(WHO[actor.type]);
}
