import type { RateLimit } from '@gatehouse/contracts';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, ItemName, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { wholeRange } from '~/page-links';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './oversight.module.css';
import { limitKindsTexts } from './texts/limit-kinds';
import { limitsTexts } from './texts/limits';
import { sharedTexts } from './texts/shared';
import { kindText } from './words';

interface Props {
  items: readonly RateLimit[];
  state: FormState | undefined;
}

/** The active rate limits. */
export function RateLimitsTable({ items, state }: Props) {
  const t = useTexts(limitsTexts);
  const kindTexts = useTexts(limitKindsTexts);
  const shared = useTexts(sharedTexts);
  const formats = useFormats();
  return (
    <>
      <FormAlert state={state} />
      <ListBar range={wholeRange(items)} />
      <div className={list.frame}>
        {items.length === 0 ? (
          <Blank title={t('none')}>{t('noneAbout')}</Blank>
        ) : (
          <ItemTable
            items={items.map((item) => ({ ...item, id: item.key }))}
            columns={[
              {
                label: t('subject'),
                cell: ({ subject, userId }) =>
                  userId ? (
                    <ItemName to={`/superadmin/users/${userId}`} name={subject.replace(userId, t('user'))} />
                  ) : (
                    <OneLine text={subject} />
                  ),
              },
              { label: t('reason'), cell: ({ kind }) => kindText(kind, kindTexts) },
              { label: t('attempts'), isNumber: true, cell: ({ attempts }) => formats.number(attempts) },
              { label: t('rejected'), isNumber: true, cell: ({ refused }) => formats.number(refused) },
              { label: t('lastRejected'), cell: ({ refusedAt }) => <MaybeWhen at={refusedAt} /> },
              { label: t('until'), cell: ({ until }) => <MaybeWhen at={until} /> },
              {
                label: shared('actions'),
                isAction: true,
                cell: ({ key, subject }) => (
                  <Form method="post">
                    <input type="hidden" name="key" value={key} />
                    <SubmitButton intent="lift" variant="default" size="xs">
                      {t.rich('lift', {
                        subject,
                        hidden: (inner: ReactNode) => <span className={classes.unseen}>{inner}</span>,
                      })}
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
