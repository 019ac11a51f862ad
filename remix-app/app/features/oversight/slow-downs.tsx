import type { SlowDown } from '@gatehouse/contracts';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, ItemName, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import classes from './oversight.module.css';
import { kindText } from './words';

interface Props {
  items: readonly SlowDown[];
  state: FormState | undefined;
}

/** The active rate limits. */
export function SlowDownsTable({ items, state }: Props) {
  return (
    <>
      <FormAlert state={state} />
      <div className={list.frame}>
        {items.length === 0 ? (
          <Blank title="No active rate limits">
            Accounts and networks that are rate-limited, or were within the last 15 minutes, appear here.
          </Blank>
        ) : (
          <ItemTable
            items={items.map((item) => ({ ...item, id: item.key }))}
            columns={[
              {
                label: 'Who',
                cell: ({ subject, userId }) =>
                  userId ? (
                    <ItemName to={`/superadmin/users/${userId}`} name={subject.replace(userId, 'A person')} />
                  ) : (
                    <bdi style={{ overflowWrap: 'anywhere' }}>{subject}</bdi>
                  ),
              },
              { label: 'Reason', cell: ({ kind }) => kindText(kind) },
              { label: 'Attempts', cell: ({ attempts }) => attempts.toLocaleString('en') },
              { label: 'Refused', cell: ({ refused }) => refused.toLocaleString('en') },
              { label: 'Last refused', cell: ({ refusedAt }) => <MaybeWhen at={refusedAt} /> },
              { label: 'Limited until', cell: ({ until }) => <MaybeWhen at={until} /> },
              {
                label: 'Actions',
                isAction: true,
                cell: ({ key, subject }) => (
                  <Form method="post">
                    <input type="hidden" name="key" value={key} />
                    <SubmitButton intent="lift" variant="default" size="xs">
                      Lift<span className={classes.unseen}> for {subject}</span>
                    </SubmitButton>
                  </Form>
                ),
              },
            ]}
          />
        )}
      </div>
    </>
  );
}

function MaybeWhen({ at }: { at: string | null }) {
  return at ? <When at={at} /> : '—';
}
