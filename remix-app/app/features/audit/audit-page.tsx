import type { AuditEvent } from '@gatehouse/contracts';
import { Button, Code, NativeSelect, Switch, TextInput } from '@mantine/core';
import { FormAlert } from '~/components/forms/form-alert';
import { Blank, Filters, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { AuditTrail } from './audit.server';
import { EventWhat } from './event-what';
import { useLiveTail } from './use-live-tail';
import { type Verification, VerifyTrail } from './verify-trail';
import { actionLabel } from './words';

interface Props {
  trail: AuditTrail;
  /** Every action that there is, in the order of the alphabet. */
  actions: readonly string[];
  state: FormState | undefined;
  found: Verification | null;
}

/** Who did what and when, and whether anybody altered it. */
export function AuditPage({ trail, actions, state, found }: Props) {
  const { base, view, query, isPlatform, isUnknown } = trail;
  useLiveTail(view.live && !trail.pages.previous);
  return (
    <ListPage
      {...trail}
      title="Audit trail"
      about="Append-only. Every entry is sealed in a chain, so that a change to one shows."
      others={
        <Button component="a" href={`${base}.csv${query}`} variant="default">
          Export CSV
        </Button>
      }
      isNarrowed={query !== ''}
      filters={
        <Filters
          base={base}
          submit="Show"
          chips={[
            { name: 'of', label: isPlatform && view.of && `Organization ${view.of}` },
            { name: 'action', label: view.action && actionLabel(view.action) },
            { name: 'outcome', label: view.outcome && OUTCOMES[view.outcome] },
            { name: 'from', label: view.from && `From ${view.from}` },
            { name: 'until', label: view.until && `Until ${view.until}` },
            { name: 'live', label: view.live && 'Live' },
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
            label="What"
            defaultValue={view.action ?? ''}
            data={[
              { value: '', label: 'Everything' },
              ...actions.map((value) => ({ value, label: actionLabel(value) })),
            ]}
          />
          <NativeSelect
            name="outcome"
            label="Outcome"
            defaultValue={view.outcome ?? ''}
            data={[
              { value: '', label: 'Any' },
              ...Object.entries(OUTCOMES).map(([value, label]) => ({ value, label })),
            ]}
          />
          <TextInput name="from" type="date" label="From" defaultValue={view.from} />
          <TextInput name="until" type="date" label="Until" defaultValue={view.until} />
          <Switch name="live" value="on" label="Live" defaultChecked={view.live} pb={8} />
        </Filters>
      }
      columns={[
        { label: 'What', cell: (event) => <EventWhat event={event} /> },
        {
          label: 'Who',
          cell: (event) => (
            <bdi style={{ display: 'block', minWidth: 160, overflowWrap: 'anywhere' }}>
              {whoOf(event, isPlatform)}
            </bdi>
          ),
        },
        { label: 'From', cell: ({ address }) => address ?? 'Inside' },
        { label: 'When', cell: ({ at }) => <When at={at} /> },
        {
          label: 'Reference',
          cell: ({ requestId }) => (requestId ? <Code>{requestId.slice(0, 8)}</Code> : 'None'),
        },
      ]}
      noMatch={<Blank title="No matching events">Try a longer time span or fewer filters.</Blank>}
      empty={<Blank title="Nothing has happened yet">Each sign-in and each change appears here.</Blank>}
    >
      {isUnknown && <UnknownOwner of={view.of} />}
      <FormAlert state={state} />
      <VerifyTrail found={found} />
    </ListPage>
  );
}

const OUTCOMES = { success: 'Success', failure: 'Failure' };

const WHO: Record<AuditEvent['actor']['type'], string> = {
  user: 'Somebody who is gone',
  client: 'An application',
  system: 'Gatehouse',
  anonymous: 'Nobody known',
};

/** An organization does not see the people who run the platform, nor those who have left it. */
function whoOf({ actor, actorName }: AuditEvent, isPlatform: boolean): string {
  if (actorName) return actorName;
  if (actor.type === 'user' && !isPlatform) return 'Somebody outside of the organization';
  return actor.type === 'client' && actor.id ? actor.id : WHO[actor.type];
}
